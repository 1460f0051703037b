'use client';

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useId, useState, type DragEvent } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import hidden from '@/components/ui/visually-hidden.module.css';
import { useAlerts } from '@/lib/client/alerts';
import { picturesQuery } from '@/lib/client/queries';
import type { MediaFile } from '@/lib/contract/media';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { EditorDialog } from '../dialogs/editor-dialog';
import { reportUpload, upload } from '../session/upload';
import { PictureChoice } from './picture-choice';
import styles from './picture-picker.module.css';

interface PicturePickerProps {
  onClose: () => void;
  onChoose: (file: MediaFile) => void;
  /** Takes several pictures that were uploaded at once; without it only the first is uploaded. */
  onSeveral?: (files: MediaFile[]) => void;
}

/** The pictures of the media library, by folder and search; new ones are uploaded or dropped here. */
export function PicturePicker({ onClose, onChoose, onSeveral }: PicturePickerProps) {
  const t = useTranslations('editor.picture');
  const id = useId();
  const { session } = useEditing();
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState('');
  const [isOver, setOver] = useState(false);
  const wanted = useDeferredValue(search.trim());
  const pictures = useInfiniteQuery(picturesQuery(session.locale, { search: wanted, folder }));
  const files = pictures.data?.pages.flatMap((page) => page.results) ?? [];
  const folders = pictures.data?.pages[0]?.folders ?? [];
  const uploads = useMutation({
    mutationFn: sendAll,
    onSuccess: (sent) => {
      void client.invalidateQueries({ queryKey: ['pictures'] });
      const [file] = sent;
      if (file === undefined) return;
      const text =
        sent.length > 1
          ? t('uploadedSeveral', { count: sent.length })
          : t(file.duplicate ? 'duplicate' : 'uploaded');
      useAlerts.getState().show({ tone: 'success', text });
    },
  });
  const note = uploads.isPending
    ? t('uploading')
    : pictures.isError
      ? t('failed')
      : !pictures.isPending && files.length === 0
        ? t('empty')
        : '';

  /** Uploads one after the other, as they were chosen. Those that fail are reported, the others come. */
  async function sendAll(chosen: readonly File[]): Promise<MediaFile[]> {
    const sent: MediaFile[] = [];
    for (const file of chosen) {
      try {
        sent.push(await upload(session, file));
      } catch (error) {
        reportUpload(session, file, error);
      }
    }
    return sent;
  }

  function send(list: FileList | null): void {
    const chosen = [...(list ?? [])];
    const [file] = chosen;
    if (!file || uploads.isPending) return;
    const isOneOfMany = chosen.length > 1 && onSeveral === undefined;
    if (isOneOfMany)
      useAlerts.getState().show({ tone: 'information', text: t('onlyOne', { name: file.name }) });
    uploads.mutate(isOneOfMany ? [file] : chosen, { onSuccess: take });
  }

  /** Takes what was uploaded. Whoever has closed the choice meanwhile, or chosen something else, finds it in the library. */
  function take(sent: MediaFile[]): void {
    const [file] = sent;
    if (sent.length > 1) onSeveral?.(sent);
    else if (file !== undefined) onChoose(file);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files);
  }

  return (
    <EditorDialog wide title={t('title')} onClose={onClose}>
      <div
        className={styles.library}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className={styles.tools}>
          <TextField
            label={t('search')}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          {folders.length > 0 && (
            <Select
              label={t('folder')}
              value={folder}
              options={[
                { value: '', label: t('allFolders') },
                ...folders.map((name) => ({ value: name, label: name })),
              ]}
              onChange={(event) => setFolder(event.target.value)}
            />
          )}
          <label className={`${buttonClass()} ${styles.upload}`} htmlFor={id}>
            {uploads.isPending ? t('uploading') : t('upload')}
          </label>
          <input
            id={id}
            type="file"
            accept="image/*"
            multiple={onSeveral !== undefined}
            className={hidden.hidden}
            disabled={uploads.isPending}
            onChange={(event) => {
              send(event.target.files);
              // Choosing the same file again must count as a change.
              event.target.value = '';
            }}
          />
        </div>
        <p role="status" className={controls.hint}>
          {note}
        </p>
        <ul className={styles.grid} aria-busy={pictures.isPlaceholderData}>
          {files.map((file) => (
            <li key={file.id}>
              <PictureChoice file={file} locale={session.locale} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        {pictures.hasNextPage && (
          <Button busy={pictures.isFetchingNextPage} onClick={() => void pictures.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </EditorDialog>
  );
}
