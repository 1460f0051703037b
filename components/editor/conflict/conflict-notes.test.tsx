import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import type { Change } from '@/lib/pagebuilder/operations';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { mediaFile } from '@/tests/support/media-file';
import { CounterpartFrame } from '../beside/counterpart';
import { Canvas } from '../canvas/canvas';
import { EditorDialogs } from '../dialogs/editor-dialogs';
import type { Editing } from '../editing-context';
import { TextLocaleProvider } from '../text/text-locale';

let backend: EditingBackend;
let editing: Editing;
const counterpart: Module = moduleOf(2, 'headline', { content: 'Old' });

beforeEach(async () => {
  prepareCanvas();
  backend = new EditingBackend(
    [
      sectionOf(1, [
        moduleOf(2, 'headline', { content: 'Alt', headline_level: 2 }),
        moduleOf(3, 'image', { image: 'media:3', alias: 'big' }),
      ]),
    ],
    { 2: { content: 'Old' } },
  );
  backend.interrupt = ({ path }) =>
    /\/media\/7$/.test(path) ? Response.json({ ...mediaFile(7), filename: 'kran.png' }) : undefined;
  editing = await openEditing(backend, { words: germanWords() });
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <div data-testid="beside">
        <TextLocaleProvider value="en">
          <CounterpartFrame module={counterpart}>Old</CounterpartFrame>
        </TextLocaleProvider>
      </div>
      <EditorDialogs />
    </>,
  );
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const canvas = () => within(screen.getByLabelText(/Seite bearbeiten|Die Seite auf Deutsch/));
const german = 'Ben hat dieselbe Stelle geändert';
const english = 'Ben hat dieselbe Stelle geändert (Englisch)';

async function contest(write: () => void, ...theirs: { id: number; changes: Change[] }[]): Promise<void> {
  await act(async () => {
    write();
    for (const each of theirs) backend.byOther({ type: 'update', ...each });
    await editing.session.flush();
  });
}

const text = (locale: 'de' | 'en', value: string) => ({
  id: 2,
  changes: [{ target: 'value' as const, field: 'content', locale, value }],
});

describe('what two people have written in both languages of one text', () => {
  beforeEach(() =>
    contest(
      () => {
        editing.session.change(2, { content: 'Meins' });
        editing.session.changeIn('en', 2, { content: 'Mine' });
      },
      text('de', 'Ihrs'),
      text('en', 'Theirs'),
    ),
  );

  it('is told in two notes that name the language, and decided for each by itself', async () => {
    const own = await canvas().findByRole('group', { name: german });
    const other = canvas().getByRole('group', { name: english });
    expect(own).toHaveTextContent('Ihrs');
    expect(own).not.toHaveTextContent('Theirs');
    expect(within(other).getByText('Theirs').closest('[lang]')).toHaveAttribute('lang', 'en');
    fireEvent.click(within(other).getByRole('button', { name: 'Neue übernehmen' }));
    await vi.waitFor(() => expect(canvas().queryByRole('group', { name: english })).toBeNull());
    expect(canvas().getByRole('group', { name: german })).toBeVisible();
    expect(useEditorStore.getState().conflicts).toMatchObject([
      { id: 2, values: [{ name: 'content', locale: 'de', mine: 'Meins' }] },
    ]);
  });

  it('is told beside the page where it was written, once that page is open', async () => {
    act(() => useEditorStore.setState({ panel: 'languages' }));
    const beside = within(screen.getByTestId('beside'));
    expect(await beside.findByRole('group', { name: english })).toHaveTextContent('Theirs');
    expect(beside.queryByRole('group', { name: german })).toBeNull();
    expect(canvas().queryByRole('group', { name: english })).toBeNull();
    expect(canvas().getByRole('group', { name: german })).toBeVisible();
  });

  it('is compared and decided by language in the dialog', async () => {
    act(() => useEditorStore.setState({ openConflict: 2 }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('region', { name: 'Überschrift (Englisch)' })).toHaveTextContent('Mine');
    fireEvent.click(dialog.getByRole('button', { name: /^Meine behalten\s*Deutsch$/ }));
    await vi.waitFor(() =>
      expect(useEditorStore.getState().conflicts).toMatchObject([{ values: [{ locale: 'en' }] }]),
    );
    expect(dialog.getByRole('button', { name: 'Meine behalten' })).toBeVisible();
  });
});

it('a colour that two people have given a section is decided at the section, and called by its name', async () => {
  await contest(() => editing.session.change(1, { color: 'yellow' }), {
    id: 1,
    changes: [{ target: 'color', value: 'light-blue' }],
  });
  const note = await canvas().findByRole('group', { name: german });
  expect(note).toHaveTextContent('Farbe: Hellblau');
  fireEvent.click(within(note).getByRole('button', { name: 'Neue übernehmen' }));
  expect(useEditorStore.getState().conflicts).toEqual([]);
});

it('a picture and a size that two people have chosen are shown as one knows them', async () => {
  await contest(() => editing.session.change(3, { image: 'media:5', alias: 'medium' }), {
    id: 3,
    changes: [
      { target: 'value', field: 'image', value: 'media:7' },
      { target: 'value', field: 'alias', value: 'small' },
    ],
  });
  const note = await canvas().findByRole('group', { name: german });
  await within(note).findByText('kran.png');
  expect(note).toHaveTextContent('Größe: Klein');
  expect(note).not.toHaveTextContent('media:');
});

it('what was written in the other language of a block that somebody has deleted is shown, too', async () => {
  await act(async () => {
    editing.session.changeIn('en', 2, { content: 'Mine' });
    backend.byOther({ type: 'remove', id: 2 });
    await editing.session.flush();
  });
  expect(useEditorStore.getState().conflicts).toMatchObject([
    { isDeleted: true, values: [{ name: 'content', locale: 'en', mine: 'Mine' }] },
  ]);
});
