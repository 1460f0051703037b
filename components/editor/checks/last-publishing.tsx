import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { closePanel, hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { versionsQuery } from '@/lib/client/queries';
import type { Version } from '@/lib/contract/write';
import { formatMoment } from '@/lib/i18n/formats';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { languagesOf, signatureOf } from '../signature';
import styles from './publish-panel.module.css';

/** When and by whom the document was published last, and the way to take that back where something was public before. */
export function LastPublishing() {
  const t = useTranslations('editor.check');
  const locale = useLocale();
  const { session, steps } = useEditing();
  const user = useEditorStore((state) => state.user);
  const busy = useEditorStore((state) => state.busy);
  const versions = useQuery({
    ...versionsQuery(session.locale, session.key),
    enabled: hasFeature(user, 'versions'),
  });
  const [last, ...before] = versions.data ?? [];
  if (last === undefined) return null;

  async function takeBack(version: number): Promise<void> {
    if (await steps.takeBack(version)) closePanel();
  }

  return (
    <div className={styles.last}>
      <p className={controls.hint}>
        {t('last', {
          languages: languagesOf(last.locales),
          signature: signatureOf(last.user, formatMoment(last.at, locale)),
        })}
      </p>
      {hasFeature(user, 'take-back') && hadAll(last, before) && (
        <Button size="small" busy={busy} onClick={() => void takeBack(last.id)}>
          {t('takeBack')}
        </Button>
      )}
    </div>
  );
}

/** Whether something was public before in all languages of a publishing. */
function hadAll({ locales }: Version, before: readonly Version[]): boolean {
  return locales.every((locale) => before.some((version) => version.locales.includes(locale)));
}
