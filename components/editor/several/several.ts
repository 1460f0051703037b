import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule, findPlace, listChildren, listNeighbours, type ModulePlace } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import type { ProposedOperation, ProposedPlace } from '@/lib/contract/operation';
import { splitBatches } from '@/lib/pagebuilder/copy/request';
import { duplicate } from '@/lib/pagebuilder/duplicate';
import { findNode, locate } from '@/lib/pagebuilder/locate';
import { apply } from '@/lib/pagebuilder/operations-apply';
import { namePlace } from '@/lib/pagebuilder/proposed';
import { isSection, type Tree, type TreeNode } from '@/lib/pagebuilder/tree';
import { focusBeginning } from '../canvas/use-kept-focus';
import type { EditingSession } from '../session/editing-session';
import { focusEmptied } from '../session/arrangement';
import { nameOf } from '../session/excerpt';
import { isIncompleteNewBlock } from '../session/own-faults';
import { findNeighbourPlace, type Direction } from '../session/places';
import type { Steps } from '../session/steps';
import { countLost } from '../session/unsent-texts';
import { choose, listChosen } from './choosing';

/** Actions on several blocks or sections: shown at once, one step to undo. */
export class Several {
  constructor(
    private readonly session: EditingSession,
    private readonly steps: Steps,
  ) {}

  /** Moves them one place in a direction together; blocks apart from each other are gathered. */
  step(ids: readonly number[], direction: Direction): void {
    const { session } = this;
    const modules = listChosen(session.sections, ids);
    const isBack = direction === 'up' || direction === 'left';
    const leader = isBack ? modules[0] : modules.at(-1);
    if (leader === undefined) return;
    const others = modules.filter(({ id }) => id !== leader.id);
    const alone = session.page.show(removeAll(session.tree, this.toTreeIds(others)), session.locale);
    const target = findNeighbourPlace(alone, leader.id, direction);
    if (target === null) session.tell('information', session.say('announce.noPlace'));
    else this.move(ids, target);
  }

  /** Moves them to a place, counted without them, one behind the other. */
  move(ids: readonly number[], place: ModulePlace): void {
    const { session } = this;
    const modules = listChosen(session.sections, ids);
    const moving = this.toTreeIds(modules);
    const target = session.toPlace(place, ids);
    const operations = moving.map((id, index): ProposedOperation => ({
      ...{ type: 'move', id },
      place: { ...target, order: target.order + index, after: moving[index - 1] ?? target.after ?? null },
    }));
    if (operations.length === 0 || !this.perform(operations)) return;
    this.keepFocus(modules);
    this.announcePlace(modules);
  }

  /**
   * Deletes them with their contents. Before something is deleted that undo could not bring back, since it only exists in this browser, the
   * person is asked (`sure` is the answer). `isCut`: they are in the clipboard, and that is what is said.
   */
  remove(ids: readonly number[], { sure = false, isCut = false } = {}): void {
    const { session } = this;
    const modules = listChosen(session.sections, ids);
    const [first] = modules;
    if (first === undefined) return;
    const unsaved = countLost(listInside(modules), session);
    if (unsaved > 0 && !sure) {
      useEditorStore.setState({ removal: { ids: modules.map(({ id }) => id), count: unsaved } });
      return;
    }
    const { length: count } = modules;
    const name = nameOf(first, session);
    const deleted =
      count === 1 ? session.say('alert.deleted', { name }) : session.say('several.deleted', { count });
    const text = isCut ? session.say('several.cutDone', { count, name }) : deleted;
    const place = findPlace(session.sections, first.id);
    choose([]);
    const known = modules.filter(
      ({ id }) => !(isIncompleteNewBlock(id, session) && session.discardLocal(id)),
    );
    const removals = this.toTreeIds(known).map((id): ProposedOperation => ({ type: 'remove', id }));
    if (removals.length > 0 && this.perform(removals)) this.tell(text, true);
    this.focusBeside(session.sections, place);
  }

  /** Puts copies behind them, in both languages, and selects these. */
  duplicate(ids: readonly number[]): void {
    const { session } = this;
    const nodes = this.listNodes(ids);
    const last = locate(session.tree, nodes.at(-1)?.id ?? 0);
    if (last === null) return;
    const copies = nodes.map((node) => duplicate(node, () => session.sync.takeNodeId()));
    const place = namePlace(session.tree, { ...last.place, order: last.place.order + 1 });
    if (!this.insert(copies, place)) return;
    this.show(copies.map(({ id }) => id));
    this.tell(session.say('several.duplicated', { count: copies.length }), true);
  }

