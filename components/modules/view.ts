import type { ElementType, ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import type { ContentKind, Module } from '@/lib/contract/module';
import type { Field, NameOf } from '@/lib/pagebuilder/fields';
import type { moduleDefinitions } from './definitions';

/** What every module carries, without whatever else may stand beside it. */
type Carried = { [Key in keyof Module as string extends Key ? never : Key]: Module[Key] };

/**
 * A module of one kind, whose definition says which fields it has. Their values are foreign: they are read by the functions of `values.ts`,
 * which know the names, and a name that is none does not compile.
 */
export type ModuleOf<Kind extends ContentKind> = Carried & { model: Kind };

/** The names of a kind's fields, or of those of some field kinds only. */
export type FieldName<Kind extends ContentKind, FieldKind extends Field['kind'] = Field['kind']> = NameOf<
  (typeof moduleDefinitions)[Kind]['fields'],
  { kind: FieldKind }
>;

/** What is read as a text: words, and addresses that are shown or embedded as they are. */
export type TextName<Kind extends ContentKind> = FieldName<Kind, 'text' | 'rich_text' | 'embed' | 'select'>;

export interface FieldProps<Kind extends ContentKind> {
  module: ModuleOf<Kind>;
  name: FieldName<Kind, 'text' | 'rich_text'>;
  /** Element that holds the text; a rich text needs one that may hold paragraphs. */
  as: ElementType;
  className?: string;
}

/** Renders one text of a module: plain on the public site, editable where it stands in the editor. */
export type FieldComponent<Kind extends ContentKind> = (props: FieldProps<Kind>) => ReactNode;

/** A field, or a view, for modules of any kind: their type does not say which. */
type OfAnyKind<Props extends { module: Module }> = Omit<Props, 'module' | 'name' | 'Field'> & {
  module: Module;
};

export type AnyFieldProps = OfAnyKind<FieldProps<ContentKind>> & { name: string };

export type AnyField = (props: AnyFieldProps) => ReactNode;

export type AnyView = (props: OfAnyKind<ViewProps<ContentKind>> & { Field: AnyField }) => ReactNode;

export interface FoldProps {
  className?: string | undefined;
  /** Always visible, and opens the rest: a question. */
  head: ReactNode;
  headClassName?: string | undefined;
  /** Class of the sign at the end of the head, which shows whether it is open. */
  signClassName?: string | undefined;
  children: ReactNode;
}

/** Content that opens. In the editor its head is editable text, which must not stand inside a control. */
export type FoldComponent = (props: FoldProps) => ReactNode;

/** What a screen fills from calendar, news, opening hours and artworks, by the source that a module names. */
export type LiveLists = Partial<Record<'events' | 'news' | 'hours' | 'map', ReactNode>>;

/** What the view of a kind gets. Views are pure and synchronous; the same file renders on the server and in the editor. */
export interface ViewProps<Kind extends ContentKind> {
  module: ModuleOf<Kind>;
  locale: Locale;
  Field: FieldComponent<Kind>;
  Fold: FoldComponent;
  /** Renders child items of a list, each within the editor's frame when editing; `sizes` tells them how wide they are. */
  renderChildren: (children: readonly Module[], sizes?: string) => ReactNode[];
  /** How wide the list that it stands in makes it, as the attribute of pictures has it. */
  sizes?: string | undefined;
  /** The level of the heading that it stands under: 1 where that is the page's title. */
  under: number;
  /** Missing in the editor, which shows a word in their place. */
  live?: LiveLists | undefined;
}

export type ModuleView<Kind extends ContentKind> = (props: ViewProps<Kind>) => ReactNode;
