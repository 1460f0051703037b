import type { ComponentType, ElementType, ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';

/** Renders one text of a module: plain on the public site, editable where it stands in the editor. */
export type FieldComponent = ComponentType<{
  module: Module;
  /** Name of a `text` or `rich_text` field of the module's definition. */
  name: string;
  /** Element that holds the text; a rich text needs one that may hold paragraphs. */
  as: ElementType;
  className?: string;
}>;

/** What a screen fills from calendar, news, opening hours and artworks, by the source that a module names. */
export type LiveLists = Partial<Record<'events' | 'news' | 'hours' | 'map', ReactNode>>;

/** What every view of a module kind gets. Views are pure and synchronous; the same file renders on the server and in the editor. */
export interface ViewProps {
  module: Module;
  locale: Locale;
  Field: FieldComponent;
  /** Renders child items of a list, each within the editor's frame when editing. */
  renderChildren: (children: readonly Module[]) => ReactNode[];
  /** Missing in the editor, which shows a word in their place. */
  live?: LiveLists | undefined;
}

export type ModuleView = ComponentType<ViewProps>;
