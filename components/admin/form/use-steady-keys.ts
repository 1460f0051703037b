import { useState } from 'react';

/**
 * Keys for the entries of a list. The form library names all of them anew whenever the form is reset, which a save does; an entry keeps
 * its key then, and with it its elements, the focus and an open dialog.
 */
export function useSteadyKeys(ids: readonly string[]): readonly string[] {
  const [known, setKnown] = useState({ ids, keys: ids });
  if (known.ids.length === ids.length && known.ids.every((id, index) => id === ids[index])) return known.keys;
  const isReset = !ids.some((id) => known.ids.includes(id));
  const keys = ids.map((id, index) => known.keys[isReset ? index : known.ids.indexOf(id)] ?? id);
  setKnown({ ids, keys });
  return keys;
}
