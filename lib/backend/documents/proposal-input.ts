import { and, eq, inArray } from 'drizzle-orm';
import type { ProposedOperation, ProposedPlace } from '@/lib/contract/operation';
import { locales, type Locale } from '@/lib/contract/locale';
import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import { findNode, locate, nodeIds, walkTree } from '@/lib/pagebuilder/locate';
import type { Change, Operation } from '@/lib/pagebuilder/operations';
import { matchIds, settlePlace, withIds } from '@/lib/pagebuilder/proposed';
import { listReferences } from '@/lib/pagebuilder/references';
import { isEqual } from '@/lib/pagebuilder/serialize';
import {
  isSection,
  type ModuleNode,
  type SectionNode,
  type Tree,
  type TreeNode,
  type TreePlace,
} from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { modules } from '../database/schema/documents';
import { ProblemError } from '../kernel/problem';
import { definitions, type StoredDocument, takeIds } from './document';
import { readNewModule, readNewSection, readUpdate } from './module-input';
import { listSiblings } from './places';
import { applyToDraft } from './save-operation';

/** Most nodes that one operation makes; more would be a page of its own. */
const mostNodes = 500;

type Body = Record<string, unknown>;

/**
 * Turns proposed operations into operations of a locked document: validated and cleaned like any other write, with ids of their own for new
 * nodes. A reader is good for one operation.
 */
export class ProposalReader {
  private tree: Tree;
  private hasChange = false;

  constructor(
    private readonly tx: Database,
    private readonly document: StoredDocument,
    /** The language in which shared values are judged, and a new module without texts is made. */
    private readonly locale: Locale,
  ) {
    this.tree = document.draft;
  }

  /**
   * The operation, with the same parts and nodes in the same order as the proposed one; null if it would change nothing. Throws `invalid`
   * with the fields at fault, and `not_found` if what it is about is not in the draft.
   */
  async read(proposed: ProposedOperation): Promise<Operation | null> {
    const operation = await this.readAny(proposed);
    return this.hasChange ? operation : null;
  }

  private async readAny(proposed: ProposedOperation): Promise<Operation> {
    if (proposed.type !== 'batch') return this.readOne(proposed);
    const operations: Operation[] = [];
    const ids = new Map<number, number>();
    for (const each of proposed.operations) {
      const operation = await this.readAny(withIds(each, ids));
      matchIds(each, operation, ids);
      this.tree = applyToDraft(this.tree, operation).tree;
      operations.push(operation);
    }
    return { type: 'batch', operations };
  }

  private readOne(proposed: Exclude<ProposedOperation, { type: 'batch' }>): Promise<Operation> | Operation {
    switch (proposed.type) {
      case 'insert':
        return this.readInsert(proposed);
      case 'update':
        return this.readChanges(proposed);
      case 'move':
        return this.readMove(proposed);
      case 'set_layout': {
        const section = this.getNode(proposed.id);
        if (!isSection(section)) throw invalid('layout');
        this.hasChange ||= section.layout !== proposed.layout;
        return proposed;
      }
      case 'remove':
        this.getNode(proposed.id);
        this.hasChange = true;
        return proposed;
    }
  }

  private readMove({ id, place }: ProposedOperation & { type: 'move' }): Operation {
    const located = locate(this.tree, id);
    if (!located) throw new ProblemError('not_found');
    const settled = this.readPlace(located.node.kind, place, id);
    this.hasChange ||= !isEqual(settled, located.place);
    return { type: 'move', id, place: settled };
  }

  /** The counted place of a node of a kind. Throws if it may not stand there. */
  private readPlace(kind: string, place: ProposedPlace, moving?: number): TreePlace {
    const parent = place.parent === null ? null : findNode(this.tree, place.parent);
    listSiblings(this.tree, kind, place);
    const settled = settlePlace(this.tree, place, moving);
    return parent && isSection(parent) ? settled : { ...settled, column: 0 };
  }

  /** The changes of each language are judged in that language. */
  private async readChanges({ id, changes }: ProposedOperation & { type: 'update' }): Promise<Operation> {
    const node = this.getNode(id);
    const bodies = new Map<Locale, Body>();
    for (const { target, field, locale = this.locale, value = null } of changes) {
      if (target === 'value' && (field === undefined || isSection(node))) throw invalid(field ?? 'field');
      const name = target === 'value' ? (field ?? '') : target;
      bodies.set(locale, { ...bodies.get(locale), [name]: value });
    }
    const read: Change[] = [];
    for (const [locale, body] of bodies) {
      const operation = await readUpdate(this.tx, node, body, locale);
      if (operation?.type === 'update') read.push(...operation.changes);
    }
    this.hasChange ||= read.length > 0;
    return { type: 'update', id, changes: read };
  }

  private async readInsert({ node, place }: ProposedOperation & { type: 'insert' }): Promise<Operation> {
    const settled = this.readPlace(node.kind, place);
    // A stand-alone section is a single section.
    const isSecond = isSection(node) && this.tree.sections.length > 0;
    if (this.document.contentType === 'section' && isSecond) throw invalid('parent');
    const takeId = await this.takeIdsFor(node);
    const made = isSection(node) ? await this.readSection(node, takeId) : await this.readModule(node, takeId);
    this.hasChange = true;
    return { type: 'insert', node: made, place: settled };
  }

