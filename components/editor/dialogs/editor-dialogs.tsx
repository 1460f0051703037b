'use client';

import { useState } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { isSignInElsewhere } from '@/lib/client/page-editor';
import { findModule } from '@/lib/client/sections';
import { later } from '../later';
import { useStillness } from '../use-stillness';

const ConflictDialog = later(async () => (await import('./conflict-dialog')).ConflictDialog);
const LoginDialog = later(async () => (await import('./login-dialog')).LoginDialog);
const SignInNote = later(async () => (await import('./sign-in-note')).SignInNote, { prefetch: true });
const SignInElsewhere = later(async () => (await import('./sign-in-elsewhere')).SignInElsewhere);
const RemovalDialog = later(async () => (await import('./removal-dialog')).RemovalDialog, { prefetch: true });
const SettingsDialog = later(async () => (await import('./settings-dialog')).SettingsDialog, {
  prefetch: true,
});

const PatternDialog = later(async () => (await import('../patterns/pattern-dialog')).PatternDialog);
const SavePatternDialog = later(
  async () => (await import('../patterns/save-pattern-dialog')).SavePatternDialog,
);
const NamedDialog = later(async () => (await import('./named-dialog')).NamedDialog, { prefetch: true });
const DescribeDialog = later(async () => (await import('../pictures/describe-dialog')).DescribeDialog);

/** The open dialog, if any, and the sign-in above it: what was filled in below stays. */
export function EditorDialogs() {
  const sessionEnded = useEditorStore((state) => state.sessionEnded);
  return (
    <>
      <OpenDialog />
      {sessionEnded && <SignIn />}
    </>
  );
}

/** Appears only when nobody is typing, or the next letters would end up in it; till then a note says that the session has ended. */
function SignIn() {
  const isStill = useStillness();
  const [isWanted, setWanted] = useState(false);
  if (!isStill && !isWanted) return <SignInNote onSignIn={() => setWanted(true)} />;
  return isSignInElsewhere() ? <SignInElsewhere /> : <LoginDialog />;
}

function OpenDialog() {
  const conflict = useEditorStore((state) => state.conflicts.find(({ id }) => id === state.openConflict));
  const module = useEditorStore(({ settings, sections }) =>
    settings === null ? null : findModule(sections, settings),
  );
  const removal = useEditorStore((state) => state.removal);
  const pattern = useEditorStore((state) => state.pattern);
  const describing = useEditorStore((state) => state.describing);
  const dialog = useEditorStore((state) => state.dialog);
  if (conflict) return <ConflictDialog key={conflict.id} conflict={conflict} />;
  if (module) return <SettingsDialog key={module.id} module={module} />;
  if (removal) return <RemovalDialog {...removal} />;
  if (describing !== null) return <DescribeDialog key={describing} reference={describing} />;
  if (pattern) {
    return 'save' in pattern ? (
      <SavePatternDialog ids={pattern.save} />
    ) : (
      <PatternDialog place={pattern.place} />
    );
  }
  return dialog && <NamedDialog dialog={dialog} />;
}
