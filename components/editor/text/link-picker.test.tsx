import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { useEditorStore } from '@/lib/client/editor-store';
import { userSchema } from '@/lib/contract/user';
import { getMessages } from '@/lib/i18n/messages';
import { LinkPicker } from './link-picker';

vi.mock('../editing-context', () => ({ useEditing: () => ({ session: { locale: 'de' } }) }));

const event = (id: number, day: string) => ({
  reference: `event:${id}`,
  kind: 'event',
  title: 'Führung',
  url: `/de/kalender/fuehrung/${id}`,
  date: `2025-07-${day}T14:00:00+02:00`,
});
const file = {
  reference: 'media:9',
  kind: 'media',
  title: 'Programm.pdf',
  url: '/media/0123/programm.pdf',
  date: '2025-06-01',
};
const film = { ...file, reference: 'media:10', title: 'Fährfahrt', url: '/media/0123/fahrt.mp4' };
const answers: Record<string, object> = {
  'q=F%C3%BC': { results: [event(3, '05'), event(4, '12')], next: '/?page=2' },
  'q=F%C3%BC&page=2': { results: [file, film], next: null },
  'references=media%3A9': { results: [file], next: null },
};
const onChange = vi.fn();

function show(part: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="de" messages={getMessages('de')} timeZone="Europe/Berlin">
        {part}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

function open(value = ''): void {
  show(<LinkPicker label="Ziel" value={value} fault={undefined} onChange={onChange} />);
}

const field = () => screen.getByRole('combobox', { name: 'Ziel' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  useEditorStore.setState({
    user: userSchema.parse({ email: 'a@example.org', username: 'a', features: ['links'] }),
  });
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('fetch', (address: string) => {
    const found = answers[new URL(address, 'http://localhost').search.slice(1)];
    return Promise.resolve(found ? Response.json(found) : new Response('{}', { status: 404 }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  onChange.mockReset();
});

it('shows what is found in the server’s order, the same titles with their dates, and more on demand, files too', async () => {
  const person = userEvent.setup();
  open();
  await person.type(field(), 'Fü');
  await vi.waitFor(() => expect(options()).toHaveLength(3));
  expect(options()).toEqual([
    'FührungVeranstaltung · 5. Juli 2025 · /de/kalender/fuehrung/3',
    'FührungVeranstaltung · 12. Juli 2025 · /de/kalender/fuehrung/4',
    'Weitere Treffer',
  ]);
  // By keys: the last row brings what comes next, and stays open.
  await person.keyboard('{ArrowUp}{Enter}');
  await vi.waitFor(() => expect(options()).toHaveLength(4));
  await vi.waitFor(() => expect(options()[2]).toBe('Programm.pdfPDF · 1. Juni 2025'));
  await person.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({
    reference: 'media:9',
    url: '/media/0123/programm.pdf',
    title: 'Programm.pdf',
  });
  expect(options()).toEqual([]);
});

it('says what a stored reference leads to, and takes an address as it is typed', async () => {
  const person = userEvent.setup();
  open('media:9');
  await vi.waitFor(() => expect(field()).toHaveValue('Programm.pdf'));
  await person.clear(field());
  await person.type(field(), 'https://example.org');
  expect(onChange).toHaveBeenLastCalledWith({ reference: 'https://example.org', url: 'https://example.org' });
  expect(options()).toEqual([]);
});

it('closes its choices by Escape, and not the dialog around it with what was filled in there', async () => {
  const person = userEvent.setup();
  const onClose = vi.fn();
  function Filled() {
    const [value, setValue] = useState('');
    return (
      <Dialog open onOpenChange={onClose} title="Einstellungen" closeLabel="Schließen">
        <LinkPicker label="Ziel" value={value} fault={undefined} onChange={({ url }) => setValue(url)} />
      </Dialog>
    );
  }
  show(<Filled />);
  await person.type(field(), 'Fü');
  await vi.waitFor(() => expect(options()).toHaveLength(3));
  await person.keyboard('{Escape}');
  expect([options(), onClose.mock.calls]).toEqual([[], []]);
  expect(field()).toHaveValue('Fü');
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledWith(false);
});

it('offers only the files that can be shown, and asks for more where none of them was found yet', async () => {
  const person = userEvent.setup();
  show(<LinkPicker label="Film" value="" fault={undefined} shown="film" onChange={onChange} />);
  const film = screen.getByRole('combobox', { name: 'Film' });
  await person.type(film, 'Fü');
  await vi.waitFor(() => expect(options()).toHaveLength(1));
  await person.type(film, '{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(options()).toEqual([expect.stringContaining('Fährfahrt')]));
});