  private async readSection(node: SectionNode, takeId: () => number): Promise<SectionNode> {
    const { locales: limits, layout, color = null } = node;
    const body = { anchor: this.freeAnchor(node), locales: limits, layout, color };
    const section = readNewSection(body, takeId);
    if (node.columns.length !== section.columns.length) throw invalid('columns');
    for (const [index, column] of section.columns.entries()) {
      column.push(...(await this.readModules(node.columns[index] ?? [], undefined, takeId)));
    }
    return section;
  }

  /** Modules in a column, or in a list of a kind. */
  private async readModules(
    nodes: readonly ModuleNode[],
    list: string | undefined,
    takeId: () => number,
  ): Promise<ModuleNode[]> {
    const read: ModuleNode[] = [];
    for (const node of nodes) {
      if (definitions[node.kind]?.parent !== list) throw invalid('kind');
      read.push(await this.readModule(node, takeId));
    }
    return read;
  }

  /** A new module: the first language in which it is complete makes it, the other one adds its texts. */
  private async readModule(node: ModuleNode, takeId: () => number): Promise<ModuleNode> {
    const definition = definitions[node.kind];
    if (!definition) throw new ProblemError('invalid', 'documents.unknown_kind');
    if (node.children.length > 0 && definition.children === undefined) throw invalid('children');
    const known = new Set(listReferences(this.document.draft));
    const written = locales.filter((locale) => isWritten(node, locale));
    const common = { anchor: this.freeAnchor(node), locales: node.locales };
    const order = written.length > 0 ? written : [this.locale];
    let made: { node: ModuleNode; locale: Locale } | null = null;
    let refusal: unknown = null;
    for (const locale of order) {
      if (made) continue;
      try {
        const body = { ...bodyOf(node, locale), ...common };
        const read = await readNewModule(this.tx, definition, body, locale, takeId, { known });
        made = { node: read, locale };
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        refusal ??= error;
      }
    }
    if (!made) throw refusal;
    const other = written.find((locale) => locale !== made.locale);
    const whole = other ? await this.addLanguage(made.node, textsOf(node, other), other, known) : made.node;
    return { ...whole, children: await this.readModules(node.children, node.kind, takeId) };
  }

  private async addLanguage(
    node: ModuleNode,
    texts: Body,
    locale: Locale,
    known: ReadonlySet<string>,
  ): Promise<ModuleNode> {
    const operation = await readUpdate(this.tx, node, texts, locale, { known });
    if (!operation) return node;
    const around = { ...readNewSection({}, () => 0), columns: [[node]] };
    const [section] = applyToDraft({ sections: [around] }, operation).tree.sections;
    return section?.columns[0]?.[0] ?? node;
  }

  /** Ids for a node and its contents, in their order. One that was removed from this document comes back under its own id. */
  private async takeIdsFor(node: TreeNode): Promise<() => number> {
    const ids = nodeIds(node);
    if (ids.length > mostNodes)
      throw new ProblemError('invalid', undefined, { fields: { node: 'fields.too_many' } });
    const own = ids.filter((id) => id > 0);
    const rows = await this.tx
      .select({ id: modules.id })
      .from(modules)
      .where(and(inArray(modules.id, own), eq(modules.documentId, this.document.id)));
    const isDouble = new Set(ids).size < ids.length || own.some((id) => findNode(this.tree, id) !== null);
    if (rows.length < own.length || isDouble) throw invalid('id');
    const takeNew = await takeIds(this.tx, this.document.id, ids.length - own.length);
    const given = ids.map((id) => (id > 0 ? id : takeNew()));
    return () => given.shift() ?? takeNew();
  }

  /** Anchors are unique in a document. */
  private freeAnchor({ anchor }: TreeNode): string {
    const isTaken = anchor !== '' && [...walkTree(this.tree)].some(({ node }) => node.anchor === anchor);
    return isTaken ? '' : anchor;
  }

  private getNode(id: number): TreeNode {
    const node = findNode(this.tree, id);
    if (!node) throw new ProblemError('not_found');
    return node;
  }
}

function isWritten(node: ModuleNode, locale: Locale): boolean {
  return Object.values(node.values).some((value) => isLocalisedValue(value) && Object.hasOwn(value, locale));
}

/** The values of a node in one language. */
function bodyOf(node: ModuleNode, locale: Locale): Body {
  return Object.fromEntries(
    Object.entries(definitions[node.kind]?.fields ?? {}).flatMap(([name, field]) => {
      const value = node.values[name];
      const shown = field.localised !== true ? value : isLocalisedValue(value) ? value[locale] : undefined;
      return shown === undefined ? [] : [[name, shown]];
    }),
  );
}

/** The localised values of a node in one language, without empty ones. */
function textsOf(node: ModuleNode, locale: Locale): Body {
  const fields = definitions[node.kind]?.fields ?? {};
  return Object.fromEntries(
    Object.entries(bodyOf(node, locale)).filter(
      ([name, value]) => fields[name]?.localised === true && value !== '' && value !== null,
    ),
  );
}

function invalid(field: string): ProblemError {
  return new ProblemError('invalid', undefined, { fields: { [field]: 'fields.bad_place' } });
}
