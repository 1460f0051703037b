import { vi } from 'vitest';
import { readWireTree } from '@/components/editor/session/wire-tree';
import { moduleDefinitions } from '@/components/modules/definitions';
import { findDefinition } from '@/components/modules/kinds';
import { findModule } from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import type { Module, Section } from '@/lib/contract/module';
import type { Propose, ProposedOperation, Targets, TreeAnswer } from '@/lib/contract/operation';
import { localise } from '@/lib/pagebuilder/localise';
import type { Change, Operation } from '@/lib/pagebuilder/operations';
import { apply } from '@/lib/pagebuilder/operations-apply';
import type { Json, Tree, TreeNode, TreePlace, Values } from '@/lib/pagebuilder/tree';
import { ModelServer } from './tree-simulation/server';

export interface EditingCall {
  method: string;
  path: string;
  body: Record<string, unknown>;
  signal?: AbortSignal | null;
  headers: Headers;
}

const common = { slug: null, content_type: 'page', object_id: 1, anchor: '', locales: null, revision: 1 };

/** A module as it is on the wire. Its place is set by what holds it. */
export function moduleOf(id: number, model: string, fields: Record<string, unknown> = {}): Module {
  return { ...common, id, model, parent: null, column: 0, order: 0, ...fields };
}

/** A section with one column of modules. */
export function sectionOf(id: number, children: readonly Module[], fields: Partial<Section> = {}): Section {
  const placed = children.map((child, order) => ({ ...child, parent: id, order }));
  return {
    ...moduleOf(id, 'container'),
    model: 'container',
    layout: 0,
    columns: [{ classes: 'col-12', children: placed }],
    ...fields,
  };
}

/** The page editor interface over one document in memory, answering through `fetch`. */
export class EditingBackend {
  readonly calls: EditingCall[] = [];
  readonly server: ModelServer;
  /** What the document says of itself beside its sections. */
  facts: Record<string, unknown> = { is_online: true, has_changes: false };
  /** What references lead to. */
  targets: Targets = {};
  textRevisions: TreeAnswer['text_revisions'] = {};
  /** Answers before all else; undefined leaves a call to the backend. */
  interrupt: (call: EditingCall) => Response | Promise<Response> | undefined = () => undefined;

