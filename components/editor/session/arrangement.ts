import { useAlerts } from '@/lib/client/alerts';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import type { JournalEntry } from '@/lib/client/journal';
import * as api from '@/lib/client/page-editor';
import {
  changeModule,
  findModule,
  findPlace,
  insertModule,
  isSection,
  listChildren,
  listModules,
  listNeighbours,
  moveModule,
  removeModule,
  withLayout,
  type ModulePlace,
} from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import { textOfHtml } from '@/lib/pagebuilder/field-values';
import type { EditingSession } from './editing-session';
import { excerptOf, nameOf } from './excerpt';
import { buildValues } from './module-rules';
import { findNeighbourPlace, type Direction } from './places';
import type { Steps } from './steps';

/** Kinds that are nothing without their text. */
const droppable = new Set(['text', 'headline', 'quote']);

/** Changes to the structure of a page: shown at once, sent in order, reverted if the server refuses. */
export class Arrangement {
  constructor(
    private readonly session: EditingSession,
    private readonly steps: Steps,
  ) {}

  /** Adds an empty section at a place and focuses it. Returns its id, or null if it was refused. */
  async insertSection(layout: number, order: number): Promise<number | null> {
    const { session } = this;
    let made: number | null = null;
    await session.attempt(async () => {
      const section = await session.inOrder((key) =>
        api.createModule(
          session.locale,
          'container',
          { parent: null, column: 0, order, layout, ...session.key },
          key,
        ),
      );
      const place = { parent: null, column: 0, order };
      session.setSections(insertModule(session.sections, toSection(section, layout), place));
      this.focus(section.id, false);
      this.tell(session.say('alert.sectionAdded'));
      made = section.id;
    });
    return made;
  }

  /** Adds an empty section of one column before another one. */
  async insertBefore(id: number): Promise<void> {
    const order = this.session.sections.findIndex((section) => section.id === id);
    if (order >= 0) await this.insertSection(0, order);
  }

  /** Adds a block of a kind and puts the caret into it. Returns its id. */
  insertBlock(model: string, place: ModulePlace, values?: Record<string, unknown>): number {
    const id = this.session.insertLocal(model, place, values);
    useEditorStore.setState({ fresh: id });
    this.focus(id, true);
    return id;
  }

  /** Moves a block or section to a place, counted without the block itself. The focus stays on it. */
  async move(id: number, place: ModulePlace): Promise<void> {
    const { session } = this;
    const before = session.sections;
    const moved = moveModule(before, id, place);
    session.setSections(moved);
    this.focus(id, false);
    this.announcePlace(id);
    await session.attempt(async () => {
      if (session.identities.findServerId(id) === null) {
        session.change(id, {});
        return;
      }
      await session.queue.flush(id);
      if (place.parent !== null) await session.queue.flush(place.parent);
      const neighbours = listNeighbours(moved, place).filter((module) => module.id !== id);
      const target = session.identities.toServerPlace(place, neighbours);
      const serverId = session.identities.findServerId(id);
      if (serverId === null || (place.parent !== null && target.parent === null)) return;
      const document = place.parent === null ? session.key : {};
      const answer = await session.inOrder((key) =>
        api.reorderModule(session.locale, { id: serverId, ...target, ...document }, key),
      );
      if (answer !== null) session.takeRevision(id, answer);
      session.markChanged();
    });
  }

  /** Moves a block one place in a direction; says so if that is not possible. */
  async step(id: number, direction: Direction): Promise<void> {
    const place = findNeighbourPlace(this.session.sections, id, direction);
    if (place === null) this.session.announce(this.session.say('announce.noPlace'));
    else await this.move(id, place);
  }

  /**
   * Deletes a block or section with its contents. Undo restores what the server knows; before something is deleted that only exists in
   * this browser, the person is asked (`sure` is the answer).
   */
  async remove(id: number, sure = false): Promise<void> {
    const { session } = this;
    const module = findModule(session.sections, id);
    const place = findPlace(session.sections, id);
    if (module === null || place === null) return;
    const inside = [module, ...listModules(session.sections).filter((other) => isInside(module, other.id))];
    await Promise.all(inside.map((other) => session.queue.flush(other.id)));
    const count = inside.filter((other) => holdsText(session.queue.find(other.id))).length;
    if (count > 0 && !sure) {
      useEditorStore.setState({ removal: { ids: [id], count } });
      return;
    }
    this.focusNeighbour(place, id);
    session.setSections(removeModule(session.sections, id));
    for (const other of inside) session.queue.discard(other.id);
    const serverId = session.identities.findServerId(id);
    if (serverId === null) return;
    await session.attempt(async () => {
      await session.inOrder((key) => api.deleteModule(session.locale, module.model, serverId, key));
      session.markChanged();
      this.tellRemoval(module);
    });
  }

