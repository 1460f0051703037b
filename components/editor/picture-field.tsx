'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import controls from './controls.module.css';
import { PicturePicker } from './picture-picker';
import styles from './picture-picker.module.css';

interface PictureFieldProps {
  label: string;
  /** `media:7`, or empty. */
  value: string;
  fault: string | undefined;
  onChange: (reference: string | null) => void;
}

/** A picture of the media library. Without a library the reference itself is typed. */
export function PictureField({ label, value, fault, onChange }: PictureFieldProps) {
  const t = useTranslations('editor.picture');
  const id = useId();
  const hasMedia = useEditorStore((state) => hasFeature(state.user, 'media'));
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ reference: string; url: string; text: string } | null>(null);

  if (!hasMedia) {
    return (
      <div className={controls.field}>
        <label className={controls.label} htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          className={controls.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <p className={fault === undefined ? controls.hint : controls.fault}>{fault ?? t('reference')}</p>
      </div>
    );
  }
  return (
    <fieldset className={controls.field}>
      <legend className={controls.label}>{label}</legend>
      {chosen !== null && value === chosen.reference && (
        <img className={styles.chosen} src={chosen.url} alt={chosen.text} />
      )}
      <p className={fault === undefined ? controls.hint : controls.fault}>
        {fault ?? (value === '' ? t('none') : value)}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={controls.button} onClick={() => setOpen(true)}>
          {t(value === '' ? 'choose' : 'change')}
        </button>
        {value !== '' && (
          <button type="button" className={controls.button} onClick={() => onChange(null)}>
            {t('clear')}
          </button>
        )}
      </div>
      {open && (
        <PicturePicker
          onClose={() => setOpen(false)}
          onChoose={(file, url, text) => {
            setChosen({ reference: file.reference, url, text });
            onChange(file.reference);
            setOpen(false);
          }}
        />
      )}
    </fieldset>
  );
}
