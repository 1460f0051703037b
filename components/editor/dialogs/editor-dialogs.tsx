'use client';

import { useEditorStore } from '@/lib/client/editor-store';
import { isSignInElsewhere } from '@/lib/client/page-editor';
import { findModule } from '@/lib/client/sections';
import { later } from '../later';
import { useStillness } from '../use-stillness';

const ConflictDialog = later(async () => (await import('./conflict-dialog')).ConflictDialog);
const LoginDialog = later(async () => (await import('./login-dialog')).LoginDialog);
const SignInElsewhere = later(async () => (await import('./sign-in-elsewhere')).SignInElsewhere);
const RemovalDialog = later(async () => (await import('./removal-dialog')).RemovalDialog, { prefetch: true });
const SettingsDialog = later(async () => (await import('./settings-dialog')).SettingsDialog, {
  prefetch: true,
});
const HelpDialog = later(async () => (await import('./help-dialog')).HelpDialog);
const HistoryDialog = later(async () => (await import('./history-dialog')).HistoryDialog);
const ScheduleDialog = later(async () => (await import('./schedule-dialog')).ScheduleDialog);
const FindDialog = later(async () => (await import('../find/find-dialog')).FindDialog);
const NewPageDialog = later(async () => (await import('../page/new-page-dialog')).NewPageDialog);
const PublishPanel = later(async () => (await import('../checks/publish-panel')).PublishPanel);

const TranslationDialog = later(
  async () => (await import('../translation/translation-dialog')).TranslationDialog,
);
const VersionsPanel = later(async () => (await import('../versions/versions-panel')).VersionsPanel);
const PreviewLinkDialog = later(
  async () => (await import('../sharing/preview-link-dialog')).PreviewLinkDialog,
);
const PatternDialog = later(async () => (await import('../patterns/pattern-dialog')).PatternDialog);
const SavePatternDialog = later(
  async () => (await import('../patterns/save-pattern-dialog')).SavePatternDialog,
);
const DescribeDialog = later(async () => (await import('../pictures/describe-dialog')).DescribeDialog);
const DateDialog = later(async () => (await import('../sharing/date-dialog')).DateDialog);

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

/** Appears only when nobody is typing, or the next letters would end up in it. */
function SignIn() {
  if (!useStillness()) return null;
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
  if (dialog === 'help') return <HelpDialog />;
  if (dialog === 'history') return <HistoryDialog />;
  if (dialog === 'versions') return <VersionsPanel />;
  if (dialog === 'schedule') return <ScheduleDialog />;
  if (dialog === 'translation') return <TranslationDialog />;
  if (dialog === 'publish') return <PublishPanel />;
  if (dialog === 'find') return <FindDialog />;
  if (dialog === 'share') return <PreviewLinkDialog />;
  if (dialog === 'date') return <DateDialog />;
  if (dialog === 'new-page') return <NewPageDialog />;
  return null;
}
