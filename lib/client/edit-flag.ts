/** What else may be asked for with edit mode: both languages beside each other, or a part of the page other than what it is about. */
const wishes = ['translation', 'intro', 'frame'] as const;

export type EditWish = (typeof wishes)[number];

/** Whether a query asks for edit mode (spec §2): `edit` is present and empty, or a wish (`?edit=translation`). Another value means nothing. */
export function hasEditFlag(query: URLSearchParams): boolean {
  const value = query.get('edit');
  return value === '' || wishes.some((wish) => wish === value);
}

/** Whether the address of the page asks for it. */
export function asksForEditMode(): boolean {
  return hasEditFlag(new URLSearchParams(location.search));
}
