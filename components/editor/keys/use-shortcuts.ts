import { useEffect } from 'react';
import { hasFeature, togglePanel, useEditorStore, type EditorState } from '@/lib/client/editor-store';
import { focusPart } from '../canvas/far-mark';
import type { Editing } from '../editing-context';
import { hasPageSettings } from '../page/has-page-settings';
import { goOnTranslating } from '../open-translation';
import { isSaving } from './is-saving';
import { mayUseSingleKeys } from './single-keys';
import { setEditMode } from '../use-edit-mode';
import { isInFormPanel } from '../writing-place';

/** An open dialog or picker of the editor; the site's own closed dialogs stay on the page. */
const openDialog = '[role="dialog"]:is([data-editor-layer], :has([data-editor-layer]))';

/** Shortcuts of the whole editor; `?` lists them. In a text, a dialog or a menu only those with a modifier work. */
export function useShortcuts(editing: Editing): void {
  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;
      const { editing: isEditing, draft, user } = useEditorStore.getState();
      if (isEditing ? draft === null : user === null || !isCommand(event) || event.code !== 'KeyE') return;
      // Ordinary typing is skipped at once.
      if (isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey) return;
      // Saving works anywhere, and must not open the browser's own dialog.
      if (document.querySelector(openDialog) !== null && !isSaving(event)) return;
      if (act(event, editing)) event.preventDefault();
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [editing]);
}

/** What takes letters, and undoes them by itself. A slider does neither. */
const typingPlaces = 'input:not([type="range"]), textarea, select';

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(typingPlaces));
}

/** Alt and Shift with a letter, unless that types a character, as on a Mac and with AltGr. */
function isCommand(event: KeyboardEvent): boolean {
  if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return false;
  if (event.getModifierState('AltGraph')) return false;
  return !isTyping(event) || /^[a-z]$/i.test(event.key);
}

function act(event: KeyboardEvent, { session, steps, notes }: Editing): boolean {
  const { user } = useEditorStore.getState();
  const isText = isTyping(event);
  const mayUndo = !isText && !isInFormPanel(event.target) && hasFeature(user, 'undo');
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (isSaving(event)) void steps.save();
    else if (key === 'z' && mayUndo) void (event.shiftKey ? steps.redo() : steps.undo());
    else if (key === 'y' && mayUndo) void steps.redo();
    else return false;
    return true;
  }
  if (isCommand(event)) return open(event.code, { session, notes }, user);
  if (event.key === '?' && !isText && mayUseSingleKeys()) {
    useEditorStore.setState({ dialog: 'help' });
    return true;
  }
  return false;
}

/** By physical key: with Alt the character differs between systems. */
function open(
  code: string,
  { session, notes }: Pick<Editing, 'session' | 'notes'>,
  user: EditorState['user'],
): boolean {
  switch (code) {
    case 'KeyP':
      if (hasFeature(user, 'publish')) useEditorStore.setState({ menu: 'publish' });
      return true;
    case 'KeyS':
      if (hasFeature(user, 'schedule')) useEditorStore.setState({ dialog: 'schedule' });
      return true;
    case 'KeyO':
      togglePanel('outline');
      return true;
    case 'KeyN':
      if (hasFeature(user, 'notes')) notes.openHere();
      return true;
    case 'KeyD':
      if (hasPageSettings()) togglePanel('page');
      return true;
    case 'KeyF':
      useEditorStore.setState({ dialog: 'find' });
      return true;
    case 'KeyM':
      useEditorStore.setState({ menu: 'more' });
      return true;
    case 'KeyR':
      if (hasFeature(user, 'versions')) togglePanel('versions');
      return true;
    case 'KeyH':
      if (hasFeature(user, 'history')) useEditorStore.setState({ dialog: 'history' });
      return true;
    case 'KeyV':
      if (hasFeature(user, 'versions') && session.hasPreview) togglePanel('preview');
      return true;
    case 'KeyT':
      if (hasFeature(user, 'document')) goOnTranslating();
      return true;
    case 'KeyL':
      document.querySelector<HTMLElement>('[data-other-language]')?.click();
      return true;
    case 'KeyB':
      focusFirstBlock();
      return true;
    case 'KeyE':
      setEditMode(!useEditorStore.getState().editing);
      return true;
    default:
      return false;
  }
}

/** Focuses the handle of the first block, or of the first section if there is none; on an empty page the way to begin. */
function focusFirstBlock(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const block = find('[data-editing] [data-block]:not([data-section]) [data-handle]');
  focusPart(block ?? find('[data-editing] [data-handle]') ?? find('[data-editing] button'));
}
