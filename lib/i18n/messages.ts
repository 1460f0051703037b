import type { Locale } from '@/lib/contract/locale';
import deAdmin from '@/messages/de/admin.json';
import deBackend from '@/messages/de/backend.json';
import deEditor from '@/messages/de/editor.json';
import deEditorParts from '@/messages/de/editor-parts.json';
import deError from '@/messages/de/error.json';
import deHub from '@/messages/de/hub.json';
import deModules from '@/messages/de/modules.json';
import deSite from '@/messages/de/site.json';
import enAdmin from '@/messages/en/admin.json';
import enBackend from '@/messages/en/backend.json';
import enEditor from '@/messages/en/editor.json';
import enEditorParts from '@/messages/en/editor-parts.json';
import enError from '@/messages/en/error.json';
import enHub from '@/messages/en/hub.json';
import enModules from '@/messages/en/modules.json';
import enSite from '@/messages/en/site.json';
import { joinMessages } from './join-messages';

const de = {
  admin: deAdmin,
  backend: deBackend,
  // In two files, since a browser loads the texts of dialogs and panels with the first of them (components/editor/client-messages).
  editor: joinMessages(deEditor, deEditorParts),
  error: deError,
  hub: deHub,
  modules: deModules,
  site: deSite,
};

/** Every text that a person reads: a namespace per file of `messages/<locale>`, but for the editor's two. German defines the shape. */
export type Messages = typeof de;

// The annotation is a check: a key that English lacks does not compile.
const en: Messages = {
  admin: enAdmin,
  backend: enBackend,
  editor: joinMessages(enEditor, enEditorParts),
  error: enError,
  hub: enHub,
  modules: enModules,
  site: enSite,
};

const messages: Record<Locale, Messages> = { de, en };

/** All messages of a language. For servers only: a browser gets just the texts that its components are passed. */
export function getMessages(locale: Locale): Messages {
  return messages[locale];
}
