import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Labels } from '@/components/editor/use-labels';
import { EditingProvider, type Editing } from '@/components/editor/editing-context';
import { Notes } from '@/components/editor/notes/notes';
import { Arrangement } from '@/components/editor/session/arrangement';
import { Conflicts } from '@/components/editor/session/conflicts';
import { EditingSession, type Say } from '@/components/editor/session/editing-session';
import { BlockClipboard } from '@/components/editor/several/clipboard';
import { Several } from '@/components/editor/several/several';
import { Shaping } from '@/components/editor/session/shaping';
import { Steps } from '@/components/editor/session/steps';
import { useAlerts } from '@/lib/client/alerts';
import { initialEditorState, useEditorStore } from '@/lib/client/editor-store';
import {
  changeModule,
  findModule,
  findPlace,
  insertModule,
  listNeighbours,
  moveModule,
  removeModule,
  type ModulePlace,
} from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import { features } from '@/lib/contract/user';
import type { Module, Section } from '@/lib/contract/module';
import { getMessages } from '@/lib/i18n/messages';

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
  /** What the document says of itself beside its sections. */
  facts: Record<string, unknown> = { is_online: true, has_changes: false };
  /** Answers before all else; undefined leaves a call to the backend. */
  interrupt: (call: EditingCall) => Response | Promise<Response> | undefined = () => undefined;
  private lastId = 1000;

  constructor(public sections: Section[]) {
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

  get draft(): Record<string, unknown> {
    return {
      id: 1,
      urls: { de: '/de/seite', en: '/en/page' },
      content_type: 'page',
      title: 'Seite',
      revision: this.calls.length,
      ...this.facts,
      modules: this.sections,
    };
  }

  /** What was asked for beside reading, such as `PATCH text/2`. */
  get writes(): string[] {
    return this.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path.replace(/^\/..\/pageeditor-api\//, '')}`);
  }

  private answer(call: EditingCall): Response {
    const [kind = '', id] = call.path.replace(/^\/..\/pageeditor-api\//, '').split(/[/?]/);
    if (call.path.includes('/clip?')) return Response.json({ modules: this.copy(call.path) });
    if (call.method === 'GET') return Response.json(this.draft);
    if (kind === 'arrange') return Response.json({ ids: this.arrange(call.body) });
    if (kind === 'paste') return Response.json({ ids: this.paste(call.body), left_out: 0 }, { status: 201 });
    if (kind === 'join') return this.answerWith(this.join(Number(call.body.id)));
    if (kind === 'reorder') return this.answerWith(this.move(Number(call.body.id), placeOf(call.body)));
    if (call.method === 'POST' && id === undefined) return this.answerWith(this.create(kind, call.body));
    const module = findModule(this.sections, Number(id));
    if (module === null) return Response.json({ detail: 'Weg.', code: 'not_found' }, { status: 404 });
    if (call.method === 'DELETE') {
      this.sections = removeModule(this.sections, module.id);
      return Response.json({ id: module.id });
    }
    const revision = (module.revision ?? 0) + 1;
    this.sections = changeModule(this.sections, module.id, (old) => ({ ...old, ...call.body, revision }));
    return this.answerWith(module.id);
  }

  private answerWith(id: number): Response {
    return Response.json(findModule(this.sections, id));
  }

  private create(kind: string, { parent, column, order, layout, ...fields }: Record<string, unknown>) {
    const id = ++this.lastId;
    const module =
      kind === 'container' ? sectionOf(id, [], { layout: Number(layout) }) : moduleOf(id, kind, fields);
    this.sections = insertModule(this.sections, module, placeOf({ parent, column, order }));
    return id;
  }

  private arrange({ ids, action, color, ...place }: Record<string, unknown>): number[] {
    const all = ids as number[];
    const modules = all.flatMap((id) => findModule(this.sections, id) ?? []);
    if (action === 'colour') {
      for (const id of all) this.sections = changeModule(this.sections, id, (old) => ({ ...old, color }));
      return all;
    }
    const copies = modules.map((module) => ({ ...module, id: ++this.lastId }));
    const last = findPlace(this.sections, all.at(-1) ?? 0);
    if (action !== 'duplicate') for (const id of all) this.sections = removeModule(this.sections, id);
    if (action === 'remove') return [];
    const at = action === 'move' ? placeOf(place) : last && { ...last, order: last.order + 1 };
    const put = action === 'move' ? modules : copies;
    for (const [index, module] of put.entries()) {
      if (at) this.sections = insertModule(this.sections, module, { ...at, order: at.order + index });
    }
    return put.map(({ id }) => id);
  }

  private copy(path: string): unknown[] {
    const asked = new URL(path, location.origin).searchParams.get('ids') ?? '';
    const ids = asked.split(',').map(Number);
    return ids.flatMap((id) => {
      const module = findModule(this.sections, id);
      if (module === null) return [];
      const { model, anchor, content } = module;
      return [{ model, anchor, locales: null, fields: { de: { content }, en: { content: `en ${id}` } } }];
    });
  }

  private paste({ modules, ...place }: Record<string, unknown>): number[] {
    return (modules as { model: string; fields: { de: Record<string, unknown> } }[]).map(
      ({ model, fields }, index) => {
        const at = placeOf(place);
        return this.create(model, { ...at, order: at.order + index, ...fields.de });
      },
    );
  }

  private join(id: number): number {
    const place = findPlace(this.sections, id);
    const first = place && listNeighbours(this.sections, place)[place.order - 1];
    const second = findModule(this.sections, id);
    if (!first || !second) return 0;
    const content = `${String(first.content)}${String(second.content)}`;
    this.sections = changeModule(removeModule(this.sections, id), first.id, (old) => ({ ...old, content }));
    return first.id;
  }

  private move(id: number, place: ModulePlace): number {
    this.sections = moveModule(this.sections, id, place);
    return id;
  }
}

function placeOf({ parent, column, order }: Record<string, unknown>): ModulePlace {
  return {
    parent: typeof parent === 'number' ? parent : null,
    column: Number(column ?? 0),
    order: Number(order ?? Infinity),
  };
}

/** The words of the interface as sentences with their values, told apart by their names. */
const say = ((key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values).map(String)].join(' ')) as unknown as Say;

/** The editor's own sentences in German. */
export function germanWords(): Say {
  return createTranslator({
    locale: 'de',
    messages: getMessages('de'),
    namespace: 'editor',
  }) as unknown as Say;
}

const plainLabels: Labels = {
  kind: (model) => model,
  description: () => '',
  field: (_, name) => name,
  option: (_, __, value) => String(value),
};

/** Everything that acts on the backend's document, with its draft loaded. `keep` leaves what the browser has kept. */
export async function openEditing(
  backend: EditingBackend,
  { locale = 'de', words = say, keep = false }: { locale?: Locale; words?: Say; keep?: boolean } = {},
): Promise<Editing> {
  if (!keep) localStorage.clear();
  useAlerts.setState({ alerts: [] });
  useEditorStore.setState({
    ...initialEditorState,
    editing: true,
    user: { email: 'a@example.org', username: 'Anna', admin_menus: [], features: [...features] },
  });
  const source = { content_type: 'page', object_id: backend.draft.id, slug: 'seite' } as const;
  const session = new EditingSession(
    { ...source, object_id: Number(source.object_id) },
    locale,
    words,
    plainLabels,
    true,
  );
  session.begin();
  await session.reload();
  const steps = new Steps(session);
  const several = new Several(session, steps);
  return {
    session,
    arrangement: new Arrangement(session, steps),
    steps,
    conflicts: new Conflicts(session),
    shaping: new Shaping(session),
    several,
    clipboard: new BlockClipboard(session, several),
    notes: new Notes(session),
  };
}

/** A part of the editor, with all that it finds around it, in German. */
export async function renderEditing(editing: Editing, part: ReactNode) {
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NextIntlClientProvider locale="de" messages={getMessages('de')} timeZone="Europe/Berlin">
        <EditingProvider editing={editing}>{part}</EditingProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  await act(() => Promise.resolve());
  return view;
}

/** What a page that is laid out has and jsdom has not. */
export function prepareCanvas(): void {
  Element.prototype.scrollIntoView = () => undefined;
  // A style sheet of jsdom hides what is not shown.
  HTMLElement.prototype.showPopover = function () {
    this.style.display = 'block';
  };
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
}
