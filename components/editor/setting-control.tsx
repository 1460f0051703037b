'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { embedHosts } from '@/lib/pagebuilder/embeds';
import { fieldErrorCodes } from '@/lib/pagebuilder/field-errors';
import type { Field } from '@/lib/pagebuilder/fields';
import controls from './controls.module.css';
import { LinkPicker } from './link-picker';
import { PictureField } from './picture-field';
import { useLabels } from './use-labels';

interface SettingControlProps {
  name: string;
  field: Field;
  label: string;
  model: string;
  hint?: string;
}

/** The control of one field, by its kind. */
export function SettingControl({ name, field, label, model, hint }: SettingControlProps) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const id = useId();
  const { field: input, fieldState } = useController({ name });
  const code = fieldErrorCodes.find((known) => known === fieldState.error?.message);
  const fault = fieldState.error === undefined ? undefined : t(`fault.${code ?? 'invalid'}`);
  const title = field.required === true ? `${label} *` : label;
  const note =
    hint ??
    (field.kind === 'embed'
      ? t('settings.embedHint', { hosts: embedHosts[field.family].join(', ') })
      : undefined);
  const common = {
    id,
    ref: input.ref,
    name,
    className: controls.input,
    onBlur: input.onBlur,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-note`,
  };
  const text = typeof input.value === 'string' || typeof input.value === 'number' ? String(input.value) : '';

  switch (field.kind) {
    case 'boolean':
      return (
        <label className={controls.check}>
          <input
            type="checkbox"
            ref={input.ref}
            name={name}
            checked={input.value === true}
            onChange={(event) => input.onChange(event.target.checked)}
            onBlur={input.onBlur}
          />
          {label}
        </label>
      );
    case 'image':
      return <PictureField label={title} value={text} fault={fault} onChange={input.onChange} />;
    case 'link':
      return (
        <LinkPicker
          label={title}
          value={text}
          fault={fault}
          onChange={({ reference }) => input.onChange(reference)}
        />
      );
    case 'select':
      return (
        <div className={controls.field}>
          <label className={controls.label} htmlFor={id}>
            {title}
          </label>
          <select
            {...common}
            value={text}
            onChange={(event) =>
              input.onChange(field.options.find((option) => String(option) === event.target.value))
            }
          >
            {field.options.map((option) => (
              <option key={option} value={option}>
                {labels.option(model, name, option)}
              </option>
            ))}
          </select>
        </div>
      );
    default:
      return (
        <div className={controls.field}>
          <label className={controls.label} htmlFor={id}>
            {title}
          </label>
          {(field.kind === 'text' && field.multiline === true) || field.kind === 'embed' ? (
            <textarea {...common} value={text} onChange={input.onChange} />
          ) : (
            <input {...common} type="text" value={text} onChange={input.onChange} />
          )}
          <p id={`${id}-note`} className={fault === undefined ? controls.hint : controls.fault}>
            {fault ?? note}
          </p>
        </div>
      );
  }
}
