/** Opens the choice of kinds behind the block that contains an element. False if nothing can be inserted there. */
export function openKindPicker(inside: Element): boolean {
  const plus = inside
    .closest('[data-block]')
    ?.querySelector<HTMLElement>(':scope > [data-add-place] [data-add]');
  plus?.click();
  return plus != null;
}
