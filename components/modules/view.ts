import type { ElementType, ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import type { ContentKind, Module } from '@/lib/contract/module';
import type { Field, NameOf } from '@/lib/pagebuilder/fields';
import type { moduleDefinitions } from './definitions';

/** The named properties of every module, without the index signature. */
type Carried = { [Key in keyof Module as string extends Key ? never : Key]: Module[Key] };

/**
 * A module of one kind, whose definition tells its fields. Their values may come from a foreign backend, so they are read by the
 * functions of `values.ts`, which know the names: an unknown one does not compile.
 */
export type ModuleOf<Kind extends ContentKind> = Carried & { model: Kind };

/** The names of a kind's fields, or only of those of some field kinds. */
export type FieldName<Kind extends ContentKind, FieldKind extends Field['kind'] = Field['kind']> = NameOf<
  (typeof moduleDefinitions)[Kind]['fields'],
  { kind: FieldKind }
>;

/** Fields read as text: words, and addresses that are shown or embedded as they are. */
export type TextName<Kind extends ContentKind> = FieldName<Kind, 'text' | 'rich_text' | 'embed' | 'select'>;

export interface FieldProps<Kind extends ContentKind> {
  module: ModuleOf<Kind>;
  name: FieldName<Kind, 'text' | 'rich_text'>;
  /** Element around the text; for rich text one that may contain paragraphs. */
  as: ElementType;
  className?: string;
}

/** Renders one text of a module: plain on the public site, editable in the editor. */
export type FieldComponent<Kind extends ContentKind> = (props: FieldProps<Kind>) => ReactNode;

/** A field or view for modules of any kind, which their type does not tell. */
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

/** Content that a screen fills from calendar, news, opening hours and artworks, by the source that a module names. */
export type LiveLists = Partial<Record<'events' | 'news' | 'hours' | 'map', ReactNode>>;

/** Props of a kind's view. Views are pure and synchronous; the same file renders on the server and in the editor. */
export interface ViewProps<Kind extends ContentKind> {
  module: ModuleOf<Kind>;
  locale: Locale;
  Field: FieldComponent<Kind>;
  Fold: FoldComponent;
  /** Renders child items of a list, each in the editor's frame during editing; `sizes` tells them their width. */
  renderChildren: (children: readonly Module[], sizes?: string) => ReactNode[];
  /** Renders the stand-alone section that it refers to. */
  renderPlaced: () => ReactNode;
  /** Its width within a list, in the form of the `sizes` attribute. */
  sizes?: string | undefined;
  /** Level of the last heading before it: 1 if that is the page's title. */
  headingAbove: number;
  /** Whether it begins the page: a picture is then loaded at once. */
  isLeading?: boolean | undefined;
  /** Whether its texts are edited where they stand: then those are shown, too, that visitors do not see, such as a link without an address. */
  isEditable: boolean;
  /** Missing in the editor, which shows a label instead. */
  live?: LiveLists | undefined;
}

export type ModuleView<Kind extends ContentKind> = (props: ViewProps<Kind>) => ReactNode;
