'use client';

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useId, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useAlerts } from '@/lib/client/alerts';
import { uploadFile } from '@/lib/client/library';
import { picturesQuery } from '@/lib/client/queries';
import type { Locale } from '@/lib/contract/locale';
import type { MediaFile } from '@/lib/contract/media';
import controls from './controls.module.css';
import { useEditing } from './editing-context';
import { EditorDialog } from './editor-dialog';
import styles from './picture-picker.module.css';

interface PicturePickerProps {
  onClose: () => void;
  /** Gets the file, the address of a small rendition, and its text in the language being edited. */
  onChoose: (file: MediaFile, url: string, text: string) => void;
}

/** The pictures of the media library, with search and upload. */
export function PicturePicker({ onClose, onChoose }: PicturePickerProps) {
  const t = useTranslations('editor.picture');
  const id = useId();
  const { session } = useEditing();
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const pictures = useInfiniteQuery(picturesQuery(session.locale, wanted));
  const files = pictures.data?.pages.flatMap((page) => page.results) ?? [];
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(session.locale, file),
    onSuccess: (file) => {
      void client.invalidateQueries({ queryKey: ['pictures'] });
      useAlerts
        .getState()
        .show({ tone: 'success', text: t(file.duplicate === true ? 'duplicate' : 'upload') });
      choose(file);
    },
    onError: (error) => session.report(error),
  });

  function choose(file: MediaFile): void {
    onChoose(file, smallest(file), textOf(file, session.locale));
  }

  return (
    <EditorDialog wide title={t('title')} onClose={onClose}>
      <div className={styles.tools}>
        <TextField
          label={t('search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <label className={`${buttonClass()} ${styles.upload}`} htmlFor={id}>
          {upload.isPending ? t('uploading') : t('upload')}
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          className={styles.file}
          disabled={upload.isPending}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) upload.mutate(file);
          }}
        />
      </div>
      <p role="status" className={controls.hint}>
        {upload.isPending ? t('uploading') : !pictures.isPending && files.length === 0 ? t('empty') : ''}
      </p>
      <ul className={styles.grid}>
        {files.map((file) => (
          <li key={file.id}>
            <button type="button" className={styles.picture} onClick={() => choose(file)}>
              <img src={smallest(file)} alt={textOf(file, session.locale) || file.filename} loading="lazy" />
              <span className={styles.name}>{file.filename}</span>
            </button>
          </li>
        ))}
      </ul>
      {pictures.hasNextPage && <Button onClick={() => void pictures.fetchNextPage()}>{t('more')}</Button>}
    </EditorDialog>
  );
}

function textOf(file: MediaFile, locale: Locale): string {
  return file.alt[locale] ?? '';
}

/** The smallest rendition, or the file itself. */
function smallest(file: MediaFile): string {
  const widthOf = (thumb: object) => ('width' in thumb ? Number(thumb.width) : Infinity);
  return (
    Object.values(file.thumbs)
      .toSorted((a, b) => widthOf(a) - widthOf(b))
      .at(0)?.url ?? file.url
  );
}
