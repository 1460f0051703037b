/**
 * Whether a query asks for edit mode (spec §2): `edit` is present and empty, or says that the other language is to be edited beside this one
 * (`?edit=translation`). Another value means nothing.
 */
export function hasEditFlag(query: URLSearchParams): boolean {
  const value = query.get('edit');
  return value === '' || value === 'translation';
}
