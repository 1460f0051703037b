import { notePublishing } from '@/lib/client/editor-store';
import type { ChangeEvent } from '@/lib/contract/live';
import type { EditingSession } from './editing-session';

/** Milliseconds that the operations of a change may come after its news. */
const pause = 400;

/** Handles the news that somebody has changed the document: fetches what does not come by itself. */
export function hearNews(
  session: EditingSession,
  { revision, published }: Pick<ChangeEvent, 'revision' | 'published'>,
): void {
  const isBehind = () => revision === null || revision > session.copy.revision;
  if (published) notePublishing();
  if (session.hasOperations && (published || revision === null)) session.data.now();
  if (!isBehind()) return;
  // A stream brings the operations themselves.
  setTimeout(
    () => isBehind() && !session.hasEnded && void session.sync.catchUp(),
    revision === null ? 0 : pause,
  );
}
