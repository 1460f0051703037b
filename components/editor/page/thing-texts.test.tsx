import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hero } from '@/components/screens/hero';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, type EditingCall } from '@/tests/support/editing-backend';
import { press, write } from '@/tests/support/writing';
import type { Editing } from '../editing-context';
import { focusField } from '../text/text-fields';
import { PageTexts } from './page-texts';

// The first words of an article are written in its opening, like the title of a page.

const router = { refresh: () => undefined };
vi.mock('next/navigation', () => ({ useRouter: () => router }));

let backend: EditingBackend;
let editing: Editing;
let record: Record<string, unknown>;

function answer({ method, path, body }: EditingCall): Response | undefined {
  if (!path.startsWith('/api/articles/1/?')) return undefined;
  if (method === 'POST' && body.revision !== record.revision)
    return Response.json({ detail: 'Geändert.', code: 'conflict', theirs: record }, { status: 409 });
  if (method === 'POST') record = { ...record, ...body, revision: Number(record.revision) + 1 };
  return Response.json(record);
}

beforeEach(async () => {
  prepareCanvas();
  sessionStorage.clear();
  record = {
    ...{ id: 1, revision: 3, is_online: true, date: '2025-07-01', urls: { de: '/de/aktuelles/1-kran' } },
    ...{ title: { de: 'Kran', en: 'Crane' }, subline: { de: 'Am Ufer' }, slug: { de: 'kran', en: 'crane' } },
    teaser: { de: 'Zeile' },
  };
  backend = new EditingBackend([]);
  backend.facts = { ...backend.facts, content_type: 'article', urls: record.urls };
  backend.interrupt = answer;
  editing = await openEditing(backend, { words: germanWords(), contentType: 'article' });
  await renderEditing(
    editing,
    <>
      <Hero
        title="Kran"
        field="title"
        colour="yellow"
        lead={
          <>
            <p data-page-text="subline">
              <span>{'Am\u2060 Ufer'}</span>
            </p>
            <p data-page-text="teaser">
              <span>Zeile</span>
            </p>
            <p data-page-text="unheard-of">
              <span>Nicht von hier</span>
            </p>
          </>
        }
      />
      <PageTexts />
    </>,
  );
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const text = (name: string) => screen.getByRole('textbox', { name });
const lastAlert = () => useAlerts.getState().alerts.at(-1)?.text;
const expectSaved = (values: Record<string, unknown>) =>
  vi.waitFor(() => expect(record).toMatchObject(values));

function writeInto(host: HTMLElement, words: string): void {
  act(() => void focusField(host, 'end'));
  write(words);
}

it('title, subline and short text of an article are written where they stand, and saved in its record', async () => {
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  writeInto(text('Titel'), ' und Silo');
  press('Enter');
  await expectSaved({ title: { de: 'Kran und Silo', en: 'Crane' } });
  expect(lastAlert()).toBe('Titel: gespeichert. Das gilt sofort, auch ohne Veröffentlichen.');
  writeInto(text('Unterzeile'), ' der Stadt');
  press('Enter');
  // What keeps words together on the page is not part of them.
  await expectSaved({ subline: { de: 'Am Ufer der Stadt' } });
  writeInto(text('Kurztext'), ' eins');
  press('Enter');
  write('Zeile zwei');
  await act(async () => text('Kurztext').blur());
  await expectSaved({ teaser: { de: 'Zeile eins\nZeile zwei' } });
});

it('what is refused is said, and stays written', async () => {
  writeInto(text('Titel'), 'x'.repeat(200));
  press('Enter');
  await vi.waitFor(() => expect(lastAlert()).toMatch(/^Titel: nicht gespeichert\. .*lang/));
  expect(text('Titel')).toHaveTextContent(`Kran${'x'.repeat(200)}`);
  expect(record).toMatchObject({ revision: 3 });
  expect(useEditorStore.getState().panel).toBeNull();
});

it('a title without which visitors would not find the article is asked for', async () => {
  act(() => void focusField(text('Titel'), 'end'));
  press('a', { ctrlKey: true });
  press('Delete');
  press('Enter');
  await vi.waitFor(() => expect(lastAlert()).toMatch(/^Titel: nicht gespeichert\./));
  expect(record).toMatchObject({ title: { de: 'Kran', en: 'Crane' } });
});

it('what somebody else has written there is not overwritten unseen, but by saving once more', async () => {
  writeInto(text('Titel'), 'e');
  await vi.waitFor(() =>
    expect(backend.calls.some(({ path }) => path.startsWith('/api/articles'))).toBe(true),
  );
  await act(() => Promise.resolve());
  record = { ...record, title: { de: 'Baukran', en: 'Crane' }, revision: 4 };
  press('Enter');
  await vi.waitFor(() => expect(lastAlert()).toMatch(/^Titel: Jemand anderes hat/));
  expect(text('Titel')).toHaveTextContent('Krane');
  expect(record).toMatchObject({ title: { de: 'Baukran' }, revision: 4 });
  press('Enter');
  await expectSaved({ title: { de: 'Krane', en: 'Crane' }, revision: 5 });
});
