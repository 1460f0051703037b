'use client';

import { useTranslate } from 'react-admin';
import { locales } from '@/lib/contract/locale';
import type { Field, RecordDefinition } from '@/lib/pagebuilder/fields';
import { ChoiceInput, DateInput, NumberInput, SwitchInput, TextInput } from './basic-inputs';
import { ImageInput } from './image-input';
import { EmbedInput } from './embed-input';
import styles from './form.module.css';
import type { InputProps } from './input-props';
import { LinkInput } from './link-input';
import { ListInput } from './list-input';
import { RelationInput } from './relation-input';
import { RichTextInput } from './rich-text-input';
import { SlugInput } from './slug-input';
import { useGroupProblem } from './use-form-field';

interface FieldInputProps {
  definition: RecordDefinition;
  /** Where the value is in the form: `title`, `files.0.title`. */
  source: string;
  /** Name of the field in its group. */
  name: string;
  field: Field;
  label: string;
  help?: string | undefined;
}

/** The input of one field, chosen by its kind; a localised one stands there once per language, side by side. */
export function FieldInput(props: FieldInputProps) {
  const { field, source, help } = props;
  if (field.localised !== true) return <KindInput {...props} help={help} />;
  return <LocalisedInput {...props} source={source} />;
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
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {problem !== null && <p className={styles.problem}>{problem}</p>}
    </div>
  );
}

function KindInput({ field, ...props }: InputProps<Field>) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} {...props} />;
    case 'rich_text':
      return <RichTextInput field={field} {...props} />;
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
    case 'list':
      return <ListInput field={field} {...props} />;
  }
}
