'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
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
  const hasMedia = useEditorStore((state) => hasFeature(state.user, 'media'));
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ reference: string; url: string; text: string } | null>(null);

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
        <Button onClick={() => setOpen(true)}>{t(value === '' ? 'choose' : 'change')}</Button>
        {value !== '' && <Button onClick={() => onChange(null)}>{t('clear')}</Button>}
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
