'use client';

import { useTranslate } from 'ra-core';
import controls from '../controls.module.css';
import { FieldFrame } from '../form/field-frame';
import { useFormField } from '../form/use-form-field';
import { useInterfaceLocale } from '../use-interface-locale';
import { useMediaPage } from './media-api';

/** The folder of a file: an existing one, suggested while typing, or a new name. */
export function FolderInput() {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { id, name, value, onChange, onBlur, inputRef, problem } = useFormField<string>('folder');
  const { data } = useMediaPage(locale, { page: 1 });
  return (
    <FieldFrame
      id={id}
      label={translate('resources.media.fields.folder')}
      help={translate('admin.media.move_hint')}
      problem={problem}
    >
      <input
        id={id}
        name={name}
        ref={inputRef}
        type="text"
        list={`${id}-folders`}
        className={controls.input}
        value={value ?? ''}
        maxLength={200}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <datalist id={`${id}-folders`}>
        {data?.folders
          .filter((folder) => folder !== '')
          .map((folder) => (
            <option key={folder} value={folder} />
          ))}
      </datalist>
    </FieldFrame>
  );
}
