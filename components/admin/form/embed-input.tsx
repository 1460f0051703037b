'use client';

import { useTranslate } from 'ra-core';
import { embedHosts, extractEmbedAddress } from '@/lib/pagebuilder/embeds';
import type { EmbedField } from '@/lib/pagebuilder/fields';
import controls from '../controls.module.css';
import { describedBy, FieldFrame } from './field-frame';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';

/** An address or embed code of an allowed platform; it is reduced to the address when the field is left (spec §5). */
export function EmbedInput({ field, source, label, language, help }: InputProps<EmbedField>) {
  const translate = useTranslate();
  const { id, name, value, onChange, onBlur, inputRef, problem } = useFormField<string>(source);
  const hint = help ?? translate('admin.form.embed_form', { hosts: embedHosts[field.family].join(', ') });
  return (
    <FieldFrame
      id={id}
      label={label}
      language={language}
      help={hint}
      problem={problem}
      isRequired={field.required === true}
    >
      <textarea
        id={id}
        name={name}
        ref={inputRef}
        rows={2}
        className={controls.input}
        value={value ?? ''}
        aria-invalid={problem !== null}
        aria-describedby={describedBy(id, hint, problem)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => {
          const address = extractEmbedAddress(event.target.value, field.family);
          if (address !== null && address !== event.target.value) onChange(address);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
