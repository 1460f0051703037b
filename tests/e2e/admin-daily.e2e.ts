import { expect, test, type BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { signIn, writeHeaders } from '../support/browser';

// Short ways of daily work: copies, finding, what a list tells at a glance, files dropped anywhere.

/** A name that no other test uses. */
function unique(prefix: string): string {
  return `${prefix} ${crypto.randomUUID().slice(0, 8)}`;
}

/** An event with one section that holds a text, made by the interface. */
async function createEvent(context: BrowserContext, title: string): Promise<number> {
  const headers = await writeHeaders(context);
  const event = await context.request.post('/api/events', {
    data: { title: { de: title }, date_start: '2025-07-01T19:30', is_online: true },
    headers,
  });
  expect(event.status()).toBe(201);
  const { id } = (await event.json()) as { id: number };
  const section = await context.request.post('/de/pageeditor-api/container', {
    data: { content_type: 'event', object_id: id, parent: null },
    headers,
  });
  const { id: parent } = (await section.json()) as { id: number };
  const text = await context.request.post('/de/pageeditor-api/headline', {
    data: { parent, content: `Abschnitt von ${title}`, headline_level: 2 },
    headers,
  });
  expect(text.status()).toBe(201);
  return id;
}

test.beforeEach(async ({ context }) => signIn(context));

test('a copy of an event brings its page along and is not online', async ({ page, context }) => {
  const title = unique('Vorlage');
  const id = await createEvent(context, title);
  await page.goto(`/admin/events/${id}`);
  await page.getByRole('link', { name: 'Duplizieren' }).click();
  await expect(page.getByText(`Eine Kopie von „${title}“.`)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Online/ })).not.toBeChecked();
  const copy = unique('Kopie');
  await page.getByRole('textbox', { name: /^Titel Deutsch/ }).fill(copy);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Adresse Deutsch/ })).toHaveValue(/^kopie-/);
  const copyId = /\d+$/.exec(page.url())?.[0] ?? '';
  expect(copyId).not.toBe(String(id));
  const draft = await context.request.get(`/de/pageeditor-api/document/event/${copyId}`);
  expect(await draft.text()).toContain(`Abschnitt von ${title}`);
});

test('anything is found by a part of its name, from every screen', async ({ page, context }) => {
  const title = unique('Nadelbaum');
  const id = await createEvent(context, title);
  await page.goto('/admin/redirects');
  const find = page.getByRole('combobox', { name: 'Finden' });
  await find.fill(title.slice(2));
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await find.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/events/${id}$`));
});

test('a link leads to a file too, best fit first; dates tell the same titles apart, and there is more', async ({
  page,
  context,
}) => {
  const title = unique('Lesung');
  const headers = await writeHeaders(context);
  for (const day of ['01', '02'])
    await context.request.post('/api/events', {
      data: { title: { de: title }, date_start: `2025-07-${day}T19:30`, is_online: true },
      headers,
    });
  await context.request.post('/de/pageeditor-api/media', {
    multipart: {
      file: {
        name: `Programm ${title}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(`%PDF-1.4 ${title}`),
      },
    },
    headers,
  });
  const id = await createEvent(context, unique('Verlinkt'));
  await page.goto(`/admin/events/${id}`);
  const field = page.getByRole('combobox', { name: /^Tickets/ });
  const options = page
    .getByRole('listbox', { name: 'Treffer' })
    .getByRole('option')
    .filter({ visible: true });
  // The list before anything was typed is as long.
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === 'e');
  await field.fill('e');
  await answered;
  await expect(options).toHaveCount(31);
  await options.last().click();
  await expect.poll(() => options.count()).toBeGreaterThan(31);
  await field.fill(title);
  await expect(options).toHaveText([
    /Veranstaltung · 1\. Juli 2025/,
    /Veranstaltung · 2\. Juli 2025/,
    /\.pdf ?PDF · /,
  ]);
  await options.last().click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`Programm ${title}.pdf`)).toBeVisible();
});

