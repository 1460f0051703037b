import { useAlerts } from '@/lib/client/alerts';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { findModule, type ModulePlace } from '@/lib/client/sections';
import type { Editing } from '../editing-context';
import { findPictureEntry, lacksPicture, placePictures, takesSeveral } from '../pictures/place-pictures';
import { upload } from '../session/chain-port';

/**
 * Uploads pictures and inserts them at a place: one as a picture, several as a list, in a list of pictures as its entries. A block at
 * hand that waits for a picture takes them instead. Other files, and files without a place, are reported, and so is a place that somebody
 * has deleted during the upload.
 */
export async function insertFiles(
  files: readonly File[],
  place: ModulePlace | null,
  editing: Editing,
  waiting: number | null = null,
): Promise<void> {
  const { session, arrangement, steps } = editing;
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
  const [first] = images;
  if (first === undefined) return;
  const takes = images.length === 1 || (waiting !== null && takesSeveral(waiting, editing));
  if (waiting !== null && takes && lacksPicture(findModule(session.sections, waiting))) {
    placePictures(waiting, images, editing);
    return;
  }
  const parent = place.parent === null ? null : findModule(session.sections, place.parent);
  if (place.parent !== null && parent === null) {
    show({ tone: 'information', text: session.say('drop.gone', { count: images.length }) });
    return;
  }
  const entry = findPictureEntry(parent);
  if (entry !== null) {
    const made = steps.together(() =>
      images.map((image, index) =>
        session.insertLocal(entry, { ...place, order: place.order + index }, { image }),
      ),
    );
    if (made[0] !== undefined) arrangement.lead(made[0]);
    return;
  }
  if (images.length === 1) {
    arrangement.lead(session.insertLocal('image', place, { image: first }));
    return;
  }
  const list = steps.together(() => {
    const made = session.insertLocal('imagelist', place);
    for (const [order, image] of images.entries())
      session.insertLocal('imageitem', { parent: made, column: 0, order }, { image });
    return made;
  });
  arrangement.lead(list);
}