  /** Whether a block was created here and is still empty. */
  isBlank(id: number): boolean {
    const module = findModule(this.session.sections, id);
    return id < 0 && module !== null && listChildren(module).length === 0 && excerptOf(module) === '';
  }

  /** Removes an empty block created here, such as a text that has become a headline. The focus stays where it is. */
  async dropEmpty(id: number): Promise<void> {
    const { session } = this;
    const model = findModule(session.sections, id)?.model ?? '';
    if (!droppable.has(model) || !this.isBlank(id)) return;
    // A block being created needs its id before it can be deleted on the server.
    if (session.queue.find(id)?.attempt !== undefined) await session.queue.flush(id);
    session.queue.discard(id);
    session.setSections(removeModule(session.sections, id));
    const serverId = session.identities.findServerId(id);
    if (serverId === null) return;
    await session.attempt(async () => {
      await session.inOrder((key) => api.deleteModule(session.locale, model, serverId, key));
      session.markChanged();
    });
  }

  /** Changes the layout of a section. */
  async setLayout(id: number, layout: number): Promise<void> {
    const { session } = this;
    const section = findModule(session.sections, id);
    const serverId = session.identities.findServerId(id);
    if (section === null || !isSection(section) || serverId === null || section.layout === layout) return;
    session.setSections(
      changeModule(session.sections, id, (current) =>
        isSection(current) ? withLayout(current, layout) : current,
      ),
    );
    await session.attempt(async () => {
      const answer = await session.inOrder((key) =>
        api.updateModule(session.locale, 'container', serverId, { layout }, key),
      );
      session.takeRevision(id, answer);
      session.markChanged();
      this.tell(session.say('alert.layoutChanged'));
    });
  }

  /** Puts a copy behind a block or section, in both languages. */
  async duplicate(id: number): Promise<void> {
    const { session } = this;
    await session.queue.flush(id);
    const serverId = session.identities.findServerId(id);
    if (serverId === null) {
      session.announce(session.say('announce.notYetSaved'));
      return;
    }
    await session.attempt(async () => {
      const copy = await session.inOrder((key) => api.duplicateModule(session.locale, serverId, key));
      await session.reload();
      this.focus(session.identities.toEditorId(copy.id), false);
      this.tell(session.say('alert.duplicated'));
    });
  }

  /** Puts the caret into a block once it is rendered. */
  lead(id: number): void {
    this.focus(id, true);
  }

  private focus(id: number, field: boolean): void {
    useEditorStore.setState({ focus: { id, field } });
  }

  private focusNeighbour(place: ModulePlace, id: number): void {
    const neighbours = listNeighbours(this.session.sections, place).filter((module) => module.id !== id);
    const next = neighbours[place.order] ?? neighbours[place.order - 1];
    const target = next?.id ?? place.parent;
    if (target !== null) this.focus(target, false);
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
  private tellRemoval(module: Module): void {
    const { session } = this;
    const canUndo = hasFeature(useEditorStore.getState().user, 'undo');
    useAlerts.getState().show({
      tone: 'success',
      text: session.say('alert.deleted', { name: nameOf(module, session) }),
      ...(canUndo ? { action: { label: session.say('alert.undo'), act: () => void this.steps.undo() } } : {}),
    });
  }

  private tell(text: string): void {
    useAlerts.getState().show({ tone: 'success', text });
  }
}

function isInside(holder: Module, id: number): boolean {
  return listChildren(holder).some((child) => child.id === id || isInside(child, id));
}

function toSection(module: Module, layout: number): Section {
  if (isSection(module)) return module;
  return withLayout({ ...module, model: 'container', layout, columns: [] }, layout);
}

/** Whether the entry contains text that the server does not have. */
export function holdsText(entry: JournalEntry | null): boolean {
  if (entry === null) return false;
  const untouched = buildValues(entry.model);
  return Object.entries(entry.changes).some(
    ([name, value]) =>
      typeof value === 'string' && value !== untouched[name] && textOfHtml(value).trim() !== '',
  );
}
