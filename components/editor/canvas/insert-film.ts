import { useAlerts } from '@/lib/client/alerts';
import { findModule, isSection, type ModulePlace } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import type { Editing } from '../editing-context';
import { drawPoster } from '../pictures/draw-poster';
import type { EditingSession } from '../session/editing-session';
import { reportUpload, upload } from '../session/upload';
import { findBlockPlace } from '../several/paste-target';
import { isWriting } from '../writing-place';
import type { BlockAtHand } from './insert-files';
import { makeHolder } from './make-holder';

/**
 * Uploads a film and shows it in a block of its own, with a still of it as its poster; without one the block asks for a picture. A video block
 * at hand that has no film yet takes it. A refused upload is reported, and so is a place that somebody has deleted meanwhile.
 */
export async function insertFilm(
  file: File,
  place: ModulePlace,
  editing: Editing,
  atHand: BlockAtHand | null,
): Promise<void> {
  const { session, arrangement } = editing;
  const { show } = useAlerts.getState();
  show({ tone: 'information', text: session.say('drop.uploadingFilm'), quiet: true });
  try {
    const film = (await upload(session, file)).reference;
    const poster = await drawPoster(file);
    const image = poster && (await uploadPoster(poster.picture, session));
    const made = putOnPage({ film, image, length: poster?.length ?? '' }, place, editing, atHand);
    if (made === null) show({ tone: 'information', text: session.say('drop.filmGone') });
    else if (isWriting()) session.tell('success', session.say('drop.filmPlaced'), { quiet: true });
    else arrangement.lead(made);
  } catch (error) {
    reportUpload(session, file, error);
  }
}

/** Whether a block shows a film of the media library. */
export function showsFilm(id: number, session: EditingSession): boolean {
  const block = findModule(session.sections, id);
  return block !== null && isForFilms(block) && Boolean(block.film);
}

/** Uploads the captions of a block's film in the language that is written. A refused upload is reported. */
export async function addCaptions(file: File, block: number, { session, steps }: Editing): Promise<void> {
  try {
    const { reference } = await upload(session, file);
    steps.together(() => session.change(block, { captions: reference }));
    session.tell('success', session.say('drop.captionsPlaced'), { quiet: isWriting() });
  } catch (error) {
    reportUpload(session, file, error);
  }
}

/** A film without a poster is on the page, too, and asks for one. */
async function uploadPoster(picture: File, session: EditingSession): Promise<string | null> {
  try {
    return (await upload(session, picture)).reference;
  } catch (error) {
    session.report(error);
    return null;
  }
}

type FilmValues = Record<'film' | 'length', string> & { image: string | null };

/** Puts an uploaded film into the block that waits for it, or at a place. Returns the block's id; null if the place is gone. */
function putOnPage(
  values: FilmValues,
  place: ModulePlace,
  { session, steps }: Editing,
  atHand: BlockAtHand | null,
): number | null {
  const waiting = atHand === null ? null : findModule(session.sections, atHand.id);
  if (waiting !== null && lacksFilm(waiting)) {
    const { image, length, ...film } = values;
    const missing = { ...(waiting.image ? {} : { image }), ...(waiting.length ? {} : { length }) };
    steps.together(() => session.change(waiting.id, { ...film, ...missing }));
    return waiting.id;
  }
  const free = place.parent === null ? place : findColumn(session.sections, place);
  if (free === null) return null;
  return steps.together(() => {
    const at = free.parent === null ? { ...free, parent: makeHolder(free, session) } : free;
    return session.insertLocal('video', at, { ...values });
  });
}

/** Whether a block is made for a film and has none yet, neither here nor on a platform. */
function lacksFilm(block: Module): boolean {
  return isForFilms(block) && !block.film && !block.video_url;
}

function isForFilms({ model }: Module): boolean {
  return model === 'video' || model === 'videoitem';
}

/** The place in a column for what was dropped in a list: behind the list. Null if it is gone. */
function findColumn(sections: readonly Section[], place: ModulePlace): ModulePlace | null {
  const parent = place.parent === null ? null : findModule(sections, place.parent);
  if (parent === null) return null;
  return isSection(parent) ? place : findBlockPlace(sections, parent.id);
}
