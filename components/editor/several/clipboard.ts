import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore, type PatternPlace } from '@/lib/client/editor-store';
import { listNeighbours } from '@/lib/client/sections';
import { pasteModules, readClip as loadClip } from '@/lib/client/several';
import type { Module } from '@/lib/contract/module';
import type { Clip, ClipModule } from '@/lib/contract/several';
import { findNode, nodeIds } from '@/lib/pagebuilder/locate';
import { isEqual } from '@/lib/pagebuilder/serialize';
import type { TreeNode } from '@/lib/pagebuilder/tree';
import type { EditingSession } from '../session/editing-session';
import { excerptOf } from '../session/excerpt';
import { isWriting } from '../writing-place';
import { listChosen } from './choosing';
import { hasBothLanguages, keepClip, readClip, readKept, writeClip, type Clipboard } from './clip';
import { findPasteTarget, findSectionTarget, type PasteTarget } from './paste-target';
import { listInside, type Several } from './several';

interface Cut {
  page: string;
  /** As the clipboard has them. */
  modules: readonly ClipModule[];
  /** As they were stored on their page. */
  nodes: readonly TreeNode[];
}

/** The blocks that were cut last in this tab, until they are seen on their page again. */
let lastCut: Cut | null = null;

/** Copies, cuts and pastes blocks with all their languages, between pages, tabs and sites. */
export class BlockClipboard {
  constructor(
    private readonly session: EditingSession,
    private readonly several: Several,
  ) {}

  /** Returns whether it is in the clipboard now. */
  async copy(ids: readonly number[]): Promise<boolean> {
    const clip = await this.take(ids);
    if (clip !== null) this.tell(clip);
    return clip !== null;
  }

  /** Copies, and then deletes the originals. */
  async cut(ids: readonly number[]): Promise<void> {
    const clip = await this.take(ids);
    if (clip === null) return;
    const nodes = this.several.listNodes(ids);
    this.several.remove(ids, { isCut: true });
    // A colleague may have deleted some while their pictures were packed.
    if (nodes.length === clip.modules.length)
      this.remember({ page: this.page, modules: clip.modules, nodes });
  }

  /** Whoever has them again, by undo or on another page, may do with them what no paste may take back: then a paste makes copies. */
  private remember(cut: Cut): void {
    lastCut = cut;
    const stop = useEditorStore.subscribe(() => {
      if (lastCut === cut && !this.areBack(cut)) return;
      if (lastCut === cut) lastCut = null;
      stop();
    });
  }

  private areBack({ page, nodes }: Cut): boolean {
    return (
      page === this.page && nodes.flatMap(nodeIds).some((id) => findNode(this.session.tree, id) !== null)
    );
  }

  /** Pastes the clipboard behind a block, or at the end of the page. */
  async paste(clip: Clipboard, behind: number | null): Promise<void> {
    const { session } = this;
    await session.attempt(async () => {
      const isForeign = clip.site !== location.origin;
      const { modules } = isForeign ? await (await loadForeignClip()).adoptForeign(clip, session) : clip;
      const target = findPasteTarget(session.sections, modules, behind, session.isSingleSection);
      if (!this.bringBack(clip, target)) await this.put(target);
    });
  }

  /**
   * Puts the very blocks that were cut from this page back on it, with their notes; their translations count as those of copies do. False
   * if it is not these that are pasted, as they are, or if they have been on the page since.
   */
  private bringBack({ modules }: Clipboard, target: PasteTarget): boolean {
    const { session, several } = this;
    if (lastCut?.page !== this.page || !session.hasOperations || !isEqual(lastCut.modules, modules))
      return false;
    const { nodes } = lastCut;
    const isWhole = target.modules.every((module) => modules.includes(module));
    // A block that was never sent has no id by which it could come back.
    const isSent = nodes.flatMap(nodeIds).every((id) => id >= 0);
    if (!isWhole || !isSent || this.areBack(lastCut)) return false;
    if (!several.insert(nodes, session.toPlace(target.place))) return false;
    this.tellPasted(nodes.map(({ id }) => id));
    return true;
  }

  private get page(): string {
    const { content_type, object_id } = this.session.key;
    return `${content_type}:${object_id}`;
  }

  /** Inserts a pattern at a place. */
  async insert(modules: readonly ClipModule[], place: PatternPlace): Promise<void> {
    const { session } = this;
    const target =
      'section' in place
        ? findSectionTarget(modules, place.section)
        : findPasteTarget(session.sections, modules, place.behind, session.isSingleSection);
    await session.attempt(() => this.put(target));
  }

  /** The same from a menu, which gets no clipboard event: the browser is asked for it, else the last copy made here is used. */
  async pasteFromMenu(behind: number | null): Promise<void> {
    const clip = (await readSystem()) ?? readKept();
    if (clip !== null) await this.paste(clip, behind);
    else this.session.tell('information', this.session.say('several.nothing'));
  }

