import type { ComponentType } from 'react';
import type { EditorState } from '@/lib/client/editor-store';
import { later } from '../later';

type Name = NonNullable<EditorState['dialog']>;

/** In a file of its own, since the start of the editor need not know where each of them is. */
const dialogs: Record<Name, ComponentType> = {
  help: later(async () => (await import('./help-dialog')).HelpDialog),
  history: later(async () => (await import('./history-dialog')).HistoryDialog),
  schedule: later(async () => (await import('./schedule-dialog')).ScheduleDialog),
  translation: later(async () => (await import('../translation/translation-dialog')).TranslationDialog),
  find: later(async () => (await import('../find/find-dialog')).FindDialog),
  share: later(async () => (await import('../sharing/preview-link-dialog')).PreviewLinkDialog),
  date: later(async () => (await import('../sharing/date-dialog')).DateDialog),
  'new-page': later(async () => (await import('../page/new-page-dialog')).NewPageDialog),
};

/** A dialog that is opened by its name, from a menu or with keys. */
export function NamedDialog({ dialog }: { dialog: Name }) {
  const Dialog = dialogs[dialog];
  return <Dialog />;
}
