import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, type RaRecord } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import { findModalDialog } from '@/tests/support/dialogs';
import { openRecord } from '@/tests/support/admin-form';

const stored = {
  id: 7,
  title: { de: 'Führung', en: 'Tour' },
  slug: 'fuehrung',
  colour: 'yellow',
  order: 1,
  revision: 3,
};

const openGenre = (remembered: RaRecord | null) => openRecord(adminDefinitions.genres, 7, remembered);

const titles = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /title/ });
const german = () => titles()[0] as HTMLInputElement;
const english = () => titles()[1] as HTMLInputElement;
const order = () => screen.getByRole('spinbutton', { name: /order/ });

describe('the form of a record', () => {
  it('stays, with what was typed, where its newest state cannot be read', async () => {
    const user = userEvent.setup();
    const { reads, saves } = openGenre(stored);
    await user.type(german(), 'en');
    await waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.(new HttpError('gone', 404, {}));
    await user.type(german(), '!');
    expect(german()).toHaveValue('Führungen!');
    await user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    saves[0]?.answer(new HttpError('Das Gesuchte wurde nicht gefunden.', 404, {}));
    expect(await screen.findByText('admin.form.not_found')).toBeVisible();
    expect(german()).toHaveValue('Führungen!');
  });

  it('says why a record cannot be read, and reads it when asked to', async () => {
    const user = userEvent.setup();
    const { reads } = openGenre(null);
    await waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.(new HttpError('Ihre Rechte reichen nicht.', 403, {}));
    expect(await screen.findByText('Ihre Rechte reichen nicht.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'admin.list.retry' }));
    await waitFor(() => expect(reads).toHaveLength(2));
    reads[1]?.(stored);
    await waitFor(() => expect(german()).toHaveValue('Führung'));
  });

  it('says so where there is no such record', async () => {
    const { reads } = openGenre(null);
    await waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.(new HttpError('gone', 404, {}));
    expect(await screen.findByText('admin.form.not_found')).toBeVisible();
  });

  it('keeps what was typed before the newest state of the record came, and takes the rest of it', async () => {
    const user = userEvent.setup();
    const { reads, saves } = openGenre(stored);
    await user.type(german(), 'en');
    await waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.({ ...stored, title: { de: 'Führung', en: 'Guided tour' }, order: 2, revision: 4 });
    await waitFor(() => expect(english()).toHaveValue('Guided tour'));
    expect(german()).toHaveValue('Führungen');
    await user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.sent).toMatchObject({
      title: { de: 'Führungen', en: 'Guided tour' },
      order: 2,
      revision: 4,
    });
  });

  it('still says what a refused attempt to save has found when the newest state of the record comes', async () => {
    const user = userEvent.setup();
    const { reads, saves } = openGenre(stored);
    await user.clear(german());
    await user.clear(english());
    await user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    expect(await screen.findByText('admin.form.problems')).toBeVisible();
    await waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.({ ...stored, order: 2, revision: 4 });
    await waitFor(() => expect(order()).toHaveValue(2));
    expect(screen.getByText('admin.form.problems')).toBeVisible();
    await user.type(german(), 'Rundgang');
    await waitFor(() => expect(screen.queryByText('admin.form.problems')).toBeNull());
    expect(saves).toHaveLength(0);
  });

  it('asks by its next save where the newest state changed the same as what was typed', async () => {
    const user = userEvent.setup();
    const { reads, saves } = openGenre(stored);
    await user.type(german(), 'en');
    await waitFor(() => expect(reads).toHaveLength(1));
    const theirs = { ...stored, title: { de: 'Rundgang', en: 'Tour' }, revision: 4 };
    reads[0]?.(theirs);
    await screen.findByRole('heading', { level: 1, name: 'Rundgang' });
    expect(german()).toHaveValue('Führungen');
    await user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.sent).toMatchObject({ title: { de: 'Führungen' }, revision: 3 });
    saves[0]?.answer(
      new HttpError('conflict', 409, {
        answer: { detail: 'conflict', code: 'conflict', theirs },
      }),
    );
    const dialog = await findModalDialog();
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Rundgang');
    await user.click(within(dialog).getByRole('button', { name: 'admin.conflict.merge' }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.sent).toMatchObject({ title: { de: 'Führungen' }, revision: 4 });
  });

  it('has no conflict with itself where a save arrived though no answer came', async () => {
    const user = userEvent.setup();
    const { reads, saves } = openGenre(stored);
    await waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.(stored);
    const save = async () => user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    await user.type(german(), 'en');
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    saves[0]?.answer(new HttpError('offline', 0, { isPassing: true }));
    await screen.findByText('admin.error.unreachable');
    await user.type(german(), '!');
    await save();
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.sent).toMatchObject({ title: { de: 'Führungen!' }, revision: 3 });
    const theirs = { ...stored, title: { de: 'Führungen', en: 'Tour' }, revision: 4 };
    const conflict = { answer: { detail: 'conflict', code: 'conflict', theirs } };
    saves[1]?.answer(new HttpError('conflict', 409, conflict));
    await waitFor(() => expect(saves).toHaveLength(3));
    expect(saves[2]?.sent).toMatchObject({ title: { de: 'Führungen!', en: 'Tour' }, revision: 4 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks all the same where somebody else has saved besides', async () => {
    const user = userEvent.setup();
    const { reads, saves } = openGenre(stored);
    await waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.(stored);
    await user.type(german(), 'en');
    await user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    saves[0]?.answer(new HttpError('offline', 0, { isPassing: true }));
    await screen.findByText('admin.error.unreachable');
    await user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    await waitFor(() => expect(saves).toHaveLength(2));
    const theirs = { ...stored, title: { de: 'Rundgang', en: 'Tour' }, revision: 4 };
    const conflict = { answer: { detail: 'conflict', code: 'conflict', theirs } };
    saves[1]?.answer(new HttpError('conflict', 409, conflict));
    expect(await findModalDialog()).toHaveTextContent('Rundgang');
    expect(saves).toHaveLength(2);
  });

  it('keeps what is typed while a save is under way, and shows the saved as it is stored', async () => {
    const user = userEvent.setup();
    const { reads, saves } = openGenre(stored);
    await waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.(stored);
    await user.type(german(), '  ');
    await user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    await user.type(english(), 's');
    saves[0]?.answer({ ...stored, title: { de: 'Führung', en: 'Tour' }, revision: 4 });
    await waitFor(() => expect(german()).toHaveValue('Führung'));
    expect(english()).toHaveValue('Tours');
    expect(await screen.findByText('admin.form.unsaved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.sent).toMatchObject({ title: { de: 'Führung', en: 'Tours' }, revision: 4 });
  });

  it('keeps everything where what was read before a save comes during it, and the save fails', async () => {
    const user = userEvent.setup();
    const { reads, saves } = openGenre(stored);
    await waitFor(() => expect(reads).toHaveLength(1));
    await user.type(german(), 'en');
    await user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    reads[0]?.({ ...stored, order: 2 });
    await waitFor(() => expect(order()).toHaveValue(2));
    expect(german()).toHaveValue('Führungen');
    saves[0]?.answer(new HttpError('', 503, {}));
    await waitFor(() => expect(screen.getByRole('button', { name: 'admin.form.save' })).toBeEnabled());
    expect(german()).toHaveValue('Führungen');
    await user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.sent).toMatchObject({ title: { de: 'Führungen' } });
  });

  it('keeps everything of a save that failed', async () => {
    const user = userEvent.setup();
    const { reads, saves } = openGenre(stored);
    await waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.(stored);
    await user.clear(order());
    await user.type(order(), '5');
    await user.click(screen.getByRole('button', { name: 'admin.form.save' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    saves[0]?.answer(new HttpError('no network', 0, {}));
    await waitFor(() => expect(screen.getByRole('button', { name: 'admin.form.save' })).toBeEnabled());
    expect(order()).toHaveValue(5);
    expect(screen.getByText('admin.form.unsaved')).toBeVisible();
  });
});

describe('the form of a stand-alone section', () => {
  const section = { id: 9, title: '', revision: 1 };
  const ways = () =>
    screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.includes('?edit'));

  it.each([
    ['calendar-intro', ['/de/kalender?edit=intro', '/en/calendar?edit=intro']],
    ['partner', ['/de?edit=frame', '/en?edit=frame']],
    ['tickets', ['/cms-hub/sections/de/tickets?edit', '/cms-hub/sections/en/tickets?edit']],
  ])(
    'leads to where it stands and opens it there, on its screen or on a page of the hub: %s',
    async (slug, addresses) => {
      openRecord(adminDefinitions.sections, 9, { ...section, slug });
      await screen.findAllByRole('textbox');
      expect(ways()).toEqual(addresses);
    },
  );
});

it('says at a field with a time what the change of the clocks makes of it, and does not send a time that there is not', async () => {
  const user = userEvent.setup();
  const event = { id: 7, title: { de: 'Konzert' }, date_start: '2026-07-01T19:30', revision: 1 };
  const { reads, saves } = openRecord(adminDefinitions.events, 7, event);
  await waitFor(() => expect(reads).toHaveLength(1));
  reads[0]?.(event);
  const start = screen.getByLabelText(/date_start/);
  const save = () => user.click(screen.getByRole('button', { name: 'admin.form.save' }));
  fireEvent.change(start, { target: { value: '2026-03-29T02:30' } });
  expect(start).toBeInvalid();
  expect(start).toHaveAccessibleDescription(/admin\.problems\.missing_hour/);
  await save();
  await waitFor(() => expect(start).toHaveFocus());
  expect(saves).toEqual([]);
  fireEvent.change(start, { target: { value: '2026-10-25T02:30' } });
  await waitFor(() => expect(start).toHaveAccessibleDescription(/admin\.form\.hour_twice/));
  await save();
  await waitFor(() => expect(saves).toHaveLength(1));
});
