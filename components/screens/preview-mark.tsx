import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { formatMoment } from '@/lib/i18n/formats';
import styles from './preview-mark.module.css';

/** The state that an editor views: the draft, or a version by its number. */
type State = 'published' | 'draft' | number;

/** The name of a preview, in its title and on its mark. */
export async function previewName(locale: Locale, state: State): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'site.preview' });
  return typeof state === 'number' ? t('version', { version: String(state) }) : t('draft');
}

/** Steps back in the editor's preview, which is named, before it is painted; the page contains its text. */
const stepBack = 'if (window.frameElement) document.currentScript.parentElement.hidden = true';

/** Marks a preview at the bottom of the window, so that nobody takes it for the page, with a link to edit it. */
export async function PreviewMark({
  locale,
  state,
  path,
}: {
  locale: Locale;
  state: State;
  path: string | undefined;
}) {
  const t = await getTranslations({ locale, namespace: 'site.preview' });
  return (
    <aside className={styles.mark} aria-label={await previewName(locale, state)} suppressHydrationWarning>
      <script data-at-once="" dangerouslySetInnerHTML={{ __html: stepBack }} />
      <p>
        <b>{await previewName(locale, state)}</b>{' '}
        <span>{t(typeof state === 'number' ? 'version_text' : 'draft_text')}</span>
      </p>
      {path !== undefined && <a href={`${path}?edit`}>{t('edit')}</a>}
      <noscript>
        <a href="/cms-hub">{t('sign_out')}</a>
      </noscript>
    </aside>
  );
}

/** The same for a preview link: until when the draft can be seen, without editing. */
export async function SharedMark({ locale, expiresAt }: { locale: Locale; expiresAt: string }) {
  const t = await getTranslations({ locale, namespace: 'site.preview' });
  return (
    <aside className={styles.mark} aria-label={t('draft')}>
      <p>
        <b>{t('draft')}</b> <span>{t('shared_text', { time: formatMoment(expiresAt, locale) })}</span>
      </p>
    </aside>
  );
}
