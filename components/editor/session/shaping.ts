import { moduleDefinitions } from '@/components/modules/definitions';
import { findDefinition } from '@/components/modules/kinds';
import { textAt } from '@/components/modules/values';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { findModule, findPlace, isSection as isShownSection, listNeighbours } from '@/lib/client/sections';
import { otherLocale, type Locale } from '@/lib/contract/locale';
import type { ContentKind, Module } from '@/lib/contract/module';
import { mostOperations, type ProposedOperation } from '@/lib/contract/operation';
import { gather } from '@/lib/pagebuilder/gather';
import { findNode, locate, type Located } from '@/lib/pagebuilder/locate';
import type { Change } from '@/lib/pagebuilder/operations';
import { namePlace } from '@/lib/pagebuilder/proposed';
import { listOutermost } from '@/lib/pagebuilder/several';
import { isSection, type ModuleNode, type Values } from '@/lib/pagebuilder/tree';
import { joinTexts, joinToHeadline, listTurns, turn, type Turned } from '@/lib/pagebuilder/turn';
import { localisedText } from '@/lib/records/paths';
import { choose } from '../several/choosing';
import { isWriting } from '../writing-place';
import type { EditingSession } from './editing-session';
import { documentOfRichText } from '../text/resting-text';

/** Turns blocks into others: into another kind, several into a list, or two into one. Both languages are included. */
export class Shaping {
  constructor(private readonly session: EditingSession) {}

  /** Whether blocks can become others here: without a tree of both languages, they would be made of one of them. */
  get isOffered(): boolean {
    return this.session.hasOperations && hasFeature(useEditorStore.getState().user, 'turn');
  }

  /** The kinds that a block can be turned into without losing content. */
  listKinds(module: Module): ContentKind[] {
    if (!this.isOffered) return [];
    const { identities, tree } = this.session;
    const node = findNode(tree, identities.toTreeId(module.id));
    if (node === null || isSection(node)) return [];
    return listTurns(module.model).filter(
      (kind) => turn(node.kind, node.values, kind, moduleDefinitions) !== null,
    );
  }

  /** Turns a block into another kind, in both languages. */
  async turn(id: number, kind: ContentKind): Promise<void> {
    const { session } = this;
    await session.flush();
    const { tree } = session;
    const located = locate(tree, session.identities.toTreeId(id));
    if (located === null || isSection(located.node)) return;
    const { node, place } = located;
    const turned = turn(node.kind, node.values, kind, moduleDefinitions);
    if (turned === null) return;
    const made = this.build(turned, node);
    const operations: ProposedOperation[] = [
      { type: 'remove', id: node.id },
      { type: 'insert', node: made, place: namePlace(tree, place, node.id) },
    ];
    if (!this.perform(operations)) return;
    // Whoever has begun to write in another block meanwhile writes on there.
    const isOwn = document.activeElement?.closest(`[data-block="${id}"]`) != null;
    if (isOwn || !isWriting()) useEditorStore.setState({ focus: { id: made.id, field: true } });
    this.tellTurned(turned);
  }

  /**
   * Makes a single picture a list of several, the first with its caption and link in all languages, as one step. Returns the list's id; null
   * if that is not possible.
   */
  makeList(id: number, images: readonly string[]): number | null {
    const { session } = this;
    const located = locate(session.tree, session.identities.toTreeId(id));
    if (located === null || isSection(located.node)) return null;
    const { node, place } = located;
    const turned = turn(node.kind, node.values, 'imagelist', moduleDefinitions);
    if (turned === null) return null;
    const [own = {}] = turned.children;
    const children = images.map((image, index) => ({ ...(index === 0 ? own : {}), image }));
    const made = this.build({ ...turned, children }, node);
    const insert: ProposedOperation = {
      ...{ type: 'insert', node: made },
      place: namePlace(session.tree, place, node.id),
    };
    // A block that was never sent leaves without a trace.
    const isDone = session.discardLocal(id)
      ? session.perform(insert)
      : session.perform({ type: 'batch', operations: [{ type: 'remove', id: node.id }, insert] });
    return isDone ? made.id : null;
  }

  /** The kinds of list that several blocks of one column can become together, without losing content. */
  listGathered(ids: readonly number[]): ContentKind[] {
    if (!this.isOffered) return [];
    const nodes = this.findTogether(ids).map(({ node }) => node);
    return listTurns(nodes[0]?.kind ?? '').filter((kind) => gather(nodes, kind, moduleDefinitions) !== null);
  }

  /** Makes one list of several blocks, in both languages, where the first of them stands: one step to undo. */
  async gather(ids: readonly number[], kind: ContentKind): Promise<void> {
    const { session } = this;
    await session.flush();
    const found = this.findTogether(ids);
    const [first] = found;
    const nodes = found.map(({ node }) => node);
    const gathered = gather(nodes, kind, moduleDefinitions);
    if (first === undefined || gathered === null) return;
    const made = this.build(gathered.turned, gathered);
    const isDone = this.perform([
      ...nodes.map(({ id }): ProposedOperation => ({ type: 'remove', id })),
      { type: 'insert', node: made, place: namePlace(session.tree, first.place) },
    ]);
    if (!isDone) return;
    choose([]);
    useEditorStore.setState({ focus: { id: made.id, field: false } });
    this.tellTurned(gathered.turned);
  }

