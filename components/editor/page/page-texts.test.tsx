import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hero } from '@/components/screens/hero';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { features } from '@/lib/contract/user';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, type EditingCall } from '@/tests/support/editing-backend';
import { editorAtCaret, press, write } from '@/tests/support/writing';
import type { Editing } from '../editing-context';
import { focusField } from '../text/text-fields';
import { PagePanel } from './page-panel';
import { PageTexts } from './page-texts';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => router }));
const router = { refresh };

let backend: EditingBackend;
let editing: Editing;
let record: Record<string, unknown>;
/** Answers calls about the record before all else; undefined leaves them to the server. */
let interrupt: (call: EditingCall) => Response | Promise<Response> | undefined;

function answer(call: EditingCall): Response | Promise<Response> | undefined {
  const { method, path, body } = call;
  if (path.startsWith('/api/navigation?')) return Response.json({ next: null, results: [] });
  if (!path.startsWith('/api/pages/1/?')) return undefined;
  const interrupted = interrupt(call);
  if (interrupted !== undefined) return interrupted;
  if (method === 'POST' && body.revision !== record.revision)
    return Response.json({ detail: 'Geändert.', code: 'conflict', theirs: record }, { status: 409 });
  if (method === 'POST') record = { ...record, ...body, revision: Number(record.revision) + 1 };
  return Response.json(record);
}

/** Somebody else saves something. */
function saveByOther(values: Record<string, unknown>): void {
  record = { ...record, ...values, revision: Number(record.revision) + 1 };
}

async function open(offered: readonly string[] = features): Promise<void> {
  backend = new EditingBackend([]);
  backend.interrupt = answer;
  editing = await openEditing(backend, { words: germanWords(), features: offered });
}

