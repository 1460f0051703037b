import type { Locale } from '@/lib/contract/locale';
import type { Field, RecordDefinition } from '@/lib/pagebuilder/fields';

/** One field of a form. */
export interface FieldInputProps<Kind extends Field = Field> {
  definition: RecordDefinition;
  field: Kind;
  /** Where the value is in the form: `title.de`, `opening_hours.0.opens`. */
  source: string;
  /** Name of the field in its group. */
  name: string;
  label: string;
  help?: string | undefined;
}

/** What every input of the generated forms gets. */
export interface InputProps<Kind extends Field> extends FieldInputProps<Kind> {
  /** Set for one language of a localised field, and how that language is called. */
  locale?: Locale | undefined;
  language?: string | undefined;
}
