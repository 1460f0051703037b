import { useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import { useInterfaceLocale } from '../use-interface-locale';
import styles from './media.module.css';
import type { Upload } from './use-uploads';

interface UploadRowsProps {
  uploads: readonly Upload[];
  /** Sends a failed file again. */
  onAgain: (upload: Upload) => void;
}

/** The state of uploads: one sentence about all of them, and a row for each. */
export function UploadRows({ uploads, onAgain }: UploadRowsProps) {
  const translate = useTranslate();
  if (uploads.length === 0) return null;
  const count = (wanted: Upload['outcome']) => uploads.filter(({ outcome }) => outcome === wanted).length;
  const waiting = count(undefined);
  const failed = count('failed');
  return (
    <>
      <p role="status" className={styles.uploaded}>
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
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onAgain={onAgain} />
        ))}
      </ul>
    </>
  );
}

function UploadRow({ upload, onAgain }: { upload: Upload; onAgain: UploadRowsProps['onAgain'] }) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { share, outcome, reason, isPassing } = upload;
  const { name } = upload.file;
  if (outcome === undefined) {
    return (
      <li>
        <span>{name}</span>
        <progress max={1} value={share} aria-label={translate('admin.media.uploading', { name })} />
        <span data-tabular aria-hidden="true">
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}
        </span>
      </li>
    );
  }
  return (
    <li className={outcome === 'failed' ? styles.failed : undefined}>
      {translate(`admin.media.${outcome}`, { name, reason })}
      {outcome === 'failed' && isPassing === true && (
        <Button
          size="small"
          aria-label={translate('admin.media.again_named', { name })}
          onClick={() => onAgain(upload)}
        >
          {translate('admin.media.again')}
        </Button>
      )}
    </li>
  );
}