  /** Blocks in reading order with their places; none if they do not stand in one column, or are more than one step changes. */
  private findTogether(ids: readonly number[]): (Located & { node: ModuleNode })[] {
    if (ids.length >= mostOperations) return [];
    const { tree, identities } = this.session;
    const located = listOutermost(
      tree,
      ids.map((id) => identities.toTreeId(id)),
    );
    const found = located.flatMap(({ node, place }) => (isSection(node) ? [] : [{ node, place }]));
    const [first] = found;
    const isTogether = found.every(
      ({ place }) => place.parent === first?.place.parent && place.column === first.place.column,
    );
    return isTogether ? found : [];
  }

  /** Does it as one step; false, which is said, if a block of it was never sent. */
  private perform(operations: ProposedOperation[]): boolean {
    const { session } = this;
    const isSent = operations.every((operation) => operation.type !== 'remove' || operation.id >= 0);
    if (isSent && session.perform({ type: 'batch', operations })) return true;
    session.tell('information', session.say('announce.notYetSaved'));
    return false;
  }

  private tellTurned({ kind, isPlainer }: Turned): void {
    const { session } = this;
    const plainer = String(isPlainer);
    session.tell('success', session.say('alert.turned', { kind: session.labels.kind(kind), plainer }));
  }

  /** A node for what a module has become, with its anchor and languages. */
  private build(turned: Turned, { anchor, locales }: Pick<ModuleNode, 'anchor' | 'locales'>): ModuleNode {
    const takeNode = (kind: string, values: Values): ModuleNode => ({
      ...{ id: this.session.sync.takeNodeId(), kind, version: findDefinition(kind)?.version ?? 1 },
      ...{ anchor: '', locales: null, values, children: [] },
    });
    const item = findDefinition(turned.kind)?.children ?? '';
    const children = turned.children.map((values) => takeNode(item, values));
    return { ...takeNode(turned.kind, turned.values), anchor, locales, children };
  }

  /**
   * Appends a text to the text before it, or to the headline before it if it is one plain line. What was written last is sent first, and
   * letters may come meanwhile: where the caret belongs is asked then, with how far the words have moved; null if the focus is elsewhere.
   * False if there is nothing before it that it can go into.
   */
  joinUp(id: number, findCaret: (moved: number) => number | null): boolean {
    const { sections } = this.session;
    const place = findPlace(sections, id);
    const module = findModule(sections, id);
    const parent = place?.parent == null ? null : findModule(sections, place.parent);
    if (!this.isOffered || place === null || parent === null || !isShownSection(parent)) return false;
    const before = listNeighbours(sections, place)[place.order - 1];
    if (before === undefined || module?.model !== 'text') return false;
    if (this.findJoined(before.id, id) === null) return false;
    if (String(before.locales ?? '') !== String(module.locales ?? '')) return false;
    void this.join(before.id, id, findCaret);
    return true;
  }

  /**
   * Removes a text whose words in this language went into another block, or are wanted no longer. Its words in the other language are added
   * to that block. Returns whether it did: if they do not fit there, the text stays.
   */
  removeSpent(id: number, into: number | null): boolean {
    const { session } = this;
    const { identities } = session;
    if (!session.hasOperations) return false;
    const other = otherLocale(session.locale);
    const node = findNode(session.tree, identities.toTreeId(id));
    if (node === null || isSection(node)) return false;
    const words = localisedText(node.values.content, other) ?? '';
    if (words !== '' && !this.carryOver(words, into)) return false;
    return session.perform({ type: 'remove', id: node.id });
  }

  /** Adds a text of the other language to a new block; false if that is not possible. */
  private carryOver(words: string, into: number | null): boolean {
    const { session } = this;
    const locale = otherLocale(session.locale);
    const model = into === null ? undefined : findModule(session.sections, into)?.model;
    if (into === null || model === undefined) return false;
    const turned = turn('text', { content: { [locale]: words } }, model, moduleDefinitions);
    const content = localisedText(turned?.values.content, locale);
    if (content !== null) session.changeIn(locale, into, { content });
    return content !== null;
  }

  /** Two blocks of which the second may go into the first, with the text of both in all languages; null if it may not. */
  private findJoined(
    first: number,
    second: number,
  ): { one: ModuleNode; two: ModuleNode; content: Values } | null {
    const { tree, identities, locale } = this.session;
    const [one, two] = [first, second].map((id) => findNode(tree, identities.toTreeId(id)));
    if (!one || !two || isSection(one) || isSection(two)) return null;
    const content =
      one.kind === 'text'
        ? joinTexts(one.values.content, two.values.content)
        : one.kind === 'headline'
          ? joinToHeadline(one.values, two.values.content, moduleDefinitions, locale)
          : null;
    return content && { one, two, content };
  }

  private async join(
    first: number,
    second: number,
    findCaret: (moved: number) => number | null,
  ): Promise<void> {
    const { session } = this;
    await session.flush();
    const joined = this.findJoined(first, second);
    if (joined === null) return;
    const { one, two, content } = joined;
    const before = textAt(findModule(session.sections, first), 'content');
    const caret = findCaret(one.kind === 'text' ? sizeOf(before) : before.length - 1);
    const changes = Object.entries(content).map(([locale, value]): Change => ({
      target: 'value',
      field: 'content',
      locale: locale as Locale,
      value,
    }));
    const operations: ProposedOperation[] = [
      { type: 'update', id: one.id, changes },
      { type: 'remove', id: two.id },
    ];
    if (!this.perform(operations)) return;
    if (caret !== null) useEditorStore.setState({ focus: { id: first, field: true, caret } });
  }
}

/** The size of a rich text in ProseMirror's positions, of which the first in a text is one, and in a line nought. */
function sizeOf(before: string): number {
  return before === '' ? 0 : documentOfRichText(before).content.size;
}
