import { expect, test } from '@playwright/test';
import { findFaults } from '../support/axe';
import { createPage, enter, expectSaved, openEditor } from '../support/editor-page';

test('a section is kept as a pattern, put on another page with both languages, and the pattern deleted', async ({
  page,
  context,
}) => {
  await enter(context);
  const name = `Muster ${crypto.randomUUID().slice(0, 8)}`;
  const here = await createPage(context, [[{ kind: 'headline', content: 'Wiederkehrend' }]]);
  const there = await createPage(context, [[{ kind: 'headline', content: 'Anderswo' }]]);
  let canvas = await openEditor(page, here.urls.de);
  await canvas.getByRole('button', { name: /^Abschnitt 1: Menü/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Als Muster sichern' }).click();
  const save = page.getByRole('dialog', { name: 'Als Muster sichern' });
  await save.getByLabel('Name des Musters').fill(name);
  expect(await findFaults(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Als Muster gesichert: ${name}`)).toBeVisible();

  canvas = await openEditor(page, there.urls.de);
  await canvas.getByRole('button', { name: 'Abschnitt einfügen nach Abschnitt 1' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Aus einem Muster' }).click();
  const patterns = page.getByRole('dialog', { name: 'Muster einfügen' });
  await expect(patterns.getByRole('heading', { name: 'Eigene Muster' })).toBeFocused();
  const own = patterns.getByRole('listitem').filter({ hasText: name });
  await expect(own).toContainText('Überschrift');
  expect(await findFaults(page, { within: '[role="dialog"]' })).toEqual([]);
  await own.getByRole('button', { name: 'Einfügen' }).click();
  await expect(patterns).toBeHidden();
  const added = canvas.getByRole('group', { name: 'Abschnitt 2', exact: true });
  await expect(added.getByText('Wiederkehrend', { exact: true })).toBeVisible();
  await expectSaved(page);

  canvas = await openEditor(page, there.urls.en);
  await expect(canvas.getByRole('group', { name: 'Section 2', exact: true })).toBeVisible();
  await canvas.getByRole('button', { name: 'Add a section at the top' }).press('Enter');
  await page.getByRole('menuitem', { name: 'From a pattern' }).click();
  const english = page.getByRole('dialog', { name: 'Insert a pattern' });
  const row = english.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: 'Delete' }).click();
  // It is asked first: nobody can undo it.
  const question = page.getByRole('dialog', { name });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(english).toBeVisible();
  await expect(row).toHaveCount(0);
  // Other tests keep patterns, too: the next one has the focus, or the heading of none.
  await expect(english.locator('li button, h3').and(page.locator(':focus'))).toHaveCount(1);
  await english.getByRole('button', { name: /^Insert\s*Questions and answers$/ }).click();
  await expect(
    canvas.getByRole('group', { name: 'Section 1', exact: true }).getByText('What does admission cost?'),
  ).toBeVisible();
});
