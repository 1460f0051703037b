'use client';

import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import { PictureCrop } from '@/components/ui/picture-crop';
import type { Crop, MediaFile } from '@/lib/contract/media';
import { describeError } from '../describe-error';
import { Dialog } from '../dialog';
import { useInterfaceLocale } from '../use-interface-locale';
import { cropFile, type UploadedFile } from './media-api';

interface CropDialogProps {
  file: MediaFile & { width: number; height: number };
  onClose: () => void;
  /** Gets the new file. */
  onDone: (file: UploadedFile) => void;
}

/** Saves a part of a picture as a new file; the original stays. */
export function CropDialog({ file, onClose, onDone }: CropDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useInterfaceLocale();
  const [crop, setCrop] = useState<Crop | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    if (crop === null) return;
    setBusy(true);
    try {
      const made = await cropFile(locale, file.id, crop);
      notify('admin.media.crop_done', { type: 'info' });
      onDone(made);
    } catch (error) {
      notify(describeError(error, translate), { type: 'error' });
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={translate('admin.media.crop')}
      lead={translate('admin.media.crop_lead')}
      onClose={onClose}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={crop === null} onClick={() => void save()}>
            {translate('admin.media.crop_save')}
          </Button>
        </>
      }
    >
      <PictureCrop
        file={file}
        locale={locale}
        texts={{
          shape: translate('admin.media.crop_shape'),
          shapes: {
            free: translate('admin.media.crop_shapes.free'),
            vertical: translate('admin.media.crop_shapes.vertical'),
            horizontal: translate('admin.media.crop_shapes.horizontal'),
            square: translate('admin.media.crop_shapes.square'),
            wide: translate('admin.media.crop_shapes.wide'),
          },
          aspect: translate('admin.media.crop_aspect'),
          aspectValue: (aspect) => translate('admin.media.crop_aspect_value', { aspect }),
          zoom: translate('admin.media.crop_zoom'),
          area: translate('admin.media.crop_area'),
          size: (pixels) => translate('admin.media.crop_size', pixels),
          loading: translate('admin.loading'),
        }}
        onChange={setCrop}
      />
    </Dialog>
  );
}
