'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useAlerts } from '@/lib/client/alerts';
import { cropPicture, type UploadedFile } from '@/lib/client/library';
import type { Crop, MediaFile } from '@/lib/contract/media';
import { useEditing } from '../editing-context';
import { EditorDialog } from '../dialogs/editor-dialog';

/** Few people crop, so its code is loaded when somebody does. */
const PictureCrop = lazy(() =>
  import('@/components/ui/picture-crop').then((module) => ({ default: module.PictureCrop })),
);

interface PictureCropDialogProps {
  file: MediaFile & { width: number; height: number };
  onClose: () => void;
  /** Gets the new file. */
  onDone: (file: UploadedFile) => void;
}

/** Saves a part of a picture as a new file; the original stays. */
export function PictureCropDialog({ file, onClose, onDone }: PictureCropDialogProps) {
  const t = useTranslations('editor.crop');
  const loading = useTranslations('editor.list')('loading');
  const { session } = useEditing();
  const [crop, setCrop] = useState<Crop | null>(null);
  const save = useMutation({
    mutationFn: (part: Crop) => cropPicture(session.locale, file.id, part),
    onSuccess: (made) => {
      useAlerts.getState().show({ tone: 'success', text: t('done') });
      onDone(made);
    },
    onError: (error) => session.report(error),
  });
  return (
    <EditorDialog
      wide
      keep
      title={t('title')}
      description={t('description')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabled={crop === null}
            onClick={() => crop && save.mutate(crop)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Suspense fallback={<p role="status">{loading}</p>}>
        <PictureCrop
          file={file}
          locale={session.locale}
          texts={{
            shape: t('shape'),
            shapes: {
              free: t('shapes.free'),
              vertical: t('shapes.vertical'),
              horizontal: t('shapes.horizontal'),
              square: t('shapes.square'),
              wide: t('shapes.wide'),
            },
            aspect: t('aspect'),
            aspectValue: (aspect) => t('aspectValue', { aspect }),
            zoom: t('zoom'),
            area: t('area'),
            size: (pixels) => t('size', pixels),
            loading,
          }}
          onChange={setCrop}
        />
      </Suspense>
    </EditorDialog>
  );
}
