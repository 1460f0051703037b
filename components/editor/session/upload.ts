import { useEditorStore } from '@/lib/client/editor-store';
import { takePictureOver, uploadFile, type UploadedFile } from '@/lib/client/library';
import { locales } from '@/lib/contract/locale';
import { RequestError } from '@/lib/client/request';
import type { EditingSession } from './editing-session';

/**
 * Uploads a file that was dropped or pasted: it cannot be had again, so it waits for a sign-in or a network. Where the picture comes to stand,
 * its description is asked for.
 */
export async function upload(session: EditingSession, file: File): Promise<UploadedFile> {
  const uploaded = await session.calls.insist(() => uploadFile(session.locale, file));
  if (file.type.startsWith('image/')) askDescription(uploaded);
  return uploaded;
}

/** Does the same with a picture of another site, which the server fetches: a browser may not read it. */
export async function takeOver(session: EditingSession, address: string): Promise<UploadedFile> {
  const taken = await session.calls.insist(() => takePictureOver(session.locale, address));
  askDescription(taken);
  return taken;
}

function askDescription({ reference, alt, decorative }: UploadedFile): void {
  if (!decorative && locales.some((locale) => !alt[locale]))
    useEditorStore.setState(({ undescribed }) => ({ undescribed: [...undescribed, reference] }));
}

/** Reports an upload that did not succeed: of which file, and why. */
export function reportUpload(session: EditingSession, { name }: File, error: unknown): void {
  const isAnswered = error instanceof RequestError && error.status >= 400;
  if (isAnswered && error.status === 401) session.report(error);
  else {
    const reason = isAnswered ? error.message : session.say('alert.failed');
    session.tell('error', session.say('drop.failed', { name, reason }));
  }
}
