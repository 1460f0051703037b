import { useTranslate } from 'ra-core';
import { useInterfaceLocale } from '../use-interface-locale';
import styles from './media.module.css';
import type { Upload } from './use-uploads';

/** How uploads go: one sentence about all of them, and a row for each. */
export function UploadRows({ uploads }: { uploads: readonly Upload[] }) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  if (uploads.length === 0) return null;
  const count = (wanted: Upload['outcome']) => uploads.filter(({ outcome }) => outcome === wanted).length;
  const waiting = count(undefined);
  const failed = count('failed');
  return (
    <>
      <p role="status" className={styles.summary}>
        {waiting > 0
          ? translate('admin.media.summary_running', {
              done: uploads.length - waiting,
              total: uploads.length,
            })
          : [
              translate('admin.media.summary_done', { smart_count: count('done') + count('known') }),
              failed > 0 && translate('admin.media.summary_failed', { smart_count: failed }),
            ]
              .filter((part) => part !== false)
              .join(' ')}
      </p>
      <ul className={styles.uploads} aria-label={translate('admin.media.uploads')}>
        {uploads.map(({ key, name, share, outcome, reason }) => (
          <li key={key} className={outcome === 'failed' ? styles.failed : undefined}>
            {outcome === undefined ? (
              <>
                <span>{name}</span>
                <progress max={1} value={share} aria-label={translate('admin.media.uploading', { name })} />
                <span data-tabular aria-hidden="true">
                  {new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}
                </span>
              </>
            ) : (
              translate(`admin.media.${outcome}`, { name, reason })
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
