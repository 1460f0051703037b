import { useAlerts } from '@/lib/client/alerts';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { findModule, type ModulePlace } from '@/lib/client/sections';
import type { Editing } from '../editing-context';
import { upload } from '../session/chain-port';

/**
 * Uploads pictures and inserts them at a place: one as a picture, several as a list. Other files, and files without a place, are
 * reported, and so is a place that somebody has deleted during the upload.
 */
export async function insertFiles(
  files: readonly File[],
  place: ModulePlace | null,
  { session, arrangement, steps }: Editing,
): Promise<void> {
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
  if (place.parent !== null && findModule(session.sections, place.parent) === null) {
    show({ tone: 'information', text: session.say('drop.gone', { count: images.length }) });
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
