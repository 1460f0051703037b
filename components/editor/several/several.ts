import { useAlerts } from '@/lib/client/alerts';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import * as api from '@/lib/client/page-editor';
import {
  findModule,
  findPlace,
  insertModule,
  listChildren,
  listNeighbours,
  moveModule,
  removeModule,
  type ModulePlace,
} from '@/lib/client/sections';
import { arrangeModules } from '@/lib/client/several';
import type { Module, Section } from '@/lib/contract/module';
import { holdsText } from '../session/arrangement';
import type { EditingSession } from '../session/editing-session';
import { nameOf } from '../session/excerpt';
import { findNeighbourPlace, type Direction } from '../session/places';
import type { Steps } from '../session/steps';
import { choose, listChosen } from './choosing';

/** Actions on several blocks or sections: shown at once, one call, one step to undo. */
export class Several {
  constructor(
    private readonly session: EditingSession,
    private readonly steps: Steps,
  ) {}

  /** Whether the backend does it as one step; otherwise it is done one by one. */
  private get isOneStep(): boolean {
    return hasFeature(useEditorStore.getState().user, 'several');
  }

  /** Moves them one place in a direction together; blocks apart from each other are gathered. */
  async step(ids: readonly number[], direction: Direction): Promise<void> {
    const { session } = this;
    const modules = listChosen(session.sections, ids);
    const isBack = direction === 'up' || direction === 'left';
    const leader = isBack ? modules[0] : modules.at(-1);
    if (leader === undefined) return;
    const without = removeAll(session.sections, ids);
    const place = findPlace(session.sections, leader.id);
    if (place === null) return;
    const order = countBefore(session.sections, place, ids);
    const alone = insertModule(without, leader, { ...place, order });
    const target = findNeighbourPlace(alone, leader.id, direction);
    if (target === null) session.announce(session.say('announce.noPlace'));
    else await this.move(ids, target);
  }

  /** Moves them to a place, counted without them, one behind the other. */
  async move(ids: readonly number[], place: ModulePlace): Promise<void> {
    const { session } = this;
    const before = session.sections;
    const modules = listChosen(before, ids);
    const without = removeAll(before, ids);
    const isGone = place.parent !== null && findModule(without, place.parent) === null;
    if (modules.length === 0 || isGone) return;
    let moved: Section[] = without;
    for (const [index, module] of modules.entries()) {
      moved = insertModule(moved, module, { ...place, order: place.order + index });
    }
    session.setSections(moved);
    this.keepFocus(modules);
    this.announcePlace(modules);
    await session.attempt(async () => {
      await this.flush(modules);
      if (place.parent !== null) await session.queue.flush(place.parent);
      for (const { id } of modules) {
        // A block that only this browser has is created there by its first save.
        if (session.identities.findServerId(id) === null) session.change(id, {});
      }
      if (this.isOneStep) await this.moveTogether(modules, without, place);
      else await this.moveOneByOne(before, modules, without, place);
      session.markChanged();
      await session.reload();
    });
  }

  /**
   * Deletes them with their contents. Before something is deleted that only exists in this browser, the person is asked (`sure` is the
   * answer).
   */
  async remove(ids: readonly number[], sure = false): Promise<void> {
    const { session } = this;
    const modules = listChosen(session.sections, ids);
    const [first] = modules;
    if (first === undefined) return;
    const inside = listInside(modules);
    await this.flush(inside);
    const unsaved = inside.filter(({ id }) => holdsText(session.queue.find(id))).length;
    if (unsaved > 0 && !sure) {
      useEditorStore.setState({ removal: { ids: modules.map(({ id }) => id), count: unsaved } });
      return;
    }
    const known = modules.flatMap(({ id, model }) => {
      const serverId = session.identities.findServerId(id);
      return serverId === null ? [] : [{ id: serverId, model }];
    });
    const place = findPlace(session.sections, first.id);
    const left = removeAll(session.sections, ids);
    choose([]);
    session.setSections(left);
    for (const { id } of inside) session.queue.discard(id);
    this.focusBeside(left, place);
    if (known.length === 0) return;
    await session.attempt(async () => {
      if (this.isOneStep) {
        const body = { ids: known.map(({ id }) => id), action: 'remove' } as const;
        await session.inOrder((key) => arrangeModules(session.locale, body, key));
      } else {
        for (const { id, model } of known) {
          await session.inOrder((key) => api.deleteModule(session.locale, model, id, key));
        }
      }
      session.markChanged();
      const text =
        modules.length === 1
          ? session.say('alert.deleted', { name: nameOf(first, session) })
          : session.say('several.deleted', { count: modules.length });
      this.tell(text, this.isOneStep || known.length === 1);
    });
  }

