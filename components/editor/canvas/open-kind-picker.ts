/** Opens the choice of blocks behind the block that an element stands in. False if nothing can be put there. */
export function openKindPicker(inside: Element): boolean {
  const plus = inside
    .closest('[data-block]')
    ?.querySelector<HTMLElement>(':scope > [data-editor-layer] > span > [data-add]');
  plus?.click();
  return plus != null;
}
