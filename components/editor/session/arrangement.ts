import { useAlerts } from '@/lib/client/alerts';
import { findDefinition } from '@/components/modules/kinds';
import { useEditorStore } from '@/lib/client/editor-store';
import * as api from '@/lib/client/page-editor';
import {
  findModule,
  findPlace,
  listChildren,
  listModules,
  listNeighbours,
  type ModulePlace,
} from '@/lib/client/sections';
import { otherLocale } from '@/lib/contract/locale';
import { sectionLayouts, type Module } from '@/lib/contract/module';
import { discard } from '@/lib/pagebuilder/copy/decide';
import { duplicate } from '@/lib/pagebuilder/duplicate';
import { isEmptyValue } from '@/lib/pagebuilder/field-values';
import { locate } from '@/lib/pagebuilder/locate';
import { namePlace } from '@/lib/pagebuilder/proposed';
import type { EditingSession } from './editing-session';
import { isWriting } from '../writing-place';
import { excerptOf, nameOf } from './excerpt';
import { buildValues, listFields } from './module-rules';
import { makeSection } from './operations-of-page';
import { isIncompleteNewBlock } from './own-faults';
import { findNeighbourPlace, type Direction } from './places';
import type { Steps } from './steps';
import { countLost } from './unsent-texts';

/** Kinds that are nothing without their text. */
const droppable = new Set(['text', 'headline', 'quote']);

/** Characters of a copy that travel as an operation; a larger one is made by the server. */
const mostCopied = 150_000;

/** Changes to the structure of a page, shown at once. */
export class Arrangement {
  constructor(
    private readonly session: EditingSession,
    private readonly steps: Steps,
  ) {}

  /** Adds an empty section at a place and focuses it. Returns its id; null if there is no place for it. */
  insertSection(layout: number, order: number): number | null {
    const { session } = this;
    const id = session.sync.takeNodeId();
    const node = makeSection(id, layout, sectionLayouts[layout]?.columns.length ?? 1);
    const place = session.toPlace({ parent: null, column: 0, order });
    if (!session.perform({ type: 'insert', node, place })) return null;
    this.focus(id, false);
    this.tell(session.say('alert.sectionAdded'));
    return id;
  }

  /** Adds a section with an empty text in its first column and puts the caret there: whoever adds one begins to write. One step to undo. */
  beginSection(layout: number, order: number): void {
    this.steps.together(() => {
      const parent = this.insertSection(layout, order);
      if (parent !== null) this.insertBlock('text', { parent, column: 0, order: 0 });
    });
  }

  /** Adds a section of one column before another one. */
  insertBefore(id: number): void {
    const order = this.session.sections.findIndex((section) => section.id === id);
    if (order >= 0) this.beginSection(0, order);
  }

  /** Adds a block of a kind and puts the caret into it. Returns its id. */
  insertBlock(model: string, place: ModulePlace, values?: Record<string, unknown>): number {
    const id = this.session.insertLocal(model, place, values);
    useEditorStore.setState({ fresh: id });
    this.focus(id, true);
    return id;
  }

  /** Moves a block or section to a place, counted without the block itself. The focus stays on it. */
  move(id: number, place: ModulePlace): void {
    const { session } = this;
    const treeId = session.identities.toTreeId(id);
    if (!session.perform({ type: 'move', id: treeId, place: session.toPlace(place, [id]) })) return;
    this.focus(id, false);
    this.announcePlace(id);
  }

  /** Moves a block one place in a direction; says so if that is not possible. */
  step(id: number, direction: Direction): void {
    const place = findNeighbourPlace(this.session.sections, id, direction);
    if (place === null) this.session.tell('information', this.session.say('announce.noPlace'));
    else this.move(id, place);
  }

  /**
   * Deletes a block or section with its contents. Before something is deleted that undo could not bring back, since it only exists in this
   * browser, the person is asked (`sure` is the answer).
   */
  remove(id: number, sure = false): void {
    const { session } = this;
    const module = findModule(session.sections, id);
    const place = findPlace(session.sections, id);
    if (module === null || place === null) return;
    const count = countLost(
      [module, ...listModules(session.sections).filter((other) => isInside(module, other.id))],
      session,
    );
    if (count > 0 && !sure) {
      useEditorStore.setState({ removal: { ids: [id], count } });
      return;
    }
    const name = nameOf(module, session);
    this.focusNeighbour(place, id);
    if (this.take(id)) this.tellRemoval(name);
  }

  /** Whether a block was created here and is still empty, in the other language as well: beside the page somebody may have translated it. */
  isBlank(id: number): boolean {
    const { session } = this;
    const module = findModule(session.sections, id);
    if (id >= 0 || module === null || listChildren(module).length > 0 || excerptOf(module) !== '')
      return false;
    const other = findModule(session.showIn(otherLocale(session.locale)), id);
    return other === null || excerptOf(other) === '';
  }

  /** Whether a block was created here, is empty and is nothing without a text: what is put behind it comes in its place. */
  givesWay(id: number): boolean {
    const module = findModule(this.session.sections, id);
    return module !== null && this.isBlank(id) && isDroppable(module);
  }

