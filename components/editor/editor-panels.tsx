'use client';

import type { ComponentType } from 'react';
import { useEditorStore, type EditorState } from '@/lib/client/editor-store';
import { later } from './later';

const panels: Record<NonNullable<EditorState['panel']>, ComponentType> = {
  outline: later(async () => (await import('./outline/outline-panel')).OutlinePanel),
  notes: later(async () => (await import('./notes/notes-panel')).NotesPanel),
  page: later(async () => (await import('./page/page-panel')).PagePanel),
  preview: later(async () => (await import('./preview/preview-panel')).PreviewPanel),
  languages: later(async () => (await import('./beside/beside')).Beside),
  publish: later(async () => (await import('./checks/publish-panel')).PublishPanel),
  versions: later(async () => (await import('./versions/versions-panel')).VersionsPanel),
};

/** What stands beside the page, if anything: one at a time, and it stays while a dialog is open above it. */
export function EditorPanels() {
  const panel = useEditorStore((state) => state.panel);
  if (panel === null) return null;
  const Panel = panels[panel];
  return <Panel />;
}
