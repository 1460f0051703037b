import { findDefinition } from '@/components/modules/kinds';
import { openSettings } from '@/lib/client/editor-store';
import type { ModulePlace } from '@/lib/client/sections';
import type { Editing } from '../editing-context';
import { isTypedInPlace, listFields } from '../session/module-rules';

/**
 * Inserts a new block or item and leads to what it needs first: the caret into its text or its settings, for a picture the choice of one.
 * A list is inserted with its first item.
 */
export function insertBlock(
  editing: Pick<Editing, 'arrangement' | 'steps'>,
  kind: string,
  place: ModulePlace,
  values: Record<string, unknown> = {},
): void {
  const { arrangement, steps } = editing;
  const item = findDefinition(kind)?.children;
  if (item !== undefined) {
    steps.together(() => {
      const list = arrangement.insertBlock(kind, place, values);
      insertBlock(editing, item, { parent: list, column: 0, order: 0 });
    });
    return;
  }
  const id = arrangement.insertBlock(kind, place, values);
  const required = listFields(kind).filter(([name, field]) => field.required === true && !(name in values));
  if (required.length === 0 || required.some(([, field]) => isTypedInPlace(field))) return;
  const first = listFields(kind).find(([name, field]) => !isTypedInPlace(field) && !(name in values));
  openSettings(id, first?.[1].required === true ? first[0] : null);
}
