import { expect, test } from '@playwright/test';
import { signIn, wake } from '../support/browser';
import { startErrorService } from '../support/error-service';
import { errorServicePort } from '../support/server';

// One after the other: all of them listen at the same port.
test.describe.configure({ mode: 'serial' });

let service: Awaited<ReturnType<typeof startErrorService>>;

test.beforeEach(async () => {
  service = await startErrorService(errorServicePort);
});
test.afterEach(() => service.stop());

/** The reports that name an error by its sentence. */
function about(sentence: string) {
  return service.reports.filter(({ errors }) => errors.some(({ value }) => value.includes(sentence)));
}

test('an error of a visitor’s browser is reported, and nothing for it is loaded before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/de/newsletter?token=geheim');
  await wake(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('error-reports'))).toEqual([]);
  const scripts = asked.filter((path) => path.endsWith('.js')).length;

  const sentence = `Kaputt ${crypto.randomUUID()}`;
  await page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new Error(text);
      }),
    sentence,
  );
  await expect.poll(() => about(sentence).length).toBe(1);
  // On a busy machine the report is here before the browser has said what it asked for.
  await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(scripts);
  expect(about(sentence)[0]?.text).not.toContain('geheim');

  const promised = `Versprochen ${crypto.randomUUID()}`;
  await page.evaluate((text) => void Promise.reject(new Error(text)), promised);
  await expect.poll(() => about(promised).length).toBe(1);
});

test('the hub shows whether the content system answers, and a failure is reported', async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto('/cms-hub');
  await expect(page.getByText('Das Inhaltssystem antwortet.')).toBeVisible();
  await page.route('**/de/api/example', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Gerade nicht da', code: 'unavailable' } }),
  );
  await page.reload();
  await expect(page.getByText('Das Inhaltssystem antwortet nicht.')).toBeVisible();
  await expect.poll(() => about('Gerade nicht da').length).toBeGreaterThan(0);
  await page.unroute('**/de/api/example');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByText('Das Inhaltssystem antwortet.')).toBeVisible();
});
