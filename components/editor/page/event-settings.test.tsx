import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, type EditingCall } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { PagePanel } from './page-panel';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

let editing: Editing;
let record: Record<string, unknown>;
let sent: Record<string, unknown>[];

const venues = [
  { id: 4, revision: 1, name: { de: 'Werft', en: 'Shipyard' } },
  { id: 5, revision: 1, name: { de: 'Kranplatz' } },
];

function answer({ method, path, body }: EditingCall): Response | undefined {
  if (path.startsWith('/api/venues?'))
    return Response.json({ count: 2, next: null, previous: null, results: venues });
  if (!path.startsWith('/api/events/1/?')) return undefined;
  if (method === 'POST') {
    sent.push(body);
    if (String(body.date_end) < String(body.date_start)) {
      const fields = { date_end: 'Das Ende liegt vor dem Beginn.' };
      return Response.json({ detail: 'Bitte prüfen.', code: 'invalid', fields }, { status: 400 });
    }
    record = { ...record, ...body, revision: Number(record.revision) + 1 };
  }
  return Response.json(record);
}

beforeEach(async () => {
  prepareCanvas();
  sessionStorage.clear();
  sent = [];
  record = {
    ...{ id: 1, revision: 3, is_online: true, urls: { de: '/de/kalender/konzert/1' } },
    ...{ title: { de: 'Konzert' }, slug: { de: 'konzert' }, teaser: { de: 'Am Kai' } },
    ...{ date_start: '2026-07-01T19:30:00', date_end: null, venue: 4, price: { de: '8 €' } },
  };
  const backend = new EditingBackend([]);
  backend.facts = { ...backend.facts, content_type: 'event', urls: record.urls };
  backend.interrupt = answer;
  editing = await openEditing(backend, { words: germanWords(), contentType: 'event' });
  useEditorStore.setState({ panel: 'page' });
  await renderEditing(editing, <PagePanel />);
  await screen.findByLabelText('Beginn', { exact: false });
  await within(place()).findByRole('option', { name: 'Werft' });
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const panel = () => within(screen.getByRole('complementary', { name: 'Eintrag' }));
const start = () => panel().getByLabelText(/^Beginn/);
const end = () => panel().getByLabelText('Ende');
const place = () => screen.getByRole('combobox', { name: 'Ort' });
const price = (language: string) =>
  within(panel().getByRole('group', { name: 'Eintritt' })).getByRole('textbox', { name: language });
const lastAlert = () => useAlerts.getState().alerts.at(-1)?.text;
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

async function save(): Promise<void> {
  await act(async () => void fireEvent.click(panel().getByRole('button', { name: 'Speichern' })));
}

it('changes when and where an event is and what it costs, at once, and nothing else of it', async () => {
  expect(start()).toHaveValue('2026-07-01T19:30');
  expect(start()).toHaveFocus();
  type(start(), '2026-07-02T20:00');
  type(end(), '2026-07-02T22:00');
  type(place(), '5');
  type(price('Englisch'), '8 euros');
  await save();
  expect(sent).toMatchObject([
    {
      ...{ revision: 3, date_start: '2026-07-02T20:00', date_end: '2026-07-02T22:00', venue: 5 },
      ...{ price: { de: '8 €', en: '8 euros' }, title: { de: 'Konzert' }, teaser: { de: 'Am Kai' } },
    },
  ]);
  expect(refresh).toHaveBeenCalled();
  expect(lastAlert()).toBe('Die Angaben zum Eintrag sind gespeichert.');
  type(place(), '');
  await save();
  expect(record).toMatchObject({ venue: null });
});

it('says at its field what is refused, and goes there', async () => {
  type(end(), '2026-07-01T18:00');
  await save();
  expect(end()).toHaveAccessibleDescription('Das Ende liegt vor dem Beginn.');
  expect(end()).toHaveFocus();
  type(end(), '');
  type(start(), '');
  await save();
  expect(sent).toHaveLength(1);
  expect(start()).toBeInvalid();
});

it('says what the change of the clocks makes of a time', () => {
  type(start(), '2027-03-28T02:30');
  expect(start()).toHaveAccessibleDescription(/gibt es an dem Tag nicht/);
  type(start(), '2027-10-31T02:30');
  expect(start()).toHaveAccessibleDescription(/zweimal/);
});

it('keeps what is filled in when it is closed, and says where', () => {
  type(start(), '2026-07-02T20:00');
  fireEvent.click(panel().getByRole('button', { name: 'Angaben zum Eintrag schließen' }));
  expect(lastAlert()).toMatch(/wenn Sie „Eintrag“ öffnen/);
});

it('leads to everything else of the event', () => {
  expect(panel().getByRole('link', { name: 'Alle Angaben in der Verwaltung' })).toHaveAttribute(
    'href',
    '/admin/events/1',
  );
});