  /** Puts copies behind them, in both languages, and selects these. */
  async duplicate(ids: readonly number[]): Promise<void> {
    const { session } = this;
    const modules = listChosen(session.sections, ids);
    await this.flush(modules);
    const known = this.toServerIds(modules);
    if (known.length < modules.length) session.announce(session.say('announce.notYetSaved'));
    if (known.length === 0) return;
    await session.attempt(async () => {
      const copies: number[] = [];
      if (this.isOneStep) {
        const body = { ids: known, action: 'duplicate' } as const;
        copies.push(...(await session.inOrder((key) => arrangeModules(session.locale, body, key))).ids);
      } else {
        for (const id of known) {
          copies.push((await session.inOrder((key) => api.duplicateModule(session.locale, id, key))).id);
        }
      }
      session.markChanged();
      await this.show(copies);
      this.tell(session.say('several.duplicated', { count: copies.length }), this.isOneStep);
    });
  }

  /** Gives sections a colour of the palette, or none. */
  async colour(ids: readonly number[], color: string | null): Promise<void> {
    const { session } = this;
    const modules = listChosen(session.sections, ids);
    if (!this.isOneStep) {
      for (const { id } of modules) session.change(id, { color });
      return;
    }
    await session.attempt(async () => {
      await this.flush(modules);
      const body = { ids: this.toServerIds(modules), action: 'colour', color } as const;
      await session.inOrder((key) => arrangeModules(session.locale, body, key));
      session.markChanged();
      await session.reload();
      this.tell(session.say('several.coloured', { count: modules.length }), true);
    });
  }

  /** Fetches the page with its new blocks, which are then selected and focused. */
  async show(serverIds: readonly number[]): Promise<void> {
    const { session } = this;
    await session.reload();
    const ids = serverIds.map((id) => session.identities.toEditorId(id));
    const [first] = ids;
    if (first === undefined) return;
    choose(ids.length > 1 ? ids : [], first);
    useEditorStore.setState({ focus: { id: first, field: false } });
  }

  /** Announces what was done, with a button to undo it. */
  tell(text: string, canUndo: boolean): void {
    const { session } = this;
    const isOffered = canUndo && hasFeature(useEditorStore.getState().user, 'undo');
    useAlerts.getState().show({
      tone: 'success',
      text,
      ...(isOffered
        ? { action: { label: session.say('alert.undo'), act: () => void this.steps.undo() } }
        : {}),
    });
  }

  /** Their ids on the server, without those that it does not know. */
  toServerIds(modules: readonly Module[]): number[] {
    return modules.flatMap(({ id }) => this.session.identities.findServerId(id) ?? []);
  }

  /** Sends what was typed in them. */
  async flush(modules: readonly Module[]): Promise<void> {
    await Promise.all(modules.map(({ id }) => this.session.queue.flush(id)));
  }

  private async moveTogether(
    modules: readonly Module[],
    without: readonly Section[],
    place: ModulePlace,
  ): Promise<void> {
    const { session } = this;
    const ids = this.toServerIds(modules);
    const target = session.identities.toServerPlace(place, listNeighbours(without, place));
    if (ids.length === 0 || (place.parent !== null && target.parent === null)) return;
    const body = { ids, action: 'move', ...target, ...(place.parent === null ? session.key : {}) } as const;
    await session.inOrder((key) => arrangeModules(session.locale, body, key));
  }

  /** Each one behind the one before it. */
  private async moveOneByOne(
    before: readonly Section[],
    modules: readonly Module[],
    without: readonly Section[],
    place: ModulePlace,
  ): Promise<void> {
    const { session } = this;
    const next = listNeighbours(without, place)[place.order];
    let current = before;
    for (const { id } of modules) {
      const others = listNeighbours(removeModule(current, id), place);
      const index = others.findIndex((module) => module.id === next?.id);
      const at = { ...place, order: index < 0 ? others.length : index };
      const serverId = session.identities.findServerId(id);
      const target = session.identities.toServerPlace(at, others);
      current = moveModule(current, id, at);
      if (serverId === null || (place.parent !== null && target.parent === null)) continue;
      const body = { id: serverId, ...target, ...(place.parent === null ? session.key : {}) };
      await session.inOrder((key) => api.reorderModule(session.locale, body, key));
    }
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
    const id = next?.id ?? place.parent;
    if (id !== null && findModule(sections, id) !== null) {
      useEditorStore.setState({ focus: { id, field: false } });
    }
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

function removeAll(sections: readonly Section[], ids: readonly number[]): Section[] {
  return ids.reduce<Section[]>((left, id) => removeModule(left, id), [...sections]);
}

/** The number of remaining blocks before a place. */
function countBefore(sections: readonly Section[], place: ModulePlace, ids: readonly number[]): number {
  return listNeighbours(sections, place)
    .slice(0, place.order)
    .filter(({ id }) => !ids.includes(id)).length;
}

/** Modules with all their descendants. */
export function listInside(modules: readonly Module[]): Module[] {
  return modules.flatMap((module) => [module, ...listInside(listChildren(module))]);
}
