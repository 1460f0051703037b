import type { Locale } from '@/lib/contract/locale';
import type { Field, RecordDefinition } from '@/lib/pagebuilder/fields';

/** One field of a form. */
export interface FieldInputProps<Kind extends Field = Field> {
  definition: RecordDefinition;
  field: Kind;
  /** Path of the value in the form: `title.de`, `opening_hours.0.opens`. */
  source: string;
  /** Name of the field in its group. */
  name: string;
  label: string;
  help?: string | undefined;
}

/** Common props of the inputs of generated forms. */
export interface InputProps<Kind extends Field> extends FieldInputProps<Kind> {
  /** For one language of a localised field: which one, and its name. */
  locale?: Locale | undefined;
  language?: string | undefined;
}
