import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import { openRecord } from '@/tests/support/admin-form';

const stored = {
  id: 1,
  name: 'Menü',
  menu: [],
  footer: [
    { title: { de: 'Presse', en: 'Press' }, link: 'https://example.org/a' },
    { title: { de: 'Haus', en: 'House' }, link: 'https://example.org/b' },
  ],
  revision: 3,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ results: [], next: null }));
});

afterEach(() => vi.unstubAllGlobals());

const titles = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /items\.footer\.title ?admin\.languages\.de/ });

it('keeps the focus in an entry, and what is typed there meanwhile, through a save by the keys', async () => {
  const person = userEvent.setup();
  const { reads, saves } = openRecord(adminDefinitions.navigation, 1, stored);
  await waitFor(() => expect(reads).toHaveLength(1));
  reads[0]?.(stored);
  const second = titles()[1] as HTMLInputElement;
  await person.type(second, 'boot{Control>}s{/Control}');
  await waitFor(() => expect(saves).toHaveLength(1));
  await person.keyboard('e');
  const [first, , ...others] = stored.footer;
  const footer = [
    first,
    { title: { de: 'Hausboot', en: 'House' }, link: 'https://example.org/b' },
    ...others,
  ];
  saves[0]?.answer({ ...stored, footer, revision: 4 });
  expect(await screen.findByText('admin.form.saved')).toBeVisible();
  expect(await screen.findByText('admin.form.unsaved')).toBeVisible();
  expect(second).toHaveFocus();
  await person.keyboard('!');
  expect(titles()[1]).toHaveValue('Hausboote!');
});

it('keeps entries apart that were moved, added and removed, through a save as well', async () => {
  const person = userEvent.setup();
  const { reads, saves } = openRecord(adminDefinitions.navigation, 1, stored);
  await waitFor(() => expect(reads).toHaveLength(1));
  reads[0]?.(stored);
  const press = async (name: RegExp) => {
    const [button] = screen.getAllByRole('button', { name });
    if (button !== undefined) await person.click(button);
  };
  await press(/footer: admin\.items\.add/);
  await person.type(titles()[2] as HTMLInputElement, 'Neu');
  await person.type(screen.getByRole('combobox', { name: /link/ }), 'https://example.org/c');
  await press(/admin\.items\.down/);
  expect(titles().map(({ value }) => value)).toEqual(['Haus', 'Presse', 'Neu']);
  await press(/admin\.form\.save$/);
  await waitFor(() => expect(saves).toHaveLength(1));
  saves[0]?.answer({ ...(saves[0].sent as typeof stored), id: 1, revision: 4 });
  expect(await screen.findByText('admin.form.saved')).toBeVisible();
  await press(/admin\.items\.remove/);
  expect(titles().map(({ value }) => value)).toEqual(['Presse', 'Neu']);
});
