import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import { openRecord } from '@/tests/support/admin-form';

const venue = { id: 7, name: { de: 'Speicher', en: 'Speicher' }, revision: 3 };

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('fetch', async () => Response.json({ results: [], next: null }));
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const { reads, saves } = openRecord(adminDefinitions.venues, 7, venue);
  return { person: userEvent.setup(), reads, saves };
}

const website = () => screen.getByRole('combobox', { name: 'resources.venues.fields.website' });
const save = () => screen.getByRole('button', { name: 'admin.form.save' });

it('takes an address that was typed as the field is left, without choosing it from the list', async () => {
  const { person, saves } = open();
  await person.type(website(), ' https://example.org ');
  await person.tab();
  expect(screen.getByText('https://example.org')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  await person.click(save());
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.sent).toMatchObject({ website: 'https://example.org' });
});

it('adds the protocol that nobody types, as the editor beside the page does', async () => {
  const { person, saves } = open();
  await person.type(website(), 'www.example.org/karten');
  await person.tab();
  expect(screen.getByText('https://www.example.org/karten')).toBeVisible();
  await person.click(save());
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.sent).toMatchObject({ website: 'https://www.example.org/karten' });
});

it('saves an address by the keys while the field still has the focus', async () => {
  const { person, saves } = open();
  await person.type(website(), 'https://example.org');
  await person.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.sent).toMatchObject({ website: 'https://example.org' });
  expect(website()).toHaveFocus();
});

it('keeps what leads nowhere, says so, and is not saved before it is mended', async () => {
  const { person, saves } = open();
  await person.type(website(), 'Unser Speicher');
  await person.tab();
  expect(website()).toHaveValue('Unser Speicher');
  expect(website()).toHaveAccessibleDescription(/admin\.problems\.bad_link$/);
  await person.click(save());
  expect(await screen.findByText('admin.form.problems')).toBeVisible();
  expect(saves).toEqual([]);
  // The list would lie over the reason.
  expect(website()).toHaveFocus();
  expect(website()).toHaveAttribute('aria-expanded', 'false');
  await person.clear(website());
  await person.click(save());
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.sent).toMatchObject({ website: null });
});
