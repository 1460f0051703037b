import type { ModulePlace } from '@/lib/client/sections';
import type { EditingSession } from '../session/editing-session';
import { makeSection } from '../session/operations-of-page';

/** A section of one column for what stands in none. Returns its id. */
export function makeHolder(place: ModulePlace, session: EditingSession): number {
  const id = session.sync.takeNodeId();
  session.perform({ type: 'insert', node: makeSection(id, 0, 1), place: session.toPlace(place) });
  return id;
}
