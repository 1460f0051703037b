import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import type { Editing } from '../editing-context';
import type { EditingSession } from '../session/editing-session';
import { reportUpload, takeOver, upload } from '../session/upload';
import { isAddress } from './pasted-pictures';

/** A pasted picture, and the block that waits for it. */
export interface WaitingPicture {
  id: number;
  source: string;
}

/** Whether pictures of which only the address was pasted can be had. */
export function takesAddresses(): boolean {
  return hasFeature(useEditorStore.getState().user, 'media-address');
}

/**
 * Fills the blocks of pasted pictures, one after the other: what is in the clipboard is uploaded, what is only an address is taken over by
 * the server. Where that fails, the block is removed. Says how many pictures of other sites are in the library now, and how many are lost.
 */
export async function fillPictures(pictures: readonly WaitingPicture[], { session }: Editing): Promise<void> {
  const count = { taken: 0, lost: 0 };
  for (const picture of pictures) {
    if (isAddress(picture.source)) count[await fillByAddress(picture, session)] += 1;
    else await fillByFile(picture, session);
  }
  if (count.taken > 0) session.tell('information', session.say('drop.takenOver', { count: count.taken }));
  if (count.lost > 0) session.tell('information', session.say('drop.lost', { count: count.lost }));
}

async function fillByAddress(
  { id, source }: WaitingPicture,
  session: EditingSession,
): Promise<'taken' | 'lost'> {
  try {
    const { reference } = await takeOver(session, source);
    session.change(id, { image: reference });
    return 'taken';
  } catch {
    session.discardLocal(id);
    return 'lost';
  }
}

async function fillByFile({ id, source }: WaitingPicture, session: EditingSession): Promise<void> {
  const file = readPicture(source);
  try {
    const { reference } = await upload(session, file);
    session.change(id, { image: reference });
  } catch (error) {
    reportUpload(session, file, error);
    session.discardLocal(id);
  }
}

/** The file in a `data:` address. */
function readPicture(source: string): File {
  const [, type = '', data = ''] = /^data:(image\/[a-z]+);base64,(.*)$/.exec(source) ?? [];
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new File([bytes], `eingefuegt.${type.slice('image/'.length)}`, { type });
}
