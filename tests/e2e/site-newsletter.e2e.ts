import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { wake } from '../support/browser';
import { decide } from '../support/editor-page';
import { testSite } from '../support/server';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter is subscribed to, confirmed and left', async ({ page }) => {
    const address = `ohne-script-${Date.now()}@example.org`;
    await page.goto('/de/newsletter');
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(address);
    await page.getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: 'Abonnieren' }).click();
    await expect(page).toHaveURL('/de/newsletter?state=pending');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast an Bord');
    const token = await tokenFor(address);
    await page.goto(`/api/newsletter/confirm?locale=de&token=${token}`);
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(page.getByRole('status')).toContainText('bestätigt');
    await page.goto(`/api/newsletter/unsubscribe?locale=de&token=${token}`);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('status')).toContainText('abgemeldet');
    await page.goto(`/api/newsletter/confirm?locale=de&token=${token}`);
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auf Grund gelaufen');
  });
});

test('what is missing has the border of the design system’s errors', async ({ page }) => {
  await decide(page.context());
  await page.goto('/de/newsletter');
  await wake(page);
  const main = page.getByRole('main');
  const inputs = [main.getByRole('textbox', { name: 'E-Mail-Adresse' }), main.getByRole('checkbox')];
  for (const input of inputs) await expect(input).toHaveCSS('border-top-color', 'rgb(15, 17, 18)');
  await main.getByRole('button', { name: 'Abonnieren' }).click();
  for (const input of inputs) await expect(input).toHaveCSS('border-top-color', 'rgb(179, 0, 27)');
});

/** The token in the mail to an address, which the site keeps in its outbox. */
async function tokenFor(address: string): Promise<string> {
  const outbox = path.join(testSite.dataDir, 'outbox');
  let token: string | undefined;
  await expect
    .poll(() => {
      const mails = fs.existsSync(outbox) ? fs.readdirSync(outbox) : [];
      for (const name of mails) {
        const mail = fs
          .readFileSync(path.join(outbox, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '=');
        if (mail.includes(address)) token = /confirm\?locale=de&token=([\w-]{43})/.exec(mail)?.[1];
      }
      return token;
    })
    .toBeDefined();
  return token ?? '';
}
