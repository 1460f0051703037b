'use client';

import { useEditorStore } from '@/lib/client/editor-store';
import { isSignInElsewhere } from '@/lib/client/page-editor';
import { findModule } from '@/lib/client/sections';
import { ConflictDialog } from './conflict-dialog';
import { HelpDialog } from './help-dialog';
import { HistoryDialog } from './history-dialog';
import { LoginDialog } from './login-dialog';
import { SignInElsewhere } from './sign-in-elsewhere';
import { SettingsDialog } from './settings-dialog';
import { VersionsDialog } from './versions-dialog';

/** The dialog that is open over the page, if any. The sign-in goes before everything else. */
export function EditorDialogs() {
  const { sessionEnded, conflicts, openConflict, settings, sections, dialog } = useEditorStore();
  const conflict = conflicts.find(({ id }) => id === openConflict);
  const module = settings === null ? null : findModule(sections, settings);
  if (sessionEnded) return isSignInElsewhere() ? <SignInElsewhere /> : <LoginDialog />;
  if (conflict) return <ConflictDialog key={conflict.id} conflict={conflict} />;
  if (module) return <SettingsDialog key={module.id} module={module} />;
  if (dialog === 'help') return <HelpDialog />;
  if (dialog === 'history') return <HistoryDialog />;
  if (dialog === 'versions') return <VersionsDialog />;
  return null;
}

/** Closes what the toolbar or a shortcut has opened. */
export function closeDialog(): void {
  useEditorStore.setState({ dialog: null });
}
