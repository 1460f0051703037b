import { hasFeature, useEditorStore, type EditorState } from '@/lib/client/editor-store';

/** Whether the document has settings that this backend offers: not a stand-alone section. */
export function hasPageSettings({ user, draft }: EditorState = useEditorStore.getState()): boolean {
  return draft !== null && draft.content_type !== 'section' && hasFeature(user, 'records');
}
