import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import type { Change } from '@/lib/pagebuilder/operations';
import { findModalDialog } from '@/tests/support/dialogs';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, me, moduleOf, sectionOf } from '@/tests/support/editing-backend';
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

it('what was written in another window of one’s own is called that, whatever others are called', async () => {
  await act(async () => {
    editing.session.change(2, { content: 'Meins' });
    backend.byOther({ type: 'update', ...text('de', 'Auch meins') }, me);
    await editing.session.flush();
  });
  const own = 'Sie haben dieselbe Stelle in einem anderen Fenster geändert';
  expect(await canvas().findByRole('group', { name: own })).toHaveTextContent('Auch meins');
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
    const dialog = within(await findModalDialog());
    expect(dialog.getByRole('region', { name: 'Überschrift (Englisch)' })).toHaveTextContent('Mine');
    fireEvent.click(dialog.getByRole('button', { name: /^Meine behalten\s*Deutsch$/ }));
    await vi.waitFor(() =>
      expect(useEditorStore.getState().conflicts).toMatchObject([{ values: [{ locale: 'en' }] }]),
    );
    expect(dialog.getByRole('button', { name: 'Meine behalten' })).toBeVisible();
  });
});

it.each(['Meine behalten', 'Neue übernehmen'])(
  'the caret goes on in the text once it is decided: %s',
  async (decision) => {
    await contest(() => editing.session.change(2, { content: 'Meins' }), text('de', 'Ihrs'));
    const button = within(await canvas().findByRole('group', { name: german })).getByRole('button', {
      name: decision,
    });
    act(() => button.focus());
    fireEvent.click(button);
    await vi.waitFor(() =>
      expect(canvas().getByRole('textbox', { name: 'Überschrift: Überschrift' })).toHaveFocus(),
    );
  },
);

it('a colour that two people have given a section is decided at the section, and called by its name', async () => {
  await contest(() => editing.session.change(1, { color: 'yellow' }), {
    id: 1,
    changes: [{ target: 'color', value: 'light-blue' }],
  });
  const note = await canvas().findByRole('group', { name: german });
  expect(note).toHaveTextContent('Farbe: Hellblau');
  fireEvent.click(within(note).getByRole('button', { name: 'Neue übernehmen' }));
  expect(useEditorStore.getState().conflicts).toEqual([]);
  // No text of it gets the caret.
  await vi.waitFor(() => expect(document.activeElement).toHaveAttribute('data-handle'));
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

describe('a block that somebody has deleted while one was writing in it', () => {
  const remove = (user?: string) =>
    act(async () => {
      editing.session.change(2, { content: 'Meins' });
      backend.byOther({ type: 'remove', id: 2 }, user);
      await editing.session.flush();
    });
  const note = (name: string) => canvas().findByRole('group', { name });

  it('is said to be deleted, by whom, and that one’s own text is kept, and not that it was changed', async () => {
    await remove();
    expect(useAlerts.getState().alerts.map(({ text: said }) => said)).toContainEqual(
      'headline: Ben hat diesen Baustein gelöscht. Ihr Text bleibt hier; was gelten soll, entscheiden Sie an der Stelle selbst.',
    );
    expect(await note('Ben hat diesen Baustein gelöscht')).toHaveTextContent('Ihr Text bleibt hier stehen');
    expect(canvas().getByText('Meins')).toBeVisible();
  });

  it('is made anew at the place itself, and the caret goes on in it', async () => {
    await remove();
    const said = await note('Ben hat diesen Baustein gelöscht');
    fireEvent.click(within(said).getByRole('button', { name: 'Mit meiner Fassung neu anlegen' }));
    await vi.waitFor(() => expect(useEditorStore.getState().conflicts).toEqual([]));
    await vi.waitFor(() =>
      expect(canvas().getByRole('textbox', { name: 'Überschrift: Überschrift' })).toHaveFocus(),
    );
    expect(canvas().getByText('Meins')).toBeVisible();
  });

  it('goes when the deletion is accepted there', async () => {
    await remove(me);
    const said = await note('Sie haben diesen Baustein in einem anderen Fenster gelöscht');
    fireEvent.click(within(said).getByRole('button', { name: 'Löschung übernehmen' }));
    await vi.waitFor(() => expect(canvas().queryByText('Meins')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });
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
