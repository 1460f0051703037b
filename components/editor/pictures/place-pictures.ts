import { findDefinition } from '@/components/modules/kinds';
import { findModule, findPlace, isSection, listNeighbours, type ModulePlace } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import type { Fields } from '@/lib/pagebuilder/fields';
import type { Editing } from '../editing-context';
import { isFilledByItself } from '../session/module-rules';

/** The field of the picture in blocks that are nothing else than a picture with what belongs to it. */
export const pictureField = 'image';

/** Whether a picture is all that a block of a kind needs, as an entry of a list of pictures or logos does. */
function isOnlyPicture(kind: string | undefined): boolean {
  const fields: Fields = findDefinition(kind ?? '')?.fields ?? {};
  const required = Object.keys(fields).filter((name) => fields[name]?.required === true);
  return required.length === 1 && required[0] === pictureField && fields[pictureField]?.kind === 'image';
}

/** The kind of a list's entries, if pictures alone make them; null otherwise. */
export function findPictureEntry(list: Module | null): string | null {
  const kind = list === null || isFilledByItself(list) ? undefined : findDefinition(list.model)?.children;
  return kind !== undefined && isOnlyPicture(kind) ? kind : null;
}

/**
 * The place for pictures behind a block: in the list of pictures that it is an entry of, at the end of the one that it is, or else behind
 * the block of its section that it belongs to. At the end of a section; null for what is not on the page.
 */
export function findPicturePlace(sections: readonly Section[], id: number): ModulePlace | null {
  const place = findPlace(sections, id);
  if (place === null) return null;
  const parent = place.parent === null ? null : findModule(sections, place.parent);
  if (parent === null || findPictureEntry(findModule(sections, id)) !== null) {
    const end = { parent: id, column: 0 };
    return { ...end, order: listNeighbours(sections, end).length };
  }
  if (isSection(parent) || findPictureEntry(parent) !== null) return { ...place, order: place.order + 1 };
  return findPicturePlace(sections, parent.id);
}

/** Whether several pictures can be put where a block has one: an entry gets neighbours, a single picture becomes a list. */
export function takesSeveral(id: number, { session, shaping }: Editing): boolean {
  const { sections } = session;
  const parent = findPlace(sections, id)?.parent ?? null;
  if (parent !== null && findPictureEntry(findModule(sections, parent)) !== null) return true;
  return shaping.isOffered && findModule(sections, id)?.model === 'image';
}

/** Whether a block is made for a picture and has none yet. */
export function lacksPicture(module: Module | null): boolean {
  return isOnlyPicture(module?.model) && (module?.[pictureField] ?? '') === '';
}

/**
 * Puts pictures into a block that takes them, the first into its own field. All of it is one step. Returns the id of the block that they are
 * in; null if there is none.
 */
export function placePictures(id: number, images: readonly string[], editing: Editing): number | null {
  const { session, shaping, steps } = editing;
  const [first, ...others] = images;
  const place = findPlace(session.sections, id);
  if (first === undefined || place === null) return null;
  const list = place.parent === null ? null : findModule(session.sections, place.parent);
  const entry = findPictureEntry(list);
  if (entry === null && others.length > 0) return shaping.makeList(id, images);
  steps.together(() => {
    session.change(id, { [pictureField]: first });
    if (entry === null) return;
    for (const [index, image] of others.entries())
      session.insertLocal(entry, { ...place, order: place.order + 1 + index }, { image });
  });
  return id;
}
