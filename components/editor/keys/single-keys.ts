const name = 'litfass:single-keys';

/** Whether `?` alone opens the help; people who use speech input may switch it off (WCAG 2.1.4). */
export function mayUseSingleKeys(): boolean {
  return localStorage.getItem(name) !== 'off';
}

export function allowSingleKeys(allowed: boolean): void {
  localStorage.setItem(name, allowed ? 'on' : 'off');
}