  /** Removes an empty block created here, such as a text that has become a headline. The focus stays where it is. */
  dropEmpty(id: number): void {
    if (this.givesWay(id)) this.take(id);
  }

  /** Removes a block: as an operation (true), or, if only this browser has it, without one. */
  private take(id: number): boolean {
    const { session } = this;
    const treeId = session.identities.toTreeId(id);
    const orphan = session.copy.orphans.find(({ node }) => node.id === treeId);
    if (orphan) session.decide(discard(session.copy, orphan));
    else if (!this.giveUp(id)) return session.perform({ type: 'remove', id: treeId });
    return false;
  }

  /** Gives up a block that was never sent, if it is empty or incomplete. */
  private giveUp(id: number): boolean {
    const { session } = this;
    return (this.isBlank(id) || isIncompleteNewBlock(id, session)) && session.discardLocal(id);
  }

  /** Changes the layout of a section. */
  setLayout(id: number, layout: number): void {
    const { session } = this;
    const treeId = session.identities.toTreeId(id);
    const located = locate(session.tree, treeId);
    if (located === null || !('layout' in located.node) || located.node.layout === layout) return;
    if (session.perform({ type: 'set_layout', id: treeId, layout }))
      this.tell(session.say('alert.layoutChanged'));
  }

  /** Puts a copy behind a block or section, in both languages. */
  async duplicate(id: number): Promise<void> {
    const { session } = this;
    const treeId = session.identities.toTreeId(id);
    const located = locate(session.tree, treeId);
    if (located === null) return;
    if (JSON.stringify(located.node).length > mostCopied || !session.hasOperations) {
      await this.duplicateThere(id);
      return;
    }
    const node = duplicate(located.node, () => session.sync.takeNodeId());
    const place = namePlace(session.tree, { ...located.place, order: located.place.order + 1 });
    if (!session.perform({ type: 'insert', node, place })) return;
    this.focus(node.id, false);
    this.tell(session.say('alert.duplicated'));
  }

  /** A copy that the server makes. */
  private async duplicateThere(id: number): Promise<void> {
    const { session } = this;
    await session.flush();
    const serverId = session.identities.findServerId(id);
    if (serverId === null) {
      session.tell('information', session.say('announce.notYetSaved'));
      return;
    }
    await session.attempt(async () => {
      const copy = await session.inOrder((key) => api.duplicateModule(session.locale, serverId, key));
      await session.sync.catchUp();
      // Whoever has begun to write meanwhile writes on.
      if (!isWriting()) this.focus(session.identities.toEditorId(copy.id), false);
      this.tell(session.say('alert.duplicated'));
    });
  }

  /** Puts the caret into a block once it is rendered: into its first text, at its start or end if that is said. */
  lead(id: number, caret?: 'start' | 'end'): void {
    useEditorStore.setState({ focus: { id, field: true, ...(caret && { caret }) } });
  }

  private focus(id: number, field: boolean): void {
    useEditorStore.setState({ focus: { id, field } });
  }

  private focusNeighbour(place: ModulePlace, id: number): void {
    const neighbours = listNeighbours(this.session.sections, place).filter((module) => module.id !== id);
    const next = neighbours[place.order] ?? neighbours[place.order - 1];
    if (next !== undefined) this.focus(next.id, false);
    else if (place.parent !== null) focusEmptied(place.parent, place.column);
  }

  private announcePlace(id: number): void {
    const { sections } = this.session;
    const place = findPlace(sections, id);
    if (place === null) return;
    const total = listNeighbours(sections, place).length;
    if (place.parent === null) {
      this.session.announce(this.session.say('announce.sectionMoved', { place: place.order + 1, total }));
      return;
    }
    const section = sections.findIndex((candidate) => isInside(candidate, id)) + 1;
    this.session.announce(
      this.session.say('announce.moved', {
        section,
        column: place.column + 1,
        place: place.order + 1,
        total,
      }),
    );
  }

  /** Names what was removed, with a button to undo it. */
  private tellRemoval(name: string): void {
    const action = this.steps.offerUndo();
    const text = this.session.say('alert.deleted', { name });
    useAlerts.getState().show({ tone: 'success', text, ...(action && { action }) });
  }

  private tell(text: string): void {
    useAlerts.getState().show({ tone: 'success', text });
  }
}

/**
 * Puts the focus where the last block of a column or list was: to the button that adds one. On the handle of what is around it the same key
 * again would take that as well.
 */
export function focusEmptied(id: number, column: number): void {
  useEditorStore.setState({ focus: { id, field: false, column } });
}

/** Whether an empty block is nothing: one of text, or an item to which nothing was chosen either. */
function isDroppable(module: Module): boolean {
  if (droppable.has(module.model)) return true;
  const isItem = findDefinition(module.model)?.parent !== undefined;
  const made = buildValues(module.model);
  return (
    isItem &&
    listFields(module.model).every(
      ([name, field]) => isEmptyValue(field, module[name]) || module[name] === made[name],
    )
  );
}

function isInside(holder: Module, id: number): boolean {
  return listChildren(holder).some((child) => child.id === id || isInside(child, id));
}