test('a list tells what is missing and leads to the website', async ({ page, context }) => {
  const title = unique('Einsprachig');
  await createEvent(context, title);
  await page.goto('/admin/events');
  await page.getByRole('searchbox', { name: 'Suchen' }).fill(title);
  // The head and this one: until the list has answered, its rows are about to be replaced, and a press may be lost.
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Englisch fehlt');
  await expect(row).toContainText('Änderungen nicht veröffentlicht');
  await expect(row.getByRole('link', { name: `Öffnen: ${title}` })).toHaveAttribute('target', '_blank');
  await row.getByRole('link', { name: `Bearbeiten auf der Seite: ${title}` }).click();
  await expect(page).toHaveURL(/\/de\/kalender\/.+\?edit/);
  await expect(page.getByRole('heading', { name: `Abschnitt von ${title}` })).toBeVisible();
});

test('a file is dropped anywhere on the media library, and the way back leads to the same folder', async ({
  page,
}) => {
  const name = `${unique('gezogen').replace(' ', '-')}.png`;
  const [red, green, blue] = crypto.getRandomValues(new Uint8Array(3));
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: { r: red, g: green, b: blue } },
  })
    .png()
    .toBuffer();
  await page.goto('/admin/media');
  await expect(page.getByText(/je bis 50 MB/)).toBeVisible();
  const folder = unique('fallen').replace(' ', '-');
  await page.getByLabel('Neuer Ordner').fill(folder);
  await page.getByLabel('Neuer Ordner').press('Enter');
  // What is dropped goes into the folder that is shown.
  await expect(page.getByLabel('Ordner', { exact: true })).toHaveValue(folder);
  const files = await page.evaluateHandle(
    ([base64, fileName]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], fileName, { type: 'image/png' }));
      return transfer;
    },
    [picture.toString('base64'), name] as const,
  );
  const heading = page.getByRole('heading', { level: 1 });
  await heading.dispatchEvent('dragover', { dataTransfer: files });
  await heading.dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText(`${name} ist hochgeladen.`)).toBeVisible();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByLabel('Ordner', { exact: true })).toHaveValue(folder);
  await page.getByRole('link', { name: '← Mediathek' }).click();
  await expect(page.getByLabel('Ordner', { exact: true })).toHaveValue(folder);
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
});

test('what the server refuses stands at its field, which gets the focus', async ({ page, context }) => {
  const id = await createEvent(context, unique('Rückwärts'));
  await page.goto(`/admin/events/${id}`);
  const end = page.getByLabel(/^Ende/);
  await end.fill('2025-06-30T19:30');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(end).toBeFocused();
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await expect(end).toHaveAccessibleDescription(/Beginn/);
  await end.fill('2025-07-01T21:00');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(end).toHaveAttribute('aria-invalid', 'false');
});

test('everything that a list finds is selected in two steps', async ({ page }) => {
  await page.goto('/admin/events');
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
  await expect(page.getByRole('group', { name: '25 ausgewählt' })).toBeVisible();
  await page.getByRole('button', { name: /^Alle \d+ auswählen$/ }).click();
  await expect(page.getByRole('group', { name: /^(6[6-9]|[7-9]\d|\d{3}) ausgewählt$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect(page.getByRole('group', { name: /ausgewählt$/ })).toHaveCount(0);
});

test('an editor is shown the areas of an editor', async ({ page, context, browser }) => {
  const account = { email: `${crypto.randomUUID()}@litfass.example`, password: 'a-long-enough-password' };
  const made = await context.request.post('/api/users', {
    data: { ...account, name: 'Redaktion', role: 'editor' },
    headers: await writeHeaders(context),
  });
  expect(made.status()).toBe(201);
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Konten' }).first()).toBeVisible();

  const other = await browser.newContext();
  await signIn(other, account);
  const theirs = await other.newPage();
  await theirs.goto('/admin');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Verwaltung' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Konten' })).toHaveCount(0);
  await expect(theirs.getByRole('link', { name: 'Newsletter-Abonnements' })).toHaveCount(0);
  await theirs.goto('/admin/users');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Nicht gefunden' })).toBeVisible();
  await other.close();
});
