import { expect, type Locator, type Page } from '@playwright/test';
import { resize } from './browser';
import { toolbarOf } from './editor-page';

export interface Opening {
  /** What the dialog is called. */
  dialog: string;
  open: (page: Page) => Promise<void>;
}

/** An opening that changes nothing. */
interface PassingOpening extends Opening {
  /** What has the focus before it, and again once it is closed. */
  from: (page: Page) => Locator;
}

const headline = (page: Page) => page.getByRole('button', { name: /^Überschrift: Menü/ });
const more = (page: Page) => toolbarOf(page).getByRole('button', { name: 'Mehr', exact: true });
const publish = (page: Page) => toolbarOf(page).getByRole('button', { name: 'Veröffentlichen' });

/** A dialog that keys open from wherever one is. */
function byKeys(dialog: string, keys: string): PassingOpening {
  return { dialog, from: headline, open: (page) => page.keyboard.press(keys) };
}

/** A dialog that is an item of a menu. */
function byMenu(dialog: string, from: (page: Page) => Locator, item: string): PassingOpening {
  const open = async (page: Page) => {
    await from(page).press('Enter');
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
  };
  return { dialog, from, open };
}

/** The panel of what is about to be published, with what to look at before. */
export const publishing = byMenu('Prüfen und veröffentlichen', publish, 'Prüfen und veröffentlichen …');

/** What opens over the page and goes with Escape, and how. */
export const openings: Record<string, PassingOpening> = {
  help: byKeys('Tastenkürzel', '?'),
  versions: byKeys('Versionen', 'Alt+Shift+R'),
  history: byKeys('Verlauf', 'Alt+Shift+H'),
  schedule: byKeys('Veröffentlichung planen', 'Alt+Shift+S'),
  publishing,
  'find and replace': {
    ...byKeys('Suchen und ersetzen', 'Alt+Shift+F'),
    open: async (page) => {
      await page.keyboard.press('Alt+Shift+F');
      await page.getByRole('textbox', { name: 'Suchen' }).fill('e');
      // The hits come after the letter.
      await expect(page.getByRole('button', { name: /^Alle \d+ löschen$/ })).toBeEnabled();
    },
  },
  'links to the draft': byMenu('Vorschau teilen', more, 'Vorschau teilen …'),
  'the site on a day': byMenu('Die Website an einem Tag', more, 'Die Website an einem Tag …'),
  'a new page': byMenu('Neue Seite', more, 'Neue Seite …'),
  patterns: byMenu(
    'Muster einfügen',
    (page) => page.getByRole('button', { name: 'Abschnitt einfügen nach Abschnitt 1' }),
    'Aus einem Muster …',
  ),
  'keeping a pattern': byMenu(
    'Als Muster sichern',
    (page) => page.getByRole('button', { name: /^Abschnitt 1: Menü/ }),
    'Als Muster sichern …',
  ),
  settings: {
    dialog: 'Überschrift: Einstellungen',
    from: headline,
    open: async (page) => {
      await headline(page).focus();
      await page.keyboard.press('s');
    },
  },
  'a link in a text': {
    dialog: 'Link',
    from: (page) => page.getByRole('textbox', { name: 'Text: Text' }),
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Text: Text' }).click();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+k');
    },
  },
  // The last one: a wider window has room for both pages beside each other instead (editor-beside).
  translation: {
    ...byKeys('Übersetzung', 'Alt+Shift+T'),
    open: async (page) => {
      await resize(page, { width: Math.min(page.viewportSize()?.width ?? 0, 990), height: 800 });
      await page.keyboard.press('Alt+Shift+T');
    },
  },
};