  /** `english` has the texts of the same modules in English, by their ids. */
  constructor(sections: Section[], english: Record<number, Values> = {}) {
    this.server = new ModelServer(makeTree(sections, english));
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      const { pathname, search } = new URL(address, 'http://localhost');
      const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
      const { method = 'GET', signal } = init;
      const headers = new Headers(init.headers);
      const call: EditingCall = {
        method,
        path: pathname + search,
        body,
        headers,
        ...(signal ? { signal } : {}),
      };
      this.calls.push(call);
      return Promise.resolve(this.interrupt(call) ?? this.answer(call));
    });
  }

  /** The document as the server has it, in German. */
  get sections(): Section[] {
    return this.sectionsIn('de');
  }

  get draft(): Record<string, unknown> {
    return this.draftIn('de');
  }

  /** What was asked for beside reading, such as `POST publish`. */
  get writes(): string[] {
    return this.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path.replace(/^\/..\/pageeditor-api\//, '')}`);
  }

  /** What was done to the document by the person at this browser, such as `update 2`, in the server's log. */
  get done(): string[] {
    return this.server.log
      .filter(({ user }) => user === me)
      .map(({ operation, reverts }) => (reverts === null ? nameOf(operation) : `step back ${reverts}`));
  }

  /** The operations of the last request that changed the document. */
  get proposed(): unknown[] {
    const last = this.calls.findLast(({ method, path }) => method === 'POST' && isAbout(path, 'operations'));
    return (last?.body.operations ?? []) as unknown[];
  }

  /** A colleague does something. */
  byOther(operation: ProposedOperation, user = 'Ben'): void {
    const key = crypto.randomUUID();
    const { refused } = this.server.propose(user, {
      since: this.server.revision,
      operations: [{ key, operation }],
    });
    if (refused.length > 0) throw new Error(`The colleague was refused: ${refused[0]?.code}.`);
  }

  /** A colleague writes a value. */
  writeByOther(id: number, field: string, value: string, locale: Locale = 'de'): void {
    this.byOther({ type: 'update', id, changes: [{ target: 'value', field, locale, value }] });
  }

  /** What a stream would bring to somebody who has the document as it was at a revision. */
  newsSince(since: number): Record<string, unknown> {
    return { ...this.server.readNewer(since, me), targets: this.targets };
  }

  private sectionsIn(locale: Locale): Section[] {
    return localiseIn(locale, this.server.tree, this.targets);
  }

  private draftIn(locale: Locale): Record<string, unknown> {
    return {
      ...{ id: 1, urls: { de: '/de/seite', en: '/en/page' }, content_type: 'page', title: 'Seite' },
      ...{ revision: this.server.revision, text_revisions: this.textRevisions },
      ...this.facts,
      modules: this.sectionsIn(locale),
    };
  }

  /** What the backend does and answers, for a test that holds the answer back. */
  answerNow(call: EditingCall): Response {
    return this.answer(call);
  }

  private answer({ method, path, body }: EditingCall): Response {
    const { targets } = this;
    if (path.endsWith('/tree'))
      return Response.json({
        ...this.server.readTree(me),
        ...{ targets, text_revisions: this.textRevisions },
      });
    if (isAbout(path, 'operations')) {
      const since = Number(new URLSearchParams(path.split('?')[1]).get('since'));
      const answer =
        method === 'GET' ? this.server.readNewer(since, me) : this.server.propose(me, body as Propose);
      // They say of operations only what these refer to.
      return Response.json({ ...answer, targets: answer.operations.length > 0 ? targets : {} });
    }
    const called = this.callModule(method, path, body);
    if (called !== null) return called;
    if (path.includes('/clip?')) return Response.json({ modules: this.copy(path) });
    if (path.endsWith('/paste'))
      return Response.json({ ids: this.paste(body), left_out: 0 }, { status: 201 });
    return Response.json(this.draftIn(path.startsWith('/en/') ? 'en' : 'de'));
  }

  /** A call of the base contract, module by module. */
  private callModule(method: string, path: string, body: Record<string, unknown>): Response | null {
    const [kind = '', id, more] = path.replace(/^\/..\/pageeditor-api\//, '').split(/[/?]/);
    const { parent = null, column = 0, order = 1000, layout, ...fields } = body;
    const place = { parent, column, order } as TreePlace;
    const isKind = kind === 'container' || findDefinition(kind) !== null;
    if (more !== undefined || (!isKind && kind !== 'reorder') || method === 'GET') return null;
    if (kind === 'reorder')
      return this.carryOut({ type: 'move', id: Number(body.id), place }, Number(body.id));
    if (method === 'DELETE') {
      this.carryOut({ type: 'remove', id: Number(id) }, 0);
      return Response.json({ id: Number(id) });
    }
    const localised = (of: string) =>
      Object.entries(fields).map(([field, value]): Change => ({
        ...{ target: 'value', field, value: value as Json },
        ...(findDefinition(of)?.fields[field]?.localised === true ? { locale: 'de' as const } : {}),
      }));
    if (method === 'PATCH' && layout !== undefined)
      return this.carryOut({ type: 'set_layout', id: Number(id), layout: Number(layout) }, Number(id));
    if (method === 'PATCH')
      return this.carryOut({ type: 'update', id: Number(id), changes: localised(kind) }, Number(id));
    const common = { id: -1, version: 1, anchor: '', locales: null };
    const node: TreeNode =
      kind === 'container'
        ? { ...common, kind, layout: Number(layout), columns: [[]] }
        : { ...common, kind, children: [], values: {} };
    this.carryOut({ type: 'insert', node, place }, 0);
    const made = this.server.log.at(-1)?.operation;
    const newId = made?.type === 'insert' ? made.node.id : 0;
    const changes = localised(kind);
    if (kind === 'container' || changes.length === 0) return this.answerWith(newId);
    return this.carryOut({ type: 'update', id: newId, changes }, newId);
  }

  private carryOut(operation: ProposedOperation, id: number): Response {
    this.byOther(operation, me);
    return this.answerWith(id);
  }

  private answerWith(id: number): Response {
    return Response.json(findModule(this.sections, id));
  }

  private copy(path: string): unknown[] {
    const asked = new URL(path, location.origin).searchParams.get('ids') ?? '';
    return asked.split(',').flatMap((id) => {
      const module = findModule(this.sections, Number(id));
      if (module === null) return [];
      const { model, anchor, content } = module;
      return [{ model, anchor, locales: null, fields: { de: { content }, en: { content: `en ${id}` } } }];
    });
  }

  private paste({ modules, ...place }: Record<string, unknown>): number[] {
    // What goes into another document is not followed.
    if (Number(place.object_id ?? 1) !== 1) return [1];
    const parts = (modules as { model: string; fields: { de?: Values } }[]).map(
      ({ model, fields }, index): ProposedOperation => ({
        type: 'insert',
        node: {
          ...{ id: -1000 - index, kind: model, version: 1, anchor: '', locales: null, children: [] },
          values: { content: { de: fields.de?.content ?? '' } },
        },
        place: {
          parent: typeof place.parent === 'number' ? place.parent : null,
          ...{ column: Number(place.column ?? 0), order: Number(place.order ?? 0) + index },
        },
      }),
    );
    this.server.propose(me, {
      since: this.server.revision,
      operations: [{ key: crypto.randomUUID(), operation: { type: 'batch', operations: parts } }],
    });
    const made = this.server.log.at(-1)?.operation;
    return made?.type === 'batch'
      ? made.operations.flatMap((each) => (each.type === 'insert' ? [each.node.id] : []))
      : [];
  }
}

/** The name of the person at this browser. */
export const me = 'Anna';

function isAbout(path: string, part: string): boolean {
  return new RegExp(`/document/[a-z]+/\\d+/${part}(\\?|$)`).test(path);
}

function nameOf(operation: Operation): string {
  switch (operation.type) {
    case 'batch':
      return operation.operations.map(nameOf).join(', ');
    case 'insert':
      return `insert ${operation.node.kind}`;
    case 'replace':
      return 'replace';
    default:
      return `${operation.type} ${operation.id}`;
  }
}

/** Sections with all that a server says of them. */
export function wireOf(sections: readonly Section[]): Section[] {
  return localiseIn('de', readWireTree(sections, 'de'), {});
}

function localiseIn(locale: Locale, tree: Tree, targets: Targets): Section[] {
  return localise(tree, {
    ...{ locale, definitions: moduleDefinitions, audience: 'editor' },
    document: { content_type: 'page', object_id: 1, slug: null },
    resolver: {
      findUrl: (reference) => targets[reference]?.[locale]?.url ?? null,
      findPicture: (reference) => targets[reference]?.[locale]?.picture ?? null,
    },
  });
}

/** Sections as a tree in both languages. */
function makeTree(sections: readonly Section[], english: Record<number, Values>): Tree {
  const tree = readWireTree(sections, 'de');
  return Object.entries(english).reduce((current, [id, values]) => {
    const changes = Object.entries(values).map(([field, value]): Change => ({
      target: 'value',
      field,
      locale: 'en',
      value,
    }));
    return apply(current, { type: 'update', id: Number(id), changes }).tree;
  }, tree);
}
