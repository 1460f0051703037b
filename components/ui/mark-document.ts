/**
 * Says something on the document by a data attribute, for styles, until the returned function is called: `markDocument('menuOpen')` sets
 * `data-menu-open`. With `:has`, styles would look for it in the whole document at each change (docs/decisions/0093).
 */
export function markDocument(name: string, value = ''): () => void {
  const { dataset } = document.documentElement;
  dataset[name] = value;
  return () => {
    delete dataset[name];
  };
}
