import { select } from '@/lib/client/editor-store';

/** Selects a block and brings it into sight, and leaves the focus where it is. */
export function reveal(id: number | null): void {
  if (id === null) return;
  select(id);
  // It may only be about to be rendered.
  requestAnimationFrame(() =>
    document.querySelector(`[data-block="${id}"]`)?.scrollIntoView({ block: 'nearest' }),
  );
}
