import { addressOn } from '@/lib/contract/on-a-date';
import type { EditingSession } from '../session/editing-session';

/** Opens the draft, or a version, as visitors would see it, in a new window (spec §2: `v` shows a version). */
export function openPreview(session: EditingSession, version: number | 'draft' = 'draft'): void {
  void session.flush().then(() => window.open(`${location.pathname}?v=${version}`, '_blank', 'noopener'));
}

/**
 * Opens this page as visitors will find it at a moment (`2025-07-20T10:00`), in a new window; planned publishings include what is written
 * here.
 */
export function openOnDate(session: EditingSession, moment: string): void {
  void session.flush().then(() => window.open(addressOn(location.pathname, moment), '_blank', 'noopener'));
}
