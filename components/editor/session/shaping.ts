import { moduleDefinitions } from '@/components/modules/definitions';
import { textAt } from '@/components/modules/values';
import { useAlerts } from '@/lib/client/alerts';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import * as api from '@/lib/client/page-editor';
import {
  changeModule,
  findModule,
  findPlace,
  isSection,
  listNeighbours,
  removeModule,
} from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import type { ContentKind, Module } from '@/lib/contract/module';
import type { Values } from '@/lib/pagebuilder/tree';
import { listTurns, turn } from '@/lib/pagebuilder/turn';
import { localisedText } from '@/lib/records/paths';
import type { EditingSession } from './editing-session';
import { findOtherDraft } from './other-draft';
import { sizeOfRichText } from '../text/resting-text';
import { listFields } from './module-rules';

/** Turns blocks into others: into another kind, or two into one. Both languages are included. */
export class Shaping {
  constructor(private readonly session: EditingSession) {}

  /** The kinds that a block can be turned into without losing content. */
  listKinds(module: Module): ContentKind[] {
    if (!this.isOffered) return [];
    const { locale } = this.session;
    const values = Object.fromEntries(
      listFields(module.model).map(([name, field]) => [
        name,
        field.localised === true ? { [locale]: module[name] ?? '' } : (module[name] ?? null),
      ]),
    ) as Values;
    return listTurns(module.model).filter(
      (kind) => turn(module.model, values, kind, moduleDefinitions) !== null,
    );
  }

  /** Turns a block into another kind. */
  async turn(id: number, kind: ContentKind): Promise<void> {
    const { session } = this;
    await session.queue.flush(id);
    const serverId = session.identities.findServerId(id);
    if (serverId === null) {
      session.announce(session.say('announce.notYetSaved'));
      return;
    }
    await session.attempt(async () => {
      const made = await session.inOrder((key) => api.turnModule(session.locale, serverId, kind, key));
      await session.reload();
      session.markChanged();
      useEditorStore.setState({ focus: { id: session.identities.toEditorId(made.id), field: true } });
      const text = session.say('alert.turned', { kind: session.labels.kind(kind) });
      useAlerts.getState().show({ tone: 'success', text });
    });
  }

  /**
   * Appends a text to the text before it, with the caret at the join, or at a place in the other one. False if there is no text before
   * it, or one for other languages.
   */
  joinUp(id: number, caret?: number): boolean {
    const { sections } = this.session;
    const place = findPlace(sections, id);
    const module = findModule(sections, id);
    const parent = place?.parent == null ? null : findModule(sections, place.parent);
    if (!this.isOffered || place === null || parent === null || !isSection(parent)) return false;
    const before = listNeighbours(sections, place)[place.order - 1];
    if (before?.model !== 'text' || module?.model !== 'text') return false;
    if (String(before.locales ?? '') !== String(module.locales ?? '')) return false;
    void this.join(before.id, id, caret);
    return true;
  }

  /**
   * Removes a saved text that is empty in this language, because its words went into another block or were deleted. Its words in the other
   * language are added to that block; if they do not fit there, or cannot be fetched, the text stays.
   */
  async removeEmptied(id: number, into: number | null): Promise<void> {
    const { session } = this;
    const serverId = session.identities.findServerId(id);
    if (serverId === null || !hasFeature(useEditorStore.getState().user, 'document')) return;
    const other = findOtherDraft(session);
    const draft = await other.refresh().catch(() => null);
    if (draft === null) return;
    const words = textAt(findModule(draft.modules, serverId), 'content');
    await session.attempt(async () => {
      if (words !== '' && !(await this.carryOver(words, into))) return;
      const left = findModule(session.sections, id);
      if (left === null || textAt(left, 'content') !== '') return;
      session.queue.discard(id);
      session.setSections(removeModule(session.sections, id));
      await session.inOrder((key) => api.deleteModule(session.locale, left.model, serverId, key));
      session.markChanged();
    });
  }

  /** Adds a text of the other language to a new block; false if that is not possible. */
  private async carryOver(words: string, into: number | null): Promise<boolean> {
    const { session } = this;
    const { locale } = findOtherDraft(session);
    const model = into === null ? undefined : findModule(session.sections, into)?.model;
    if (into === null || model === undefined) return false;
    const turned = turn('text', { content: { [locale]: words } }, model, moduleDefinitions);
    const content = localisedText(turned?.values.content, locale);
    if (content === null) return false;
    await session.queue.flush(into);
    const made = session.identities.findServerId(into);
    if (made === null) return false;
    await session.inOrder((key) => api.updateModule(locale, model, made, { content }, key));
    return true;
  }

  /** Changes texts of a block in any language; in the one being edited as if they were typed. */
  async rewrite(locale: Locale, { id, model }: Module, changes: Record<string, unknown>): Promise<void> {
    const { session } = this;
    if (locale === session.locale) {
      session.change(id, changes);
      return;
    }
    await session.attempt(async () => {
      await session.inOrder((key) => api.updateModule(locale, model, id, changes, key));
      session.markChanged();
    });
  }

  private get isOffered(): boolean {
    return hasFeature(useEditorStore.getState().user, 'turn');
  }

  private async join(first: number, second: number, caret?: number): Promise<void> {
    const { session } = this;
    await Promise.all([session.queue.flush(first), session.queue.flush(second)]);
    const serverId = session.identities.findServerId(second);
    const one = findModule(session.sections, first);
    const two = findModule(session.sections, second);
    if (one === null || two === null) return;
    if (
      serverId === null ||
      session.identities.findServerId(first) === null ||
      this.isUnsaved(first, second)
    ) {
      session.announce(session.say('announce.notYetSaved'));
      return;
    }
    const content = textAt(one, 'content') + textAt(two, 'content');
    const joined = changeModule(session.sections, first, (module) => ({ ...module, content }));
    session.setSections(removeModule(joined, second));
    useEditorStore.setState({
      focus: { id: first, field: true, caret: caret ?? seamOf(textAt(one, 'content')) },
    });
    await session.attempt(async () => {
      const answer = await session.inOrder((key) => api.joinModules(session.locale, serverId, key));
      session.takeRevision(first, answer);
      session.markChanged();
    });
  }

  /** Without a network, or during a conflict, both stay as they are. */
  private isUnsaved(...ids: number[]): boolean {
    return ids.some((id) => this.session.queue.find(id) !== null);
  }
}

/** The ProseMirror position where the appended text begins. */
function seamOf(before: string): number {
  return (before === '' ? 0 : sizeOfRichText(before)) + 1;
}
