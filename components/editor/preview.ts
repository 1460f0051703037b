import type { EditingSession } from './session/editing-session';

/** Opens the draft, or a version, as visitors would see it, in a window of its own (spec §2: `v` shows a version). */
export function openPreview(session: EditingSession, version: number | 'draft' = 'draft'): void {
  void session.queue
    .flushAll()
    .then(() => window.open(`${location.pathname}?v=${version}`, '_blank', 'noopener'));
}
