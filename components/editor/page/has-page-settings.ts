import { hasFeature, useEditorStore, type EditorState } from '@/lib/client/editor-store';

/** Whether what is edited has settings of its own that this backend can be asked for: not a section that stands alone. */
export function hasPageSettings({ user, draft }: EditorState = useEditorStore.getState()): boolean {
  return draft !== null && draft.content_type !== 'section' && hasFeature(user, 'records');
}
