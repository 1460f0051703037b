import { placeableKinds, type PlaceableKind } from '@/components/modules/kinds';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { readUse } from './used-kinds';

/** The kinds of block that can be inserted, the most used first. */
export function listOfferedKinds(): PlaceableKind[] {
  const use = readUse();
  const { user } = useEditorStore.getState();
  // A backend that keeps no records names no stand-alone sections to choose from.
  const offered = placeableKinds.filter((kind) => kind !== 'sectionreference' || hasFeature(user, 'records'));
  return offered.toSorted((one, other) => (use[other] ?? 0) - (use[one] ?? 0));
}

/** The two kinds that are used most, in the order of all kinds, so that they do not change places while they are used. */
export function listQuickKinds(): PlaceableKind[] {
  const most = listOfferedKinds().slice(0, 2);
  return placeableKinds.filter((kind) => most.includes(kind));
}