  /** Blocks with all their languages as they are saved; null if something of them is not saved yet, which is reported. */
  async read(ids: readonly number[]): Promise<Clip | null> {
    const { session } = this;
    const modules = listChosen(session.sections, ids);
    await session.flush();
    const count = this.countUnsaved(modules);
    if (count > 0) {
      session.tell('error', session.say('several.unsaved', { count }));
      return null;
    }
    const known = modules.flatMap(({ id }) => session.identities.findServerId(id) ?? []);
    if (known.length < modules.length) session.tell('information', session.say('announce.notYetSaved'));
    return known.length === 0 ? null : loadClip(session.locale, known);
  }

  /** In how many blocks there are words that the server, which makes the copy, does not have. New ones without any are left out of it. */
  private countUnsaved(modules: readonly Module[]): number {
    const { states } = useEditorStore.getState();
    const isKnown = (id: number) => this.session.identities.findServerId(id) !== null;
    return listInside(modules).filter((module) => {
      const { status } = states[module.id] ?? { status: 'saved' };
      return status !== 'saved' && (isKnown(module.id) || excerptOf(module) !== '');
    }).length;
  }

  private async put(target: PasteTarget): Promise<void> {
    const { session } = this;
    const { parent } = target.place;
    await session.flush();
    const neighbours = listNeighbours(session.sections, target.place);
    const place = {
      ...target.place,
      parent: parent === null ? null : session.identities.findServerId(parent),
      order: Math.min(target.place.order, neighbours.length),
    };
    if (parent !== null && place.parent === null) {
      session.tell('information', session.say('announce.notYetSaved'));
      return;
    }
    const body = { modules: target.modules, ...place, ...(parent === null ? session.key : {}) };
    const answer = await session.inOrder((key) => pasteModules(session.locale, body, key));
    await session.sync.catchUp();
    const lost = answer.left_out ?? 0;
    if (lost > 0) {
      useAlerts
        .getState()
        .show({ tone: 'information', text: session.say('several.leftOut', { count: lost }) });
    }
    this.tellPasted(answer.ids);
  }

  private tellPasted(ids: readonly number[]): void {
    const { session, several } = this;
    // Whoever has pasted them into a text writes on there.
    if (!isWriting()) several.show(ids.map(session.identities.toEditorId));
    several.tell(session.say('several.pasted', { count: ids.length }), true);
  }

  /** Puts blocks into the clipboard and returns them; null if there are none, or it has failed. */
  private async take(ids: readonly number[]): Promise<Clip | null> {
    const { session } = this;
    try {
      const made = this.read(ids).then(async (clip) => {
        if (clip === null) return null;
        const { packPictures } = await loadForeignClip();
        return { ...clip, site: location.origin, pictures: await packPictures(clip) };
      });
      await writeSystem(made, (clip) => writeClip(clip, session.locale));
      const clip = await made;
      if (clip === null) return null;
      keepClip(clip);
      return clip.modules.length === 0 ? null : clip;
    } catch (error) {
      session.report(error);
      return null;
    }
  }

  private tell(clip: Clip): void {
    const { length: count } = clip.modules;
    const both = String(hasBothLanguages(clip));
    useAlerts.getState().show({ tone: 'success', text: this.session.say('several.copied', { count, both }) });
  }
}

/** What blocks need on their way to and from other sites; it asks the server anyway. */
const loadForeignClip = () => import('./foreign-clip');

/**
 * Writes to the system's clipboard, which accepts only what somebody has just asked for: so it gets a promise instead of waiting for its
 * result. Without a clipboard (no https, not allowed) the copy stays on this site.
 */
async function writeSystem(
  made: Promise<Clipboard | null>,
  write: (clip: Clipboard) => { html: string; text: string },
): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || !('clipboard' in navigator)) return;
  const part = (name: 'html' | 'text', type: string) =>
    made.then((clip) => new Blob([clip === null ? '' : write(clip)[name]], { type }));
  const item = new ClipboardItem({
    'text/html': part('html', 'text/html'),
    'text/plain': part('text', 'text/plain'),
  });
  await navigator.clipboard.write([item]).catch(() => undefined);
}

/** The blocks in the system's clipboard; null if it holds something else, or may not be read. */
async function readSystem(): Promise<Clipboard | null> {
  if (!('clipboard' in navigator) || !('read' in navigator.clipboard)) return null;
  try {
    const [item] = await navigator.clipboard.read();
    if (item?.types.includes('text/html') !== true) return null;
    return readClip(await (await item.getType('text/html')).text());
  } catch {
    return null;
  }
}
