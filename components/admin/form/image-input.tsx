'use client';

import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from '@/components/ui/button';
import { canCrop } from '@/components/ui/crop-shapes';
import type { ImageField } from '@/lib/pagebuilder/fields';
import controls from '../controls.module.css';
import { CropDialog } from '../media/crop-dialog';
import { MediaPicker } from '../media/media-picker';
import { MediaSummary, useMediaFile } from '../media/media-thumb';
import { describedBy, FieldFrame } from './field-frame';
import styles from './image-input.module.css';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';

/** A file of the media library, stored as `media:7`: shown with its alternative text, chosen in a dialog. */
export function ImageInput({ definition, field, source, name, label, help }: InputProps<ImageField>) {
  const translate = useTranslate();
  const { id, name: place, value, onChange, inputRef, problem } = useFormField<string>(source);
  const [isChoosing, setChoosing] = useState(false);
  const isEmpty = value === null || value === undefined || value === '';
  // A directory of downloads holds any file (lib/records/download-directories).
  const takesAnyFile = definition.resource === 'download-directories' && name === 'file';
  const choose = translate(
    isEmpty ? 'admin.media.choose' : takesAnyFile ? 'admin.media.change_file' : 'admin.media.change',
  );
  const remove = translate(takesAnyFile ? 'admin.media.remove_file' : 'admin.media.remove');
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem} isRequired={field.required === true}>
      <div className={styles.image}>
        {!isEmpty && <MediaSummary reference={value} />}
        <div className={controls.dialogTools}>
          <Button
            id={id}
            name={place}
            ref={inputRef}
            size="small"
            aria-label={`${label}: ${choose}`}
            aria-describedby={describedBy(id, help, problem)}
            onClick={() => setChoosing(true)}
          >
            {choose}
          </Button>
          {!isEmpty && !takesAnyFile && <CropButton label={label} reference={value} onChange={onChange} />}
          {!isEmpty && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`${label}: ${remove}`}
              onClick={() => {
                onChange(null);
                // This button is gone then; the one that chooses stays.
                document.getElementById(id)?.focus();
              }}
            >
              {remove}
            </Button>
          )}
        </div>
      </div>
      {isChoosing && (
        <MediaPicker
          type={takesAnyFile ? undefined : 'image'}
          onClose={() => setChoosing(false)}
          onChoose={(file) => {
            onChange(file.reference);
            setChoosing(false);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Replaces the chosen picture by a part of it. */
function CropButton({
  label,
  reference,
  onChange,
}: {
  label: string;
  reference: string;
  onChange: (reference: string) => void;
}) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const file = useMediaFile(reference);
  if (file === null || !canCrop(file)) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={`${label}: ${translate('admin.media.crop_open')}`}
        onClick={() => setOpen(true)}
      >
        {translate('admin.media.crop_open')}
      </Button>
      {isOpen && (
        <CropDialog
          file={file}
          onClose={() => setOpen(false)}
          onDone={(made) => {
            setOpen(false);
            onChange(made.reference);
          }}
        />
      )}
    </>
  );
}
