import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { DateDialog } from './date-dialog';

let backend: EditingBackend;
let editing: Editing;
const open = vi.fn();

beforeEach(async () => {
  prepareCanvas();
  backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'headline', { content: 'Eins' })])]);
  backend.facts = {
    ...backend.facts,
    scheduled: [{ id: 1, at: '2040-07-01T08:00:00.000Z', locales: ['de'], online: false }],
  };
  editing = await openEditing(backend, { words: germanWords() });
  useEditorStore.setState({ dialog: 'date' });
  vi.stubGlobal('open', open.mockReset());
  await renderEditing(editing, <DateDialog />);
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

it('begins at what is planned next, sends what was typed, and opens the page at the moment', async () => {
  expect(screen.getByLabelText('Tag')).toHaveValue('2040-07-01');
  expect(screen.getByLabelText('Uhrzeit (Berlin)')).toHaveValue('10:00');
  act(() => editing.session.change(2, { content: 'Zwei' }));
  fireEvent.change(screen.getByLabelText('Uhrzeit (Berlin)'), { target: { value: '11:30' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Anzeigen' })));
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  expect(backend.done).toEqual(['update 2']);
  expect(open.mock.calls[0]?.[0]).toMatch(/\?on=2040-07-01T11:30$/);
  expect(useEditorStore.getState().dialog).toBeNull();
});

it('asks for a day that there is', () => {
  fireEvent.change(screen.getByLabelText('Tag'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Anzeigen' }));
  expect(screen.getByText('Bitte wählen Sie einen Tag und eine Uhrzeit.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Tag'), { target: { value: '2150-01-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Anzeigen' }));
  expect(screen.getByText('Bitte wählen Sie einen Tag zwischen 2000 und 2099.')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
});

it('says of an hour that the change of the clocks leaves out that there is none, and of one that comes twice which is meant', () => {
  const type = (date: string) => {
    fireEvent.change(screen.getByLabelText('Tag'), { target: { value: date } });
    fireEvent.change(screen.getByLabelText('Uhrzeit (Berlin)'), { target: { value: '02:30' } });
  };
  type('2027-03-28');
  expect(screen.getByLabelText('Uhrzeit (Berlin)')).toHaveAccessibleDescription(/gibt es an dem Tag nicht/);
  fireEvent.click(screen.getByRole('button', { name: 'Anzeigen' }));
  expect(open).not.toHaveBeenCalled();
  type('2027-10-31');
  expect(screen.getByLabelText('Uhrzeit (Berlin)')).toHaveAccessibleDescription(/zweimal.*die erste/);
  type('2027-07-01');
  expect(screen.getByLabelText('Uhrzeit (Berlin)')).not.toHaveAccessibleDescription();
});
