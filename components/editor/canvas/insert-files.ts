import { useAlerts } from '@/lib/client/alerts';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { findModule, type ModulePlace } from '@/lib/client/sections';
import type { Editing } from '../editing-context';
import { findPictureEntry, lacksPicture, placePictures, takesSeveral } from '../pictures/place-pictures';
import { upload } from '../session/chain-port';
import { isWriting } from '../writing-place';

/**
 * Uploads pictures and inserts them at a place: one as a picture, several as a list, in a list of pictures as its entries. A block at
 * hand that waits for a picture takes them instead. Other files, and files without a place, are reported, and so is a place that somebody
 * has deleted during the upload. Whoever writes on meanwhile keeps the caret, and is told.
 */
export async function insertFiles(
  files: readonly File[],
  place: ModulePlace | null,
  editing: Editing,
  waiting: number | null = null,
): Promise<void> {
  const { session, arrangement } = editing;
  const { show } = useAlerts.getState();
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const isOffered = hasFeature(useEditorStore.getState().user, 'media');
  if (pictures.length < files.length || place === null || !isOffered) {
    show({ tone: 'information', text: session.say(place === null ? 'drop.elsewhere' : 'drop.notPicture') });
  }
  if (pictures.length === 0 || place === null || !isOffered) return;
  show({ tone: 'information', text: session.say('drop.uploading', { count: pictures.length }), quiet: true });
  const images: string[] = [];
  for (const file of pictures) {
    try {
      images.push((await upload(session, file)).reference);
    } catch (error) {
      session.report(error);
    }
  }
  if (images.length === 0) return;
  const count = images.length;
  const made = putOnPage(images, place, editing, waiting);
  if (made === null) show({ tone: 'information', text: session.say('drop.gone', { count }) });
  else if (isWriting()) session.tell('success', session.say('drop.placed', { count }), true);
  else arrangement.lead(made);
}

/** Puts uploaded pictures into the block that waits for them, or at a place. Returns the first block's id; null if the place is gone. */
function putOnPage(
  images: readonly string[],
  place: ModulePlace,
  editing: Editing,
  waiting: number | null,
): number | null {
  const { session, steps } = editing;
  const takes = images.length === 1 || (waiting !== null && takesSeveral(waiting, editing));
  if (waiting !== null && takes && lacksPicture(findModule(session.sections, waiting)))
    return placePictures(waiting, images, editing);
  const parent = place.parent === null ? null : findModule(session.sections, place.parent);
  if (place.parent !== null && parent === null) return null;
  const entry = findPictureEntry(parent);
  return steps.together(() => {
    const isList = entry === null && images.length > 1;
    const list = isList ? session.insertLocal('imagelist', place) : null;
    const made = images.map((image, index) =>
      list === null
        ? session.insertLocal(entry ?? 'image', { ...place, order: place.order + index }, { image })
        : session.insertLocal('imageitem', { parent: list, column: 0, order: index }, { image }),
    );
    return list ?? made[0] ?? null;
  });
}
