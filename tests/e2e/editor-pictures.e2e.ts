import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  createPage,
  enter,
  expectSaved,
  findPicture,
  insertBehind,
  openEditor,
  toolbarOf,
  type TestPage,
} from '../support/editor-page';

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [[{ kind: 'headline', content: 'Bilder' }]]);
});

const insert = (canvas: Locator, kind: string): Promise<void> =>
  insertBehind(canvas.getByRole('button', { name: /^Überschrift: Menü/ }), kind);

test('a picture is chosen with its block, cropped, described and given a focal point where it stands', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  await insert(canvas, 'Bild');
  const picker = page.getByRole('dialog', { name: 'Bild auswählen' });
  await picker.getByLabel('Bilder suchen').fill('logo-landesfonds');
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await picker.getByRole('button', { name: /logo-landesfonds/ }).click();
  const settings = page.getByRole('dialog', { name: 'Bild: Einstellungen' });
  await expect(settings.getByText(/^logo-landesfonds/)).toBeVisible();

  await settings.getByRole('button', { name: 'Zuschneiden …' }).click();
  const crop = page.getByRole('dialog', { name: 'Bild zuschneiden' });
  await crop.getByLabel('Form').selectOption('Quadrat (1:1)');
  await expect(crop.getByText('Der Zuschnitt hat 304 × 304 Pixel.')).toBeVisible();
  await crop.getByLabel('Vergrößerung').fill('2');
  await expect(crop.getByText('Der Zuschnitt hat 152 × 152 Pixel.')).toBeVisible();
  await crop.getByRole('application').press('ArrowRight');
  await crop.getByRole('button', { name: 'Als neue Datei speichern' }).click();
  await expect(crop).toBeHidden();

  await settings.getByRole('button', { name: 'Beschreiben …' }).click();
  const details = page.getByRole('dialog', { name: 'Bild beschreiben' });
  await details.getByLabel('Bildbeschreibung (Deutsch)').fill('Ein Ausschnitt des Zeichens');
  await details.getByRole('button', { name: 'Bildschwerpunkt' }).press('Shift+ArrowRight');
  await expect(details.getByText('60 Prozent von links, 50 Prozent von oben')).toBeVisible();
  await details.getByRole('button', { name: 'Speichern' }).click();
  await expect(details).toBeHidden();
  await settings.getByLabel('Größe').selectOption('vertical');
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expectSaved(page);

  const picture = canvas.getByRole('img', { name: 'Ein Ausschnitt des Zeichens' });
  await expect(picture).toHaveCSS('object-position', '60% 50%');
  await expect(picture).toHaveAttribute('width', '152');

  // A press on it leads back there, and from there to its block, whose keys act.
  await picture.click();
  await expect(settings.getByText('Ein Ausschnitt des Zeichens')).toBeVisible();
  await expect(settings.getByRole('button', { name: 'Anderes Bild' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(canvas.getByRole('button', { name: /^Bild: Menü/ })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(canvas.getByRole('group', { name: /^(?:Bild|Überschrift)$/ }).first()).toHaveAccessibleName(
    'Bild',
  );

  // Another one takes its place with two presses more.
  const before = await picture.getAttribute('src');
  await picture.click();
  await settings.getByRole('button', { name: 'Anderes Bild' }).click();
  await picker.getByLabel('Bilder suchen').fill('logo-hochschule');
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await picker.getByRole('button', { name: /logo-hochschule/ }).click();
  await expect(picker).toBeHidden();
  await expect(settings).toBeHidden();
  await expect(canvas.getByRole('group', { name: 'Bild', exact: true }).getByRole('img')).not.toHaveAttribute(
    'src',
    String(before),
  );
  await expect(canvas.getByRole('button', { name: /^Bild: Menü/ })).toBeFocused();
  await expectSaved(page);
});

test('another picture takes the place of one with two presses: on it, and on one of the latest', async ({
  page,
  context,
}) => {
  const image = await findPicture(context);
  const { urls } = await createPage(context, [[{ kind: 'image', image, description: 'Am Kai' }]]);
  const canvas = await openEditor(page, urls.de);
  // By its element: the one that takes its place may be only decoration, which has no role.
  const picture = canvas.getByRole('group', { name: /^Bild/ }).locator('img');
  const before = await picture.getAttribute('src');
  await picture.click();
  const settings = page.getByRole('dialog', { name: 'Bild: Einstellungen' });
  const latest = settings.getByRole('list', { name: 'Zuletzt hochgeladen' }).getByRole('listitem');
  await expect(latest).toHaveCount(4);
  await latest.first().getByRole('button').click();
  await expect(settings).toBeHidden();
  await expect(picture).not.toHaveAttribute('src', String(before));
  await expect(canvas.getByRole('button', { name: /^Bild: Menü/ })).toBeFocused();
  await expectSaved(page);
});

test('two pictures that are chosen become one list, which one undo makes two pictures again', async ({
  page,
  context,
}) => {
  const image = await findPicture(context);
  const { urls } = await createPage(context, [
    [
      { kind: 'image', image, description: 'Eins' },
      { kind: 'text', content: '<p>Dazwischen</p>' },
      { kind: 'image', image, description: 'Zwei' },
    ],
  ]);
  const canvas = await openEditor(page, urls.de);
  const pictures = canvas.getByRole('button', { name: /^Bild(?:, gewählt)?: Menü/ });
  await pictures.first().focus();
  for (let count = 0; count < 2; count += 1) await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('group', { name: 'Gewählte Bausteine' });
  await expect(bar.getByText('3 Bausteine gewählt')).toBeVisible();
  // A text becomes no picture.
  await expect(bar.getByRole('button', { name: 'Umwandeln in' })).toHaveCount(0);
  await canvas.getByRole('group', { name: /^Text/ }).click({ modifiers: ['Control'] });
  await bar.getByRole('button', { name: 'Umwandeln in' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Bilderliste' }).press('Enter');
  const list = canvas.getByRole('button', { name: /^Bilderliste: Menü/ });
  await expect(list).toBeFocused();
  await expect(pictures).toHaveCount(0);
  await expectSaved(page);
  await page.keyboard.press('Control+z');
  await expect(pictures.first()).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('2 Bausteine wieder umgewandelt in: Bilderliste')).toBeVisible();
  await expect(list).toBeFocused();
  await expectSaved(page);
  await page.reload();
  await expect(canvas.getByText('Eins')).toBeVisible();
  await expect(canvas.getByText('Zwei')).toBeVisible();
  // What can be undone is known a moment after the page: the button waits for it.
  await toolbarOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(pictures).toHaveCount(2);
  await expectSaved(page);
});

test('a list comes with its first item, a player with the question for its address', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  await insert(canvas, 'Häufige Fragen');
  await expect(canvas.getByRole('textbox', { name: 'Frage: Frage' })).toBeFocused();
  await page.keyboard.type('Gibt es eine Garderobe?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ja, am Eingang.');
  await expectSaved(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(canvas.getByRole('textbox', { name: 'Frage: Frage' }).nth(1)).toBeFocused();
  await page.keyboard.type('Und Schließfächer?');
  await expectSaved(page);

  await insert(canvas, 'Audio');
  const settings = page.getByRole('dialog', { name: 'Audio: Einstellungen' });
  await settings.getByLabel(/Adresse oder Einbettungscode/).fill('https://example.com/podcast');
  await settings.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(settings.getByText('Diese Adresse gehört zu keinem der erlaubten Anbieter.')).toBeVisible();
  await settings.getByRole('button', { name: 'Abbrechen' }).click();
  // What is missing is not written on the page: its name leads to the settings.
  await canvas.getByRole('button', { name: /Unvollständig, nicht gespeichert · Adresse/ }).click();
  await expect(settings).toBeVisible();
});

test('a film that is dropped is a block with a still of it', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const target = canvas.getByRole('group', { name: 'Überschrift', exact: true });
  const dataTransfer = await recordFilm(page, 'kran.webm');
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
  const film = canvas.getByRole('group', { name: 'Video', exact: true }).locator('video');
  await expect(film).toHaveAttribute('src', /^\/media\/.+\/kran\.webm$/);
  await expect(film).toHaveAttribute('poster', /^\/media\//);
  await expectSaved(page);
});

/** A film of one colour after another, as it is dragged into the page. */
function recordFilm(page: Page, name: string) {
  return page.evaluateHandle(async (wanted) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const drawing = canvas.getContext('2d');
    if (drawing === null) throw new Error('Nothing can be drawn.');
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let hue = 0; hue < 360; hue += 12) {
      drawing.fillStyle = `hsl(${hue} 90% 50%)`;
      drawing.fillRect(0, 0, 320, 180);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await stopped;
    const dropped = new DataTransfer();
    dropped.items.add(new File(parts, wanted, { type: 'video/webm' }));
    return dropped;
  }, name);
}
