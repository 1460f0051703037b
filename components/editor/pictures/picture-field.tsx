'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { canCrop } from '@/components/ui/crop-shapes';
import { TextField } from '@/components/ui/text-field';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { fileQuery } from '@/lib/client/queries';
import type { MediaFile } from '@/lib/contract/media';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { PictureCropDialog } from './picture-crop-dialog';
import { PictureDetails } from './picture-details';
import { findSmallest } from './find-smallest';
import { LatestPictures } from './latest-pictures';
import { PicturePicker } from './picture-picker';
import styles from './picture-picker.module.css';

interface PictureFieldProps {
  label: string;
  /** `media:7`, or empty. */
  value: string;
  fault: string | undefined;
  /** Whether the settings were opened for this field: if it is empty, it opens the choice of pictures at once, else it offers the latest ones. */
  wanted: boolean;
  onChange: (reference: string | null) => void;
  /** Another picture was chosen. */
  onReplaced?: () => void;
  /** Takes the references of several pictures chosen at once, where there is room for them. */
  onSeveral?: (references: string[]) => void;
}

/** A picture of the media library: chosen, cropped, described. Without a library its reference is typed. */
export function PictureField({
  label,
  value,
  fault,
  wanted,
  onChange,
  onReplaced,
  onSeveral,
}: PictureFieldProps) {
  const t = useTranslations('editor.picture');
  const { session } = useEditing();
  const hasMedia = useEditorStore((state) => hasFeature(state.user, 'media'));
  const [open, setOpen] = useState<'picker' | 'crop' | 'details' | null>(
    wanted && value === '' && hasMedia ? 'picker' : null,
  );
  const query = fileQuery(session.locale, value);
  const { data: file } = useQuery({ ...query, enabled: hasMedia && query.enabled });
  const client = useQueryClient();
  const close = () => setOpen(null);

  function choose(chosen: MediaFile): void {
    client.setQueryData(fileQuery(session.locale, chosen.reference).queryKey, chosen);
    onChange(chosen.reference);
    close();
  }

  function replace(chosen: MediaFile): void {
    choose(chosen);
    if (value !== '') onReplaced?.();
  }

  if (!hasMedia) {
    return (
      <TextField
        label={label}
        value={value}
        hint={t('reference')}
        error={fault}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const text = file?.decorative === true ? t('isDecorative') : file?.alt[session.locale] || t('noText');
  return (
    <fieldset className={controls.field}>
      <legend className={controls.label}>{label}</legend>
      {value === '' ? (
        <p className={controls.hint}>{t('none')}</p>
      ) : (
        file && (
          <div className={styles.chosen}>
            <img src={findSmallest(file)} alt="" />
            <p>
              {file.filename}
              <span className={controls.hint}>{text}</span>
            </p>
          </div>
        )
      )}
      {fault !== undefined && <p className={controls.fault}>{fault}</p>}
      <div className={styles.buttons}>
        <Button size="small" onClick={() => setOpen('picker')}>
          {t(value === '' ? 'choose' : 'change')}
        </Button>
        {file && canCrop(file) && (
          <Button size="small" onClick={() => setOpen('crop')}>
            {t('crop')}
          </Button>
        )}
        {file && (
          <Button size="small" onClick={() => setOpen('details')}>
            {t('describe')}
          </Button>
        )}
        {value !== '' && (
          <Button size="small" onClick={() => onChange(null)}>
            {t('clear')}
          </Button>
        )}
      </div>
      {wanted && value !== '' && <LatestPictures current={value} onChoose={replace} />}
      {open === 'picker' && (
        <PicturePicker
          onClose={close}
          onChoose={replace}
          onSeveral={onSeveral && ((files) => onSeveral(files.map(({ reference }) => reference)))}
        />
      )}
      {open === 'crop' && file && canCrop(file) && (
        <PictureCropDialog file={file} onClose={close} onDone={choose} />
      )}
      {open === 'details' && file && <PictureDetails file={file} onClose={close} />}
    </fieldset>
  );
}
