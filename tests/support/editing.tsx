import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Labels } from '@/components/editor/use-labels';
import { EditingProvider, type Editing } from '@/components/editor/editing-context';
import { makeEditing } from '@/components/editor/make-editing';
import { pasteCode } from '@/components/editor/pasting';
import { EditingSession } from '@/components/editor/session/editing-session';
import type { Say } from '@/components/editor/session/reporting';
import { useAlerts } from '@/lib/client/alerts';
import { initialEditorState, useEditorStore } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import type { ContentType } from '@/lib/contract/identifier';
import { features } from '@/lib/contract/user';
import { getMessages } from '@/lib/i18n/messages';
import type { EditingBackend } from './editing-backend';

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
  {
    locale = 'de',
    words = say,
    keep = false,
    features: offered = features,
    contentType = 'page',
  }: {
    locale?: Locale;
    words?: Say;
    keep?: boolean;
    features?: readonly string[];
    contentType?: ContentType;
  } = {},
): Promise<Editing> {
  if (!keep) localStorage.clear();
  useAlerts.setState({ alerts: [] });
  useEditorStore.setState({
    ...initialEditorState,
    editing: true,
    user: { email: 'a@example.org', username: 'Anna', admin_menus: [], features: [...offered] },
  });
  const source = { content_type: contentType, object_id: backend.draft.id, slug: 'seite' } as const;
  const session = new EditingSession(
    { ...source, object_id: Number(source.object_id) },
    locale,
    words,
    plainLabels,
    true,
  );
  session.begin();
  await session.reload();
  const editing = makeEditing(session);
  // As it is a while after the editor was opened.
  await Promise.all([editing.clipboard.load(), pasteCode.load()]);
  return editing;
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
