import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { insertFiles } from '../canvas/insert-files';
import type { Editing } from '../editing-context';
import type { Pasted } from '../pasting';
import { findPicturePlace } from '../pictures/place-pictures';
import { isFilesAlone } from '../text/pasted-html';
import { readClip, readKept } from './clip';
import { findBlockPlace } from './paste-target';

/** Puts pasted blocks and pictures behind a block, or at the end of the page; a block that waits for a picture takes them. */
export function pasteBeside(pasted: Pasted, behind: number | null, editing: Editing): void {
  const { session, clipboard } = editing;
  if (isFilesAlone(pasted)) {
    const place = behind === null ? null : findPicturePlace(session.sections, behind);
    const atHand = behind === null ? null : { id: behind };
    void insertFiles(pasted.files, place ?? findBlockPlace(session.sections, null), editing, atHand);
    return;
  }
  if (!hasFeature(useEditorStore.getState().user, 'several')) return;
  const clip = pasted.isEmpty ? readKept() : readClip(pasted.html);
  if (clip !== null) session.use(clipboard, (each) => each.paste(clip, behind));
}
