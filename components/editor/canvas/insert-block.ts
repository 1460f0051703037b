import { openSettings } from '@/lib/client/editor-store';
import type { ModulePlace } from '@/lib/client/sections';
import type { Arrangement } from '../session/arrangement';
import { findDefinition, isTypedInPlace, listFields } from '../session/module-rules';

/**
 * Puts a new block or item on the page and leads to what it needs first: the caret into its text, or the settings open, for a picture
 * the choice of one. A list comes with its first item.
 */
export function insertBlock(arrangement: Arrangement, kind: string, place: ModulePlace): void {
  const id = arrangement.insertBlock(kind, place);
  const item = findDefinition(kind)?.children;
  if (item !== undefined) {
    insertBlock(arrangement, item, { parent: id, column: 0, order: 0 });
    return;
  }
  const required = listFields(kind).filter(([, field]) => field.required === true);
  if (required.length === 0 || required.some(([, field]) => isTypedInPlace(field))) return;
  const first = listFields(kind).find(([, field]) => !isTypedInPlace(field));
  openSettings(id, first?.[1].required === true ? first[0] : null);
}
