import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useAlerts } from '@/lib/client/alerts';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { listLinkChoices } from '@/lib/client/library';
import { isLocale } from '@/lib/contract/locale';
import { extractEmbedAddress } from '@/lib/pagebuilder/embeds';
import { insertFiles } from '../canvas/insert-files';
import type { Editing } from '../editing-context';
import type { Pasted } from '../pasting';
import { findPicturePlace } from '../pictures/place-pictures';
import { readClip } from '../several/clip';
import { pasteIntoLine } from './paste-blocks';
import { takesAddresses } from './paste-pictures';
import { countLostPictures, isFilesAlone, isTooMuchMarkup, mostPasted } from './pasted-html';

/** Kinds that show an address of their platforms, with the field for it. */
const players = [
  { model: 'video', family: 'video', field: 'video_url' },
  { model: 'audio', family: 'audio', field: 'embed' },
  { model: 'viewer', family: 'viewer', field: 'embed' },
  { model: 'socialmedia', family: 'social', field: 'embed' },
] as const;

/** Says of a text that is too long, or of too much markup, that it cannot be pasted. Returns whether it is. */
export function refuseLong({ text, html }: Pasted, { say }: Pick<Editing['session'], 'say'>): boolean {
  const { length: count } = text;
  if (count <= mostPasted && !isTooMuchMarkup(html)) return false;
  const reason =
    count > mostPasted ? say('alert.tooMuchPasted', { count, most: mostPasted }) : say('alert.tooMuchMarkup');
  useAlerts.getState().show({ tone: 'error', text: reason });
  return true;
}

/**
 * Handles pasted content that is more than text: files become pictures behind the block, an address of this site a link with the page's
 * title, a video's address in an empty line the video. Returns whether it did.
 */
export function pasteMore(
  pasted: Pasted,
  editor: Editor,
  { id, model, isRich }: { id: number; model: string; isRich: boolean },
  editing: Editing,
): boolean {
  const { session, clipboard } = editing;
  const clip = readClip(pasted.html);
  if (clip !== null && hasFeature(useEditorStore.getState().user, 'several')) {
    session.use(clipboard, (each) => each.paste(clip, id));
    return true;
  }
  if (refuseLong(pasted, session)) return true;
  if (isFilesAlone(pasted)) {
    void insertFiles(pasted.files, findPicturePlace(session.sections, id), editing);
    return true;
  }
  // Only behind a block of text pictures have a place.
  const lost = isRich ? countLostPictures(pasted.html, model === 'text' && takesAddresses()) : 0;
  if (lost > 0)
    useAlerts.getState().show({ tone: 'information', text: session.say('drop.lost', { count: lost }) });
  const address = pasted.text.trim();
  if (!isRich || !/^https?:\/\/\S+$/.test(address) || !URL.canParse(address)) return false;
  const isPlayed =
    model === 'text' && pasted.isInEmptyLine === true && playAddress(address, editor, id, editing);
  return isPlayed || linkOwn(address, editor);
}

/** In an empty line of a text: the player stands there, and what it lacks, such as a picture, is marked at it. */
function playAddress(address: string, editor: Editor, id: number, editing: Editing): boolean {
  for (const { model, family, field } of players) {
    const embed = extractEmbedAddress(longAddress(address), family);
    if (embed !== null) return pasteIntoLine({ model, values: { [field]: embed } }, editor, id, editing);
  }
  return false;
}

/** Videos are stored under their platform's full address (spec §5). */
function longAddress(address: string): string {
  const [, film] = /^https?:\/\/youtu\.be\/([\w-]+)/.exec(address) ?? [];
  return film === undefined ? address : `https://www.youtube.com/watch?v=${film}`;
}

/** A page of this site: links the selection, or inserts the page's title once it is known. */
function linkOwn(address: string, editor: Editor): boolean {
  const url = new URL(address);
  const { origin, pathname } = url;
  if (origin !== location.origin) return false;
  // Parameters that only an editor's own view of the page has.
  for (const flag of ['edit', 'v', 'noToolbar']) url.searchParams.delete(flag);
  const href = `${pathname}${url.search}${url.hash}`;
  const attributes = { href, target: null, rel: null };
  if (!editor.state.selection.empty) return editor.commands.setLink(attributes);
  editor.commands.insertContent({
    type: 'text',
    text: address,
    marks: [{ type: 'link', attrs: attributes }],
  });
  void nameLink(editor, { href, pathname, address });
  return true;
}

async function nameLink(
  editor: Editor,
  { href, pathname, address }: { href: string; pathname: string; address: string },
): Promise<void> {
  const locale = pathname.split('/')[1];
  if (!isLocale(locale)) return;
  const found = await listLinkChoices(locale, { search: pathname }).catch(() => null);
  const title = found?.results.find(({ url }) => url === pathname)?.title;
  if (title === undefined || title === '' || editor.isDestroyed) return;
  const { state, view } = editor;
  const { tr } = state;
  // From the end, so that earlier positions stay valid: the same address may have been pasted twice.
  const links: { from: number; node: Node }[] = [];
  state.doc.descendants((node, from) => {
    const link = node.marks.find(({ type, attrs }) => type.name === 'link' && attrs.href === href);
    if (link !== undefined && node.text === address) links.unshift({ from, node });
  });
  for (const { from, node } of links)
    tr.replaceWith(from, from + node.nodeSize, state.schema.text(title, node.marks));
  if (tr.docChanged) view.dispatch(tr);
}
