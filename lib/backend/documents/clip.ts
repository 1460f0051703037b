import { locales, type Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import type { ClipBlock, ClipModule } from '@/lib/contract/several';
import type { ModuleDefinition } from '@/lib/pagebuilder/fields';
import { apply } from '@/lib/pagebuilder/operations-apply';
import { listOutermost } from '@/lib/pagebuilder/several';
import { isSection, type ModuleNode, type SectionNode, type TreeNode } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { ProblemError } from '../kernel/problem';
import { definitions, type StoredDocument } from './document';
import { readNewModule, readNewSection, readUpdate } from './module-input';
import { presentSections } from './present';

type Wires = ReadonlyMap<number, Partial<Record<Locale, Module>>>;

/** Modules and sections of a draft in the form of a clipboard, with all their languages. Unknown kinds are left out. */
export async function buildClip(
  db: Database,
  document: StoredDocument,
  ids: readonly number[],
): Promise<ClipModule[]> {
  const wires = new Map<number, Partial<Record<Locale, Module>>>();
  for (const locale of locales) {
    const sections = await presentSections(db, document, document.draft, locale, 'editor');
    for (const module of sections.flatMap(listInside)) {
      wires.set(module.id, { ...wires.get(module.id), [locale]: module });
    }
  }
  return listOutermost(document.draft, ids).flatMap(({ node }) => copyNode(node, wires));
}

function listInside(module: Module): Module[] {
  const columns = (module.columns ?? []) as { children: Module[] }[];
  const children = [...columns.flatMap((column) => column.children), ...(module.children ?? [])];
  return [module, ...children.flatMap(listInside)];
}

function copyNode(node: TreeNode, wires: Wires): ClipModule[] {
  if (!isSection(node)) return copyModule(node, wires);
  const { anchor, locales: limits, layout, color = null } = node;
  const columns = node.columns.map((column) => column.flatMap((module) => copyModule(module, wires)));
  return [{ model: 'container', anchor, locales: limits, fields: {}, layout, color, columns }];
}

function copyModule(node: ModuleNode, wires: Wires): ClipBlock[] {
  const definition = definitions[node.kind];
  if (!definition) return [];
  const fields: ClipModule['fields'] = {};
  for (const locale of locales) {
    const wire = wires.get(node.id)?.[locale];
    if (wire) fields[locale] = pickFields(definition, wire);
  }
  const { anchor, locales: limits } = node;
  const children = node.children.flatMap((child) => copyModule(child, wires));
  const copy = { model: definition.kind, anchor, locales: limits, fields };
  return [definition.children ? { ...copy, children } : copy];
}

/** Of what a module is sent with, what its kind has fields for, with the addresses of links and pictures. */
function pickFields(
  { fields }: ModuleDefinition,
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'link' || kind === 'image' ? [name, `${name}_url`] : [name],
  );
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(sent, name) ? [[name, sent[name]]] : [])));
}

/** Most modules in one clipboard; more would be a page of their own. */
const mostInClip = 500;

/** The number of ids that the modules of a clipboard need. Throws `invalid` if there are too many. */
export function countClip(modules: readonly ClipModule[]): number {
  const blocks = modules.flatMap(({ columns = [] }) => columns.flat());
  const items = [...modules, ...blocks].flatMap(({ children = [] }) => children);
  const count = modules.length + blocks.length + items.length;
  if (count > mostInClip)
    throw new ProblemError('invalid', undefined, { fields: { modules: 'fields.too_many' } });
  return count;
}

/** Reads the modules of a clipboard as new nodes, validated like any other write. What cannot be stored here is left out and counted. */
export class ClipReader {
  leftOut = 0;
  /** Why the first module that was left out could not be stored. */
  reason: ProblemError | null = null;

  constructor(
    private readonly tx: Database,
    /** Anchors of the document, which are unique in it. */
    private readonly anchors: Set<string>,
    private readonly takeId: () => number,
  ) {}

  async readAll(modules: readonly ClipModule[]): Promise<TreeNode[]> {
    const nodes: TreeNode[] = [];
    for (const module of modules) {
      const node =
        module.model === 'container' ? await this.readSection(module) : await this.readModule(module);
      if (node) nodes.push(node);
    }
    return nodes;
  }

  private async readSection(clip: ClipModule): Promise<SectionNode> {
    const { locales: limits, layout = 0, color = null } = clip;
    const section = readNewSection(
      { anchor: this.takeAnchor(clip), locales: limits, layout, color },
      this.takeId,
    );
    for (const [index, column] of section.columns.entries()) {
      column.push(...(await this.readModules(clip.columns?.[index] ?? [], undefined)));
    }
    return section;
  }

  private async readModules(modules: readonly ClipBlock[], list: string | undefined): Promise<ModuleNode[]> {
    const nodes: ModuleNode[] = [];
    for (const module of modules) {
      if (definitions[module.model]?.parent !== list) {
        this.leaveOut(new ProblemError('invalid', undefined, { fields: { model: 'fields.bad_place' } }));
        continue;
      }
      const node = await this.readModule(module);
      if (node) nodes.push(node);
    }
    return nodes;
  }

  /** The first valid language creates the module; the other one adds its texts. */
  private async readModule(clip: ClipBlock): Promise<ModuleNode | null> {
    const definition = definitions[clip.model];
    if (!definition) return this.leaveOut(new ProblemError('invalid', 'documents.unknown_kind'));
    const common = { anchor: this.takeAnchor(clip), locales: clip.locales };
    let made: { node: ModuleNode; locale: Locale } | null = null;
    let refusal: unknown = null;
    for (const locale of locales) {
      const fields = clip.fields[locale] ?? (Object.keys(clip.fields).length === 0 ? {} : null);
      if (made || fields === null) continue;
      try {
        // Items have ids reserved where they are counted, and come from nowhere else.
        const body = { ...pickFields(definition, fields), ...common };
        const node = await readNewModule(this.tx, definition, body, locale, this.takeId);
        made = { node, locale };
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        refusal ??= error;
      }
    }
    if (!made) return this.leaveOut(refusal);
    const other = locales.find((locale) => locale !== made.locale && clip.fields[locale]);
    const node = other ? await this.addLanguage(made.node, clip.fields[other] ?? {}, other) : made.node;
    if (definition.children) node.children.push(...(await this.readModules(clip.children ?? [], clip.model)));
    return node;
  }

  /** Adds the texts of the other language, without those that are invalid. */
  private async addLanguage(
    node: ModuleNode,
    fields: Record<string, unknown>,
    locale: Locale,
  ): Promise<ModuleNode> {
    const texts = Object.fromEntries(
      Object.entries(definitions[node.kind]?.fields ?? {}).flatMap(([name, field]) =>
        field.localised === true && fields[name] !== '' && fields[name] !== null
          ? [[name, fields[name]]]
          : [],
      ),
    );
    try {
      const operation = await readUpdate(this.tx, node, texts, locale);
      if (!operation) return node;
      const around = { ...readNewSection({}, () => 0), columns: [[node]] };
      const [section] = apply({ sections: [around] }, operation).tree.sections;
      return section?.columns[0]?.[0] ?? node;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return node;
    }
  }

  private takeAnchor({ anchor }: ClipBlock): string {
    if (anchor === '' || this.anchors.has(anchor)) return '';
    this.anchors.add(anchor);
    return anchor;
  }

  private leaveOut(reason: unknown): null {
    this.leftOut += 1;
    if (reason instanceof ProblemError) this.reason ??= reason;
    return null;
  }
}
