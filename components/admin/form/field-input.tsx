'use client';

import { lazy, Suspense } from 'react';
import { useTranslate } from 'ra-core';
import { locales } from '@/lib/contract/locale';
import type { Field } from '@/lib/pagebuilder/fields';
import { ChoiceInput, DateInput, NumberInput, SwitchInput, TextInput } from './basic-inputs';
import { CoordinatesInput } from './coordinates-input';
import { ImageInput } from './image-input';
import { EmbedInput } from './embed-input';
import { FieldNotes } from './field-frame';
import frame from './field-frame.module.css';
import styles from './field-input.module.css';
import type { FieldInputProps, InputProps } from './input-props';
import { LinkInput } from './link-input';
import { ListInput } from './list-input';
import { RelationInput } from './relation-input';
import { SlugInput } from './slug-input';
import { useGroupProblem } from './use-form-field';

/** The text editor is a third of the admin's code, and few forms have formatted text: it is loaded with the first of them. */
const RichTextInput = lazy(async () => ({ default: (await import('./rich-text-input')).RichTextInput }));

/** The input of one field, chosen by its kind; a localised field has one per language, side by side. */
export function FieldInput(props: FieldInputProps) {
  return props.field.localised === true ? <LocalisedInput {...props} /> : <KindInput {...props} />;
}

function LocalisedInput({ help, ...props }: FieldInputProps) {
  const translate = useTranslate();
  const problem = useGroupProblem(props.source);
  return (
    <div className={styles.localised} role="group" aria-label={props.label}>
      {locales.map((locale) => (
        <KindInput
          key={locale}
          {...props}
          source={`${props.source}.${locale}`}
          locale={locale}
          language={translate(`admin.languages.${locale}`)}
        />
      ))}
      <FieldNotes help={help} problem={problem} />
    </div>
  );
}

function KindInput({ field, ...props }: InputProps<Field>) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} {...props} />;
    case 'rich_text':
      return (
        <Suspense fallback={<Waiting label={props.label} />}>
          <RichTextInput field={field} {...props} />
        </Suspense>
      );
    case 'select':
      return <ChoiceInput field={field} {...props} />;
    case 'boolean':
      return <SwitchInput field={field} {...props} />;
    case 'number':
      return <NumberInput field={field} {...props} />;
    case 'date':
      return <DateInput field={field} {...props} />;
    case 'image':
      return <ImageInput field={field} {...props} />;
    case 'link':
      return <LinkInput field={field} {...props} />;
    case 'embed':
      return <EmbedInput field={field} {...props} />;
    case 'relation':
      return <RelationInput field={field} {...props} />;
    case 'slug':
      return <SlugInput field={field} {...props} />;
    case 'coordinates':
      return <CoordinatesInput field={field} {...props} />;
    case 'list':
      return (
        <ListInput
          field={field}
          {...props}
          renderField={(inner) => <FieldInput key={inner.name} {...inner} />}
        />
      );
  }
}

function Waiting({ label }: { label: string }) {
  const translate = useTranslate();
  return (
    <div className={frame.field}>
      <p className={frame.label}>{label}</p>
      <p className={styles.waiting}>{translate('admin.list.loading')}</p>
    </div>
  );
}
