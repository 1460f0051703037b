'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { TextArea, TextField } from '@/components/ui/text-field';
import { embedHosts } from '@/lib/pagebuilder/embeds';
import { fieldErrorCodes } from '@/lib/pagebuilder/field-errors';
import type { Field } from '@/lib/pagebuilder/fields';
import { LinkPicker } from '../text/link-picker';
import { PictureField } from '../pictures/picture-field';
import { SectionChoice } from './section-choice';
import { useLabels } from '../use-labels';

interface SettingControlProps {
  name: string;
  field: Field;
  label: string;
  model: string;
  hint?: string;
  /** Whether the settings were opened for this field. */
  wanted?: boolean;
  /** Another picture was chosen for this field. */
  onReplaced?: () => void;
  /** Takes several pictures chosen at once for this field. */
  onPictures?: (references: string[]) => void;
}

/** The control of one field, by its kind. */
export function SettingControl({
  name,
  field,
  label,
  model,
  hint,
  wanted = false,
  onReplaced,
  onPictures,
}: SettingControlProps) {
  const t = useTranslations('editor');
  const labels = useLabels();
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
    ref: input.ref,
    name,
    label,
    required: field.required === true,
    hint: note,
    error: fault,
    onBlur: input.onBlur,
  };
  const text = typeof input.value === 'string' || typeof input.value === 'number' ? String(input.value) : '';

  switch (field.kind) {
    case 'boolean':
      return (
        <Checkbox
          {...common}
          checked={input.value === true}
          onChange={(event) => input.onChange(event.target.checked)}
        />
      );
    case 'image':
      return (
        <PictureField
          label={title}
          value={text}
          fault={fault}
          wanted={wanted}
          onChange={input.onChange}
          onReplaced={onReplaced}
          onSeveral={onPictures}
        />
      );
    case 'link': {
      const { to } = field;
      if (to === 'section') return <SectionChoice {...common} value={text} onChange={input.onChange} />;
      return (
        <LinkPicker
          label={title}
          value={text}
          fault={fault}
          shown={to}
          onChange={({ reference }) => input.onChange(reference)}
        />
      );
    }
    case 'select':
      return (
        <Select
          {...common}
          value={text}
          options={field.options.map((option) => ({
            value: option,
            label: labels.option(model, name, option),
          }))}
          onChange={(event) =>
            input.onChange(field.options.find((option) => String(option) === event.target.value))
          }
        />
      );
    default:
      return (field.kind === 'text' && field.multiline === true) || field.kind === 'embed' ? (
        <TextArea {...common} value={text} onChange={input.onChange} />
      ) : (
        <TextField {...common} value={text} onChange={input.onChange} />
      );
  }
}
