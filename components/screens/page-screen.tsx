import { getTranslations } from 'next-intl/server';
import { EditorGate } from '@/components/editor/gate';
import { SectionsView } from '@/components/modules/section-view';
import { OpenToday } from '@/components/site/today-line';
import type { LiveLists } from '@/components/modules/view';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/contract/locale';
import type { Page } from '@/lib/contract/page';
import { screenPaths } from '@/lib/contract/paths';
import type { Settings } from '@/lib/contract/settings';
import { Hero } from './hero';
import { HomeHero } from './home-hero';
import { PageAnchors, partsOf } from './page-anchors';
import { headingOf } from './page-heading';
import styles from './page-screen.module.css';

interface PageScreenProps {
  locale: Locale;
  page: Page;
  /** Path below the locale prefix; empty for the home page (spec §2). */
  slug: string;
  settings: Settings;
  /** Content of lists that the site fills. */
  live: LiveLists;
}

/** A content page: its poster and its sections, editable in place. */
export async function PageScreen({ locale, page, slug, settings, live }: PageScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const { title, label, field } = headingOf(page);
  const parts = partsOf(page.modules);
  return (
    <>
      {slug === '' ? (
        <HomeHero locale={locale} title={title} field={field} settings={settings} />
      ) : (
        <Hero
          title={title}
          label={label}
          field={field}
          colour={page.colour}
          opening={page.opening}
          isLow={page.opening === 'half' && parts.length > 0}
          lead={slug === screenPaths.visit[locale] && <OpenToday locale={locale} settings={settings} />}
        />
      )}
      <PageAnchors locale={locale} parts={parts} />
      <div className={classNames(styles.sections, page.opening === 'text' && styles.words)} data-rows="">
        <EditorGate
          documentKey={{ content_type: 'page', object_id: page.id }}
          locale={locale}
          slug={slug}
          live={live}
        >
          {page.modules.length > 0 ? (
            <SectionsView sections={page.modules} locale={locale} live={live} />
          ) : (
            <p className={styles.empty}>{t('page.empty')}</p>
          )}
        </EditorGate>
      </div>
    </>
  );
}
