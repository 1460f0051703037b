import { select } from '@/lib/client/editor-store';

/** Selects a block and scrolls to it, without moving the focus. */
export function reveal(id: number | null): void {
  if (id === null) return;
  select(id);
  // It may be about to be rendered.
  requestAnimationFrame(() =>
    document.querySelector(`[data-block="${id}"]`)?.scrollIntoView({ block: 'nearest' }),
  );
}
