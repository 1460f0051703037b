import type { AdminResource, adminRecordSchema } from '@/lib/contract/admin';
import type { ContentType, ReferenceTarget } from '@/lib/contract/identifier';
import type { ContentKind } from '@/lib/contract/module';
import type { EmbedFamily } from './embeds';
import type { ShownFile } from './shown-files';

/**
 * The field kinds of the page builder and of the admin's records. A definition is a record of fields; the zod schemas, the
 * defaults, the forms and the API's validation are all derived from it (`schema.ts`), so a field is described once.
 */
interface FieldBase {
  /** Must have a value before saving; a localised field, in the language being edited. */
  required?: boolean;
  /** Stored per language as `{de, en}`. All other fields are shared by both languages. */
  localised?: boolean;
}

export interface TextField extends FieldBase {
  kind: 'text';
  /** Longest value in characters. */
  max: number;
  multiline?: boolean;
  /** The page puts it between quotation marks, so that its own would be doubled (`tidyText`). Only with `multiline`. */
  quoted?: boolean;
}

/** Sanitised HTML of the rich-text editor (spec §3). `max` counts characters of HTML. */
export interface RichTextField extends FieldBase {
  kind: 'rich_text';
  max: number;
}

export interface SelectField extends FieldBase {
  kind: 'select';
  options: readonly (string | number)[];
  default: string | number;
}

export interface BooleanField extends FieldBase {
  kind: 'boolean';
  default: boolean;
}

export interface NumberField extends FieldBase {
  kind: 'number';
  min: number;
  max: number;
  integer?: boolean;
}

/** A picture of the media library, stored as `media:7`. On the wire `<name>` is the reference, `<name>_url` and `thumbs` are resolved. */
export interface ImageField extends FieldBase {
  kind: 'image';
}

/**
 * Where something leads, stored as a reference (`page:12`) or an external address. On the wire `<name>` is what is stored
 * and `<name>_url` is the address resolved for the language.
 */
export interface LinkField extends FieldBase {
  kind: 'link';
  /**
   * Set if it points at something that is shown instead: a stand-alone section, where `<name>_url` is where the section is read (spec §7), or a
   * file of the media library of this kind.
   */
  to?: 'section' | ShownFile;
}

/** An address on an allowed third-party host (spec §5); pasted embed code is reduced to its first such address. */
export interface EmbedField extends FieldBase {
  kind: 'embed';
  family: EmbedFamily;
}

/** ISO date (`2025-06-28`), or date-time in the site's time zone (`2025-06-28T19:30`) when `time` is set. */
export interface DateField extends FieldBase {
  kind: 'date';
  time?: boolean;
}

/** Ids of other records. */
export interface RelationField extends FieldBase {
  kind: 'relation';
  resource: string;
  many?: boolean;
}

/**
 * Last part of an address, per language; made from the field `from` if left empty. `path` allows slashes and an empty value (home page).
 */
export interface SlugField extends FieldBase {
  kind: 'slug';
  from: string;
  path?: boolean;
}

/** A place on the map, stored as `{latitude, longitude}` in degrees of WGS 84. */
export interface CoordinatesField extends FieldBase {
  kind: 'coordinates';
}

/** A list of groups of fields, such as opening hours, files of a directory, or menu entries. */
export interface ListField extends FieldBase {
  kind: 'list';
  of: Record<string, Field>;
  max: number;
}

export type Field =
  | TextField
  | RichTextField
  | SelectField
  | BooleanField
  | NumberField
  | ImageField
  | LinkField
  | EmbedField
  | DateField
  | RelationField
  | SlugField
  | CoordinatesField
  | ListField;

export type Fields = Record<string, Field>;

/** Names of the fields that extend `Wanted`: a misspelt name or a field of another kind does not compile. */
export type NameOf<Known extends Fields, Wanted> = {
  [Name in keyof Known]: Known[Name] extends Wanted ? Name : never;
}[keyof Known] &
  string;

/** What stands beside a module's fields on the wire, in what is read and in what is written: no field has one of these names. */
export const reservedNames = [
  ...['id', 'model', 'anchor', 'locales', 'children', 'parent', 'column', 'order'],
  ...['content_type', 'object_id', 'slug', 'revision', 'document_revision', 'revives', 'unknown'],
  ...['layout', 'color', 'columns', 'classes', 'kind'],
] as const;

/** The fields of a kind of module; a reserved name does not compile. */
export type ModuleFields = Fields & Partial<Record<(typeof reservedNames)[number], never>>;

/** A kind of module: its fields, and the kind of its children if it is a list (spec §3). */
export interface ModuleDefinition {
  kind: ContentKind;
  /** Version of the stored shape; `migrations[n]` migrates values from version n to n + 1. */
  version: number;
  fields: ModuleFields;
  /** Kind of its child items. Such an item cannot stand in a column itself. */
  children?: ContentKind;
  /** Lives inside a list of this kind only, never in a column. */
  parent?: ContentKind;
  migrations?: Record<number, (values: Record<string, unknown>) => Record<string, unknown>>;
}

/** The fields of a kind of record; the name of what stands beside them on the wire does not compile. */
export type RecordFields = Fields & Partial<Record<keyof (typeof adminRecordSchema)['shape'], never>>;

/** A kind of record that the admin keeps (spec §3). */
export interface RecordDefinition {
  /** Name in the API, plural: `articles` in `/api/articles`. */
  resource: AdminResource;
  fields: RecordFields;
  /** Groups of the form, in order; every field stands in exactly one. */
  groups: Record<string, readonly string[]>;
  /** Columns of the admin's list. */
  columns: readonly string[];
  /** Field that names the record in lists and pickers. */
  title: string;
  /** The part of the admin's menu that it stands in; the parts come in this order. */
  menu: 'content' | 'programme' | 'site' | 'people';
  /** Set if there is exactly one record: the admin shows a form instead of a list. */
  single?: true;
  /** Set if links can point at the record: what stands before its id, as in `page:12`. */
  reference?: ReferenceTarget;
  /** Set if the record owns a tree of sections: its kind of document. */
  document?: ContentType;
  /** Fields that the list can be sorted by, the default first; a leading minus means descending. */
  sort: readonly string[];
  /** Fields that the list can be filtered by, beside the text search. */
  filters?: readonly string[];
}
