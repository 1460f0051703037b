import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, sectionOf } from '@/tests/support/editing-backend';
import { PreviewLinkDialog } from './preview-link-dialog';

afterEach(() => vi.unstubAllGlobals());

it('makes a link, shows it once in both languages, lists what is good with who made it and whom it is for, and takes it back', async () => {
  prepareCanvas();
  const backend = new EditingBackend([sectionOf(1, [])]);
  const link = {
    id: 7,
    name: 'für die Jury',
    user: 'Anna',
    created_at: '2025-07-01T10:00:00Z',
    expires_at: '2025-07-08T10:00:00Z',
  };
  let good: (typeof link)[] = [];
  backend.interrupt = ({ method, path }) => {
    if (!path.includes('/preview-links')) return undefined;
    if (method === 'GET')
      return Response.json({ count: good.length, next: null, previous: null, results: good });
    if (method === 'DELETE') {
      good = [];
      return new Response(null, { status: 204 });
    }
    if (method === 'PATCH') {
      good = [{ ...link, name: '' }];
      return Response.json(good[0]);
    }
    good = [link];
    const urls = { de: 'https://a.example/de/entwurf/x', en: 'https://a.example/en/draft/x' };
    return Response.json({ ...link, urls }, { status: 201 });
  };
  const editing = await openEditing(backend, { words: germanWords() });
  await renderEditing(editing, <PreviewLinkDialog />);
  const dialog = within(screen.getByRole('dialog', { name: 'Vorschau teilen' }));
  expect(await dialog.findByText('Zurzeit gibt es keinen.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Gültig für'), { target: { value: '30' } });
  const name = dialog.getByRole('textbox', { name: 'Name (muss nicht sein)' });
  fireEvent.change(name, { target: { value: 'für die Jury' } });
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Link erstellen' })));
  expect(await dialog.findByLabelText('Link auf Englisch')).toHaveValue('https://a.example/en/draft/x');
  expect(backend.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ content_type: 'page', object_id: 1 },
    days: 30,
    name: 'für die Jury',
  });
  // The next one is for somebody else.
  expect(name).toHaveValue('');
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const copy = dialog.getByRole('button', { name: 'Kopieren: Link auf Deutsch' });
  await act(async () => void fireEvent.click(copy));
  expect(writeText).toHaveBeenCalledWith('https://a.example/de/entwurf/x');
  expect(copy).toHaveAccessibleName('Kopiert: Link auf Deutsch');
  const row = within(await dialog.findByRole('listitem'));
  expect(row.getByText(/^Von Anna, /)).toBeVisible();
  expect(row.getByText('für die Jury')).toBeVisible();
  const naming = () => within(screen.getByRole('dialog', { name: 'Name des Links' }));
  fireEvent.click(row.getByRole('button', { name: /^Name ändern.*für die Jury, Gilt bis/ }));
  expect(naming().getByRole('textbox')).toHaveValue('für die Jury');
  fireEvent.change(naming().getByRole('textbox'), { target: { value: '' } });
  await act(async () => void fireEvent.click(naming().getByRole('button', { name: 'Speichern' })));
  await vi.waitFor(() => expect(row.queryByText('für die Jury')).toBeNull());
  expect(screen.queryByRole('dialog', { name: 'Name des Links' })).toBeNull();
  expect(backend.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: '' });
  // Not at one press: its address never comes back.
  const ask = () => {
    fireEvent.click(row.getByRole('button', { name: /^Zurückziehen.*Gilt bis/ }));
    return within(screen.getByRole('dialog', { name: /^Den Link zurückziehen, der bis/ }));
  };
  fireEvent.click(ask().getByRole('button', { name: 'Abbrechen' }));
  expect(backend.writes).toEqual(['POST preview-links', 'PATCH preview-links/7']);
  const sure = ask().getByRole('button', { name: 'Zurückziehen' });
  await act(async () => void fireEvent.click(sure));
  expect(await dialog.findByText('Zurzeit gibt es keinen.')).toBeVisible();
  expect(backend.writes).toEqual(['POST preview-links', 'PATCH preview-links/7', 'DELETE preview-links/7']);
  expect(dialog.queryByLabelText('Link auf Deutsch')).toBeNull();
  editing.session.end();
});
