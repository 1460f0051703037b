import { findDefinition } from '@/components/modules/kinds';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import type { Journal, JournalEntry } from '@/lib/client/journal';
import * as api from '@/lib/client/page-editor';
import type { SavePort } from '@/lib/client/save-port';
import { findModule, findPlace, listNeighbours } from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import type { Module, Section } from '@/lib/contract/module';
import type { Identities } from './identities';
import { mergeTexts } from '@/lib/pagebuilder/merge/merge-texts';
import { buildValues, findFaults, isTypedInPlace } from './module-rules';

/** Saves the modules of one document, with the journal until the server has them. Here the editor's ids are translated to the server's. */
export class ModuleSaves implements Pick<
  SavePort,
  'prepare' | 'send' | 'check' | 'merge' | 'findPrerequisite' | 'drop'
> {
  constructor(
    private readonly locale: Locale,
    private readonly identities: Identities,
    private readonly journal: Journal,
    private readonly sections: () => readonly Section[],
  ) {}

  /** A change of a module, with the values that it is based on. */
  describe(module: Module, changes: Record<string, unknown>, base: Record<string, unknown>): JournalEntry {
    const isNew = this.identities.findServerId(module.id) === null;
    const place = isNew ? findPlace(this.sections(), module.id) : null;
    return {
      id: module.id,
      model: module.model,
      locale: this.locale,
      revision: module.revision,
      base,
      changes,
      ...(place?.parent == null ? {} : { place: { ...place, parent: place.parent } }),
      at: Date.now(),
    };
  }

  /** A module that the server does not know. */
  describeNew({
    values,
    revives,
    ...entry
  }: Pick<JournalEntry, 'id' | 'model' | 'place' | 'revives'> & {
    values: Record<string, unknown>;
  }): JournalEntry {
    return {
      ...entry,
      locale: this.locale,
      base: {},
      changes: { ...buildValues(entry.model), ...values },
      ...(revives === undefined ? {} : { revives }),
      at: Date.now(),
    };
  }

  prepare(entry: JournalEntry, changes: Record<string, unknown>): Record<string, unknown> {
    if (!entry.place)
      return entry.revision === undefined ? changes : { ...changes, revision: entry.revision };
    const sections = this.sections();
    const place = findPlace(sections, entry.id) ?? entry.place;
    const { revives } = entry;
    const isOffered = revives !== undefined && hasFeature(useEditorStore.getState().user, 'revive');
    return {
      ...changes,
      ...this.identities.toServerPlace(place, listNeighbours(sections, place)),
      ...(isOffered ? { revives } : {}),
    };
  }

  async send(entry: JournalEntry, body: Record<string, unknown>, requestKey: string): Promise<Module> {
    const id = this.identities.findServerId(entry.id);
    if (id !== null) return api.updateModule(this.locale, entry.model, id, body, requestKey);
    const place = { parent: Number(body.parent), column: Number(body.column), order: Number(body.order) };
    const module = await api.createModule(this.locale, entry.model, { ...body, ...place }, requestKey);
    this.identities.join(entry.id, module.id);
    return module;
  }

  check(entry: JournalEntry): Record<string, string> | null {
    const module = findModule(this.sections(), entry.id);
    return module === null ? null : findFaults(module);
  }

  merge({ model }: JournalEntry, name: string, base: unknown, mine: unknown, theirs: unknown): unknown {
    const field = findDefinition(model)?.fields[name];
    const isText = (value: unknown) => typeof value === 'string';
    if (field === undefined || !isTypedInPlace(field) || ![base, mine, theirs].every(isText))
      return undefined;
    const isRich = field.kind === 'rich_text';
    return mergeTexts(String(base), String(mine), String(theirs), isRich) ?? undefined;
  }

  findPrerequisite(entry: JournalEntry): number | null {
    const parent = entry.place?.parent;
    return parent !== undefined && this.identities.findServerId(parent) === null ? parent : null;
  }

  /**
   * Stores an entry under the server's ids if there are some: the browser's are only valid while the page is open. False if there is no
   * room.
   */
  keep(entry: JournalEntry): boolean {
    const id = this.identities.findServerId(entry.id) ?? entry.id;
    if (id !== entry.id) this.journal.drop(entry.id);
    const place = entry.place && {
      ...entry.place,
      parent: this.identities.findServerId(entry.place.parent) ?? entry.place.parent,
    };
    return this.journal.keep({ ...entry, id, ...(place ? { place } : {}) });
  }

  drop(id: number): void {
    this.journal.drop(id);
    this.journal.drop(this.identities.findServerId(id) ?? id);
  }
}
