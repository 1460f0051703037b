import { useAlerts } from '@/lib/client/alerts';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { findModule, type ModulePlace } from '@/lib/client/sections';
import { maximumUploadBytes } from '@/lib/contract/media';
import { findDefinition } from '@/components/modules/kinds';
import { isShownAs, listFileTypes } from '@/lib/pagebuilder/shown-files';
import type { Editing } from '../editing-context';
import { findPictureEntry, lacksPicture, placePictures, takesSeveral } from '../pictures/place-pictures';
import type { EditingSession } from '../session/editing-session';
import { reportUpload, upload } from '../session/upload';
import { addCaptions, insertFilm, showsFilm } from './insert-film';
import { makeHolder } from './make-holder';
import { isWriting } from '../writing-place';

/** A block at hand when files come, and the picture in it that they were dropped on, by its field. */
export interface BlockAtHand {
  id: number;
  picture?: string | undefined;
}

/**
 * Uploads pictures and films and inserts them at a place, and captions for a film at hand. Other files, those that are too large, and
 * files without a place are reported, and nothing of them is on the page.
 */
export async function insertFiles(
  files: readonly File[],
  given: ModulePlace | null,
  editing: Editing,
  atHand: BlockAtHand | null = null,
): Promise<void> {
  const { session } = editing;
  const place = given ?? findEmptyPage(session);
  const { show } = useAlerts.getState();
  const filmBlock = atHand !== null && showsFilm(atHand.id, session) ? atHand.id : null;
  const captions = filmBlock === null ? [] : files.filter(isCaptionsFile);
  const known = files.filter(
    (file) => file.type.startsWith('image/') || isFilmFile(file) || captions.includes(file),
  );
  const isOffered = hasFeature(useEditorStore.getState().user, 'media');
  if (known.length < files.length || place === null || !isOffered) {
    const refused = isOffered ? files.filter((file) => !known.includes(file)) : files;
    const names = refused.map(({ name }) => name).join(', ');
    const text = place === null ? session.say('drop.elsewhere') : session.say('drop.notPicture', { names });
    show({ tone: 'information', text });
  }
  if (place === null || !isOffered) return;
  const most = maximumUploadBytes / 2 ** 20;
  for (const { name } of known.filter(isTooLarge))
    show({ tone: 'error', text: session.say('drop.tooLarge', { name, most }) });
  const fitting = known.filter((file) => !isTooLarge(file));
  await insertPictures(
    fitting.filter(({ type }) => type.startsWith('image/')),
    place,
    editing,
    atHand,
  );
  for (const file of fitting.filter(isFilmFile))
    await insertFilm(file, findEmptyPage(session) ?? place, editing, atHand);
  if (filmBlock !== null) for (const file of captions) await addCaptions(file, filmBlock, editing);
}

const isFilmFile = ({ type }: File): boolean => listFileTypes('film').includes(type);

/** Systems do not always know what a file with captions is. */
const isCaptionsFile = ({ name }: File): boolean => isShownAs('captions', name);

const isTooLarge = ({ size }: File): boolean => size > maximumUploadBytes;

/**
 * Uploads pictures and inserts them at a place: one as a picture, several as a list, in a list of pictures as its entries, on an empty page
 * in a new section. A block at hand that waits for a picture takes them instead, and one on a picture takes its place. A place that somebody
 * has deleted during the upload is reported. Whoever writes on meanwhile keeps the caret, and is told.
 */
async function insertPictures(
  pictures: readonly File[],
  place: ModulePlace,
  editing: Editing,
  atHand: BlockAtHand | null,
): Promise<void> {
  if (pictures.length === 0) return;
  const { session, arrangement } = editing;
  const { show } = useAlerts.getState();
  show({ tone: 'information', text: session.say('drop.uploading', { count: pictures.length }), quiet: true });
  const images: string[] = [];
  for (const file of pictures) {
    try {
      images.push((await upload(session, file)).reference);
    } catch (error) {
      reportUpload(session, file, error);
    }
  }
  if (images.length === 0) return;
  const count = images.length;
  const made = putOnPage(images, place, editing, atHand);
  if (made === null) show({ tone: 'information', text: session.say('drop.gone', { count }) });
  else if (isWriting()) session.tell('success', session.say('drop.placed', { count }), { quiet: true });
  else arrangement.lead(made);
}

/** The place of the first section of a page that has none; null on others. */
function findEmptyPage({ sections, isSingleSection }: EditingSession): ModulePlace | null {
  return sections.length === 0 && !isSingleSection ? { parent: null, column: 0, order: 0 } : null;
}

/** Puts uploaded pictures into the block that waits for them, or at a place. Returns the first block's id; null if the place is gone. */
function putOnPage(
  images: readonly string[],
  place: ModulePlace,
  editing: Editing,
  atHand: BlockAtHand | null,
): number | null {
  const { session, steps } = editing;
  const [only, ...others] = images;
  const picture = atHand?.picture;
  if (atHand !== null && picture !== undefined && only !== undefined && others.length === 0) {
    const block = findModule(session.sections, atHand.id);
    if (block !== null && findDefinition(block.model)?.fields[picture]?.kind === 'image') {
      steps.together(() => session.change(atHand.id, { [picture]: only }));
      return atHand.id;
    }
  }
  const waiting = atHand?.id ?? null;
  const takes = images.length === 1 || (waiting !== null && takesSeveral(waiting, editing));
  if (waiting !== null && takes && lacksPicture(findModule(session.sections, waiting)))
    return placePictures(waiting, images, editing);
  const parent = place.parent === null ? null : findModule(session.sections, place.parent);
  if (place.parent !== null && parent === null) return null;
  const entry = findPictureEntry(parent);
  return steps.together(() => {
    const at = place.parent === null ? { ...place, parent: makeHolder(place, session) } : place;
    const isList = entry === null && images.length > 1;
    const list = isList ? session.insertLocal('imagelist', at) : null;
    const made = images.map((image, index) =>
      list === null
        ? session.insertLocal(entry ?? 'image', { ...at, order: at.order + index }, { image })
        : session.insertLocal('imageitem', { parent: list, column: 0, order: index }, { image }),
    );
    return list ?? made[0] ?? null;
  });
}