  /** Blocks as they are stored, in reading order. */
  listNodes(ids: readonly number[]): TreeNode[] {
    const { session } = this;
    return this.toTreeIds(listChosen(session.sections, ids)).flatMap(
      (id) => findNode(session.tree, id) ?? [],
    );
  }

  /** Puts nodes one behind the other at a place, as one step; false if they do not fit the page. */
  insert(nodes: readonly TreeNode[], place: ProposedPlace): boolean {
    const operations = nodes.map((node, index): ProposedOperation => ({
      ...{ type: 'insert', node },
      place: { ...place, order: place.order + index, after: nodes[index - 1]?.id ?? place.after ?? null },
    }));
    return this.perform(operations);
  }

  /** Gives sections a colour of the palette, or none. */
  colour(ids: readonly number[], color: string | null): void {
    const { session } = this;
    const modules = listChosen(session.sections, ids);
    const operations = this.toTreeIds(modules).flatMap((id): ProposedOperation[] => {
      const node = findNode(session.tree, id);
      if (node === null || !isSection(node) || (node.color ?? null) === color) return [];
      const change = { target: 'color' as const, ...(color === null ? {} : { value: color }) };
      return [{ type: 'update', id, changes: [change] }];
    });
    if (operations.length > 0 && this.perform(operations))
      this.tell(session.say('several.coloured', { count: modules.length }), true);
  }

  /** Selects and focuses blocks that are new on the page. */
  show(ids: readonly number[]): void {
    const [first] = ids;
    if (first === undefined) return;
    choose(ids.length > 1 ? ids : [], first);
    useEditorStore.setState({ focus: { id: first, field: false } });
  }

  /** Announces what was done, with a button to undo it. */
  tell(text: string, canUndo: boolean): void {
    const action = canUndo ? this.steps.offerUndo() : undefined;
    useAlerts.getState().show({ tone: 'success', text, ...(action && { action }) });
  }

  private toTreeIds(modules: readonly Module[]): number[] {
    return modules.map(({ id }) => this.session.identities.toTreeId(id));
  }

  /** Does several things as one step, or as steps that are undone together where they are too much for one. */
  private perform(operations: ProposedOperation[]): boolean {
    const batches = splitBatches(operations).map((batch): ProposedOperation => {
      const [only, ...more] = batch;
      return only !== undefined && more.length === 0 ? only : { type: 'batch', operations: batch };
    });
    const [only, ...more] = batches;
    if (only === undefined) return false;
    if (more.length === 0) return this.session.perform(only);
    return this.steps.together(() => batches.every((batch) => this.session.perform(batch)));
  }

  /** A moved block keeps the focus if it had it. */
  private keepFocus(modules: readonly Module[]): void {
    const { selected } = useEditorStore.getState();
    const active = modules.find(({ id }) => id === selected) ?? modules[0];
    const isInBar = document.activeElement?.closest('[data-several-bar]') != null;
    if (active !== undefined && !isInBar) useEditorStore.setState({ focus: { id: active.id, field: false } });
  }

  private focusBeside(sections: readonly Section[], place: ModulePlace | null): void {
    if (place === null) return;
    const neighbours = listNeighbours(sections, place);
    const next = neighbours[place.order] ?? neighbours.at(-1);
    // The bar goes with what was chosen, and the focus with the bar.
    if (next !== undefined) useEditorStore.setState({ focus: { id: next.id, field: false } });
    else if (place.parent === null)
      requestAnimationFrame(() => document.activeElement === document.body && focusBeginning());
    else if (findModule(sections, place.parent) !== null) focusEmptied(place.parent, place.column);
  }

  private announcePlace(modules: readonly Module[]): void {
    const { session } = this;
    const place = findPlace(session.sections, modules[0]?.id ?? 0);
    if (place === null) return;
    const holder = session.sections.findIndex((section) => section.id === place.parent) + 1;
    session.announce(
      session.say('several.moved', {
        count: modules.length,
        section: holder > 0 ? holder : place.order + 1,
        place: place.order + 1,
      }),
    );
  }
}

function removeAll(tree: Tree, ids: readonly number[]): Tree {
  return ids.reduce(
    (left, id) => (findNode(left, id) ? apply(left, { type: 'remove', id }).tree : left),
    tree,
  );
}

/** Modules with all their descendants. */
export function listInside(modules: readonly Module[]): Module[] {
  return modules.flatMap((module) => [module, ...listInside(listChildren(module))]);
}
