/** Whether keys ask to save. With Alt they type a character on some keyboards. */
export function isSaving({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';
}