beforeEach(async () => {
  prepareCanvas();
  sessionStorage.clear();
  refresh.mockClear();
  interrupt = () => undefined;
  record = {
    ...{ id: 1, revision: 3, is_online: true, urls: { de: '/de/seite', en: '/en/page' } },
    ...{ title: { de: 'Seite', en: 'Page' }, slug: { de: 'seite', en: 'page' } },
  };
  await open();
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

/** The opening as the server has rendered it, and what the editor makes of it. */
const show = (opening = <Hero title="Seite" label="Seite" field="title" colour="yellow" />) =>
  renderEditing(
    editing,
    <>
      {opening}
      <PageTexts />
    </>,
  );

const text = (name = 'Titel der Seite') => screen.getByRole('textbox', { name });
const lastAlert = () => useAlerts.getState().alerts.at(-1);
const sent = () =>
  backend.calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/pages'));

/** Writes at the end of a text. */
function writeInto(host: HTMLElement, words: string): void {
  act(() => void focusField(host, 'end'));
  write(words);
}

/** Waits until the record is as follows. */
const expectSaved = (values: Record<string, unknown>) =>
  vi.waitFor(() => expect(record).toMatchObject(values));

/** Waits until the record was asked for. */
const expectRead = () =>
  vi.waitFor(() => expect(backend.calls.some(({ path }) => path.startsWith('/api/pages/1/'))).toBe(true));

const leave = (host: HTMLElement) => act(async () => host.blur());

it('is written where it stands, and saved by Enter: this text alone, with the revision that it started from', async () => {
  await show();
  expect(within(screen.getByRole('heading', { level: 1 })).getByRole('textbox')).toHaveTextContent('Seite');
  writeInto(text(), 'n');
  press('Enter');
  await expectSaved({ revision: 4 });
  expect(sent().map(({ body }) => body)).toEqual([{ title: { de: 'Seiten', en: 'Page' }, revision: 3 }]);
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(lastAlert()).toMatchObject({
    tone: 'success',
    text: 'Titel der Seite: gespeichert. Das gilt sofort, auch ohne Veröffentlichen.',
  });
  expect(text()).toHaveFocus();
  expect(text()).toHaveTextContent(/^Seiten$/);
});

it('is saved when it is left, if it was changed', async () => {
  await show();
  act(() => void focusField(text(), 'end'));
  await leave(text());
  writeInto(text(), 'n');
  await leave(text());
  await expectSaved({ title: { de: 'Seiten' } });
  expect(sent()).toHaveLength(1);
});

it('is as it was after Escape, and nothing is sent', async () => {
  await show();
  writeInto(text(), 'n');
  press('Escape');
  expect(text()).toHaveTextContent(/^Seite$/);
  await leave(text());
  await expectRead();
  writeInto(text(), ' zwei');
  press('Escape');
  expect(text()).toHaveTextContent(/^Seite$/);
  expect(sent()).toEqual([]);
});

it('keeps what is typed before its record is there', async () => {
  let send: (answer: Response) => void = () => undefined;
  interrupt = ({ method }) => (method === 'GET' ? new Promise((resolve) => (send = resolve)) : undefined);
  await show();
  writeInto(text(), 'n');
  await expectRead();
  write(' und mehr');
  await act(async () => send(Response.json(record)));
  expect(text()).toHaveTextContent(/^Seiten und mehr$/);
  // Undo is the text's own, and knows nothing of the record.
  press('z', { ctrlKey: true });
  expect(text()).toHaveTextContent(/^Seite$/);
  press('y', { ctrlKey: true });
  expect(text()).toHaveTextContent(/^Seiten und mehr$/);
  press('Enter');
  await expectSaved({ title: { de: 'Seiten und mehr' } });
});

it('keeps what is typed when the server renders the page anew', async () => {
  await show();
  writeInto(text(), 'n');
  const [server] = screen.getByRole('heading', { level: 1 }).children;
  act(() => {
    if (server !== undefined) server.textContent = 'Anders';
  });
  expect(text()).toHaveTextContent(/^Seiten$/);
});

describe('beside the panel', () => {
  const panel = () => within(screen.getByRole('complementary', { name: 'Seite' }));
  const field = (name = 'Titel') =>
    within(panel().getByRole('group', { name: 'Deutsch' })).getByRole('textbox', { name });

  async function showBoth(): Promise<void> {
    await renderEditing(
      editing,
      <>
        <Hero title="Seite" label="Seite" field="title" colour="yellow" />
        <PageTexts />
        <PanelIfOpen />
      </>,
    );
  }

  function PanelIfOpen() {
    return useEditorStore((state) => state.panel === 'page') && <PagePanel />;
  }

  const openPanel = async () => {
    act(() => useEditorStore.setState({ panel: 'page' }));
    await screen.findByRole('group', { name: 'Deutsch' });
  };

  it('shows what is typed there, and the other way round', async () => {
    await showBoth();
    await openPanel();
    fireEvent.change(field(), { target: { value: 'Vom Rand' } });
    expect(text()).toHaveTextContent(/^Vom Rand$/);
    writeInto(text(), ' aus');
    expect(field()).toHaveValue('Vom Rand aus');
    expect(panel().getByText('Noch nicht gespeichert.')).toBeVisible();
  });

  it('is saved without what else is filled in there', async () => {
    await showBoth();
    await openPanel();
    fireEvent.change(field('Kurze Beschreibung'), { target: { value: 'Noch im Werden' } });
    writeInto(text(), 'n');
    await leave(text());
    await expectSaved({ title: { de: 'Seiten' } });
    expect(record).not.toHaveProperty('meta_description');
    expect(field('Kurze Beschreibung')).toHaveValue('Noch im Werden');
  });

  it('leads there when somebody else has written it too, and what was typed is there', async () => {
    await showBoth();
    writeInto(text(), 'n');
    await expectRead();
    saveByOther({ title: { de: 'Ihrer', en: 'Page' } });
    await leave(text());
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Titel (Deutsch) Ihrer auch von Ihnen geändert');
    expect(field()).toHaveValue('Seiten');
    expect(text()).toHaveTextContent(/^Seiten$/);
  });

  it('asks there before visitors lose the page in this language', async () => {
    await showBoth();
    act(() => void focusField(text(), 'end'));
    act(() => void editorAtCaret().commands.clearContent(true));
    expect(text()).toHaveTextContent(/^$/);
    press('Enter');
    const note = await screen.findByRole('alertdialog', { name: 'Eine Sprache ginge verloren' });
    const keep = within(note).getByRole('button', { name: 'Titel behalten' });
    await vi.waitFor(() => expect(keep).toHaveFocus());
    fireEvent.click(keep);
    expect(text()).toHaveTextContent(/^Seite$/);
    expect(sent()).toEqual([]);
  });

  it('leads there when it is too long', async () => {
    await showBoth();
    writeInto(text(), 'n'.repeat(200));
    press('Enter');
    await screen.findByRole('group', { name: 'Deutsch' });
    expect(field()).toHaveAccessibleDescription('Der Text ist zu lang.');
    await vi.waitFor(() => expect(field()).toHaveFocus());
  });
});

it('is saved on top of what somebody else has saved elsewhere in the record, without a question', async () => {
  await show();
  writeInto(text(), 'n');
  await expectRead();
  saveByOther({ title: { de: 'Seite', en: 'Theirs' } });
  press('Enter');
  await expectSaved({ revision: 5, title: { de: 'Seiten', en: 'Theirs' } });
  expect(useEditorStore.getState().panel).toBeNull();
});

it('is not lost without a network, and saved when it is left again', async () => {
  interrupt = () => Promise.reject(new TypeError('network'));
  await show();
  writeInto(text(), 'n');
  await leave(text());
  await vi.waitFor(() => expect(lastAlert()).toMatchObject({ tone: 'error' }));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  interrupt = () => undefined;
  act(() => void focusField(text(), 'end'));
  await leave(text());
  await expectSaved({ title: { de: 'Seiten' } });
  await vi.waitFor(() =>
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true),
  );
});

it('is a headline of its own where the page has one, with the title above it', async () => {
  record.headline = { de: 'Nur herein', en: 'Come in' };
  await show(<Hero title="Nur herein" label="Seite" field="headline" colour="yellow" />);
  expect(text()).toHaveTextContent(/^Seite$/);
  writeInto(text('Überschrift der Seite'), '!');
  press('Enter');
  await expectSaved({ title: { de: 'Seite' }, headline: { de: 'Nur herein!', en: 'Come in' } });
});

it('gives its place to the title when the headline is gone', async () => {
  const { container } = await show(
    <Hero title="Nur herein" label="Seite" field="headline" colour="yellow" />,
  );
  const heading = container.querySelector('h1');
  await act(async () => {
    container.querySelector('p')?.remove();
    heading?.setAttribute('data-page-text', 'title');
    heading?.firstElementChild?.replaceChildren('Seite');
  });
  expect(screen.queryByRole('textbox', { name: 'Überschrift der Seite' })).toBeNull();
  expect(text()).toHaveTextContent(/^Seite$/);
});

it('is not written where the words are not the page’s, where the record is not offered, nor beside another page', async () => {
  const { unmount } = await show(<Hero title="Programm" colour="yellow" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  const { unmount: leaveOther } = await show();
  expect(text()).toBeVisible();
  act(() => useEditorStore.setState({ panel: 'languages' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  leaveOther();
  editing.session.end();
  await open(features.filter((feature) => feature !== 'records'));
  await show();
  expect(screen.queryByRole('textbox')).toBeNull();
});
