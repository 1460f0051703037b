import { EditorGate } from '@/components/editor/gate';
import { SectionsView } from '@/components/modules/section-view';
import type { Locale } from '@/lib/contract/locale';
import type { Page } from '@/lib/contract/page';
import { Hero } from './hero';

interface ScreenHeadProps {
  locale: Locale;
  /** The page that editors keep for this screen, if there is one: its headline, and sections above the list. */
  page: Page | null;
  /** Path of the screen below the locale prefix. */
  slug: string;
  title: string;
  lead: string;
}

/** Poster and editable sections of a screen whose list comes from the records. */
export function ScreenHead({ locale, page, slug, title, lead }: ScreenHeadProps) {
  return (
    <>
      <Hero title={page?.headline || page?.title || title} seed={page?.id ?? 0} lead={<p>{page?.meta_description || lead}</p>} />
      {page && (
        <EditorGate documentKey={{ content_type: 'page', object_id: page.id }} locale={locale} slug={slug}>
          <SectionsView sections={page.modules} locale={locale} />
        </EditorGate>
      )}
    </>
  );
}
