import type { Editing } from './editing-context';
import { Late } from './late';
import { Notes } from './notes/notes';
import { Arrangement } from './session/arrangement';
import { Conflicts } from './session/conflicts';
import type { EditingSession } from './session/editing-session';
import { Shaping } from './session/shaping';
import { Steps } from './session/steps';

/** The services around the session of a document. */
export function makeEditing(session: EditingSession): Editing {
  const steps = new Steps(session);
  const several = new Late(async () => {
    const { Several } = await import('./several/several');
    return new Several(session, steps);
  });
  const clipboard = new Late(async () => {
    const [{ BlockClipboard }, blocks] = await Promise.all([import('./several/clipboard'), several.load()]);
    return new BlockClipboard(session, blocks);
  });
  return {
    session,
    arrangement: new Arrangement(session, steps),
    steps,
    conflicts: new Conflicts(session, steps),
    shaping: new Shaping(session),
    several,
    clipboard,
    notes: new Notes(session),
  };
}
