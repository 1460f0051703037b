import { select, useEditorStore } from '@/lib/client/editor-store';
import { locales } from '@/lib/contract/locale';
import { listDocumentLocales } from './session/document-locales';

/** CSS pixels of the window below which two pages have no room beside each other. */
export const roomForTwoPages = 1000;

/** Whether both languages can be written side by side, as two pages. */
export function hasTwoPages(): boolean {
  const { draft, other } = useEditorStore.getState();
  const hasBoth = draft !== null && other !== null && listDocumentLocales(draft).length === locales.length;
  return hasBoth && window.innerWidth >= roomForTwoPages;
}

/**
 * Opens both languages side by side, at a block if one is named: as two pages if both exist and the window has room for them, else as fields
 * in a dialog.
 */
export function openTranslation(id?: number): void {
  if (id !== undefined) select(id);
  if (hasTwoPages()) useEditorStore.setState({ panel: 'languages' });
  else useEditorStore.setState({ dialog: 'translation' });
}

/** Both languages side by side; where they are, the next text that is missing in the other one, or outdated. */
export function goOnTranslating(): void {
  if (useEditorStore.getState().panel !== 'languages') openTranslation();
  else document.querySelector<HTMLElement>('[data-beside] [data-next-text]')?.click();
}
