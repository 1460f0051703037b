import { expect, test, type APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { locales } from '../../lib/contract/locale';
import { signIn } from '../support/browser';
import { findHtmlFaults } from '../support/html-checker';
import { screenAddresses } from '../support/screens';

// What every screen promises, read from what the server sends: no browser is needed for it.

async function openAs(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  const html = await answer.text();
  return {
    status: answer.status(),
    html,
    document: new JSDOM(html, { contentType: 'text/html' }).window.document,
  };
}

test('each screen is valid, can be read and used without script, and loads nothing from others before consent', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const { baseURL = '' } = test.info().project.use;
  const faults: string[] = [];
  for (const locale of locales) {
    for (const address of await screenAddresses(request, locale)) {
      const { html, document } = await openAs(request, address);
      faults.push(...(await findHtmlFaults(address, html)));
      const say = (fault: string) => faults.push(`${address}: ${fault}`);
      if (document.documentElement.lang !== locale) say('language');
      if (!/^.+ – (?:STROMAUF|UPSTREAM)$/.test(document.title)) say(`title ${document.title}`);
      const main = document.querySelector('main');
      if (main?.querySelectorAll('h1').length !== 1) say('no one headline');
      if ((main?.textContent.trim().length ?? 0) < 40) say('nothing to read');

      for (const loaded of document.querySelectorAll(
        'script[src], img, source, iframe, video, audio, embed, object, link:not([rel=canonical], [rel=alternate])',
      )) {
        const addresses = ['src', 'href', 'data', 'poster', 'srcset'].flatMap((name) =>
          (loaded.getAttribute(name) ?? '').split(', ').map((each) => each.split(' ')[0] ?? ''),
        );
        for (const each of addresses)
          if (new URL(each, baseURL).origin !== new URL(baseURL).origin && !each.startsWith('data:'))
            say(`loads ${each}`);
      }
      for (const [, each] of html.matchAll(/(?:url\(|@import )["']?((?:https?:)?\/\/[^"')]+)/g))
        say(`loads ${each}`);

      // The cookie dialog is closed without script: nothing is kept then.
      for (const form of document.querySelectorAll<HTMLFormElement>('form:not([data-consent] *)')) {
        if (!form.hasAttribute('action')) say(`a form leads nowhere: ${form.outerHTML.slice(0, 90)}`);
        if (!form.querySelector('button:not([type=button])')) say('a form without a button to send it');
        for (const field of form.querySelectorAll('input, select, textarea'))
          if (!field.hasAttribute('name')) say(`a field is not sent: ${field.outerHTML.slice(0, 90)}`);
      }
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});

test('what is no screen of its own is valid too: steps, filters, previews, the hub, words to old browsers', async ({
  context,
}) => {
  const token = 'a'.repeat(43);
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const html = await (await context.request.get(path, { headers })).text();
    return findHtmlFaults(path, html);
  };
  const visitors = [
    '/de/newsletter?state=failed',
    `/en/newsletter?confirm=${token}`,
    `/en/newsletter?unsubscribe=${token}`,
    '/de/kalender?genre=tour&when=weekend',
    '/de/kalender?page=2',
    '/de/kunstwerke-und-karte?view=map&stretch=island',
    '/en/my-programme?shared=e1.e2.e3.p1.p2',
    '/de/search?query=Eintritt&group=others&page=2',
    '/de/made-up.php',
    '/admin',
    '/cms-hub',
    `/cms-hub?token=${token}`,
    '/cms-hub/gallery/de',
  ];
  const faults = await Promise.all(visitors.map((path) => ask(path)));
  faults.push(await ask('/de', { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0)' }));
  await signIn(context);
  for (const path of ['/de?v=draft', '/de/kalender?v=draft', '/de/ueber-uns?edit', '/cms-hub'])
    faults.push(await ask(path));
  expect(faults.flat()).toEqual([]);
});

function titleOf(html: string): string {
  return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
}

/** Everything that some screen reads from its address, and something that none does. */
const parameters = [
  'genre',
  'when',
  'page',
  'step_free',
  'setting',
  'open',
  'stretch',
  'view',
  'work',
  'query',
  'group',
  'state',
  'confirm',
  'unsubscribe',
  'shared',
  'token',
  'edit',
  'noToolbar',
  'locale',
  'v',
  'utm_source',
  '__proto__',
];

/** Screens that read several of them. */
const readers = /^\/de(?:\/(?:kalender|kunstwerke-und-karte|search|newsletter|mein-programm))?$/;

const nonsense = [
  '',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'constructor',
  '%00',
  '%F0%9F%8E%A8%E2%80%AE',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%27%20OR%201=1--',
  '..%2F..%2Fetc%2Fpasswd',
  'x'.repeat(1500),
  '%',
];

test('nonsense in any parameter leaves a screen as it is, or is not found', async ({ request }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  const values = [...nonsense, 'a&genre=b&page=c'];
  let turn = 0;
  for (const locale of locales) {
    const all = (await screenAddresses(request, locale)).map((address) => address.split('?')[0] ?? '');
    for (const path of new Set(all)) {
      const usual = await openAs(request, path);
      const title = titleOf(usual.html);
      const ask = async (query: string) => {
        const answer = await request.get(`${path}?${query}`, { maxRedirects: 0 });
        const status = answer.status();
        // A version is for editors: it is taken off the address.
        if (status === 301 && /(?:^|&)v=/.test(query)) return;
        const html = await answer.text();
        const shown = titleOf(html);
        const isUsual = status === usual.status && (shown === title || /[?&]?query=/.test(query));
        if (!isUsual && status !== 404) faults.push(`${path}?${query.slice(0, 60)}: ${status} ${shown}`);
        if (html.includes('<script>alert(1)')) faults.push(`${path}?${query}: runs what it is told`);
      };
      // All parameters at once, with another value on each screen: a few in German, one in English, whose routes are the same. By itself
      // each is asked for where several are read.
      const next = () => values[(turn += 1) % values.length] ?? '';
      const together = Array.from({ length: locale === 'de' ? 4 : 1 }, () => {
        const value = next().slice(0, 100);
        return parameters
          .filter((name) => name !== 'v')
          .map((name) => `${name}=${value}`)
          .join('&');
      });
      const alone =
        locale === 'de' && readers.test(path) ? parameters.map((name) => `${name}=${next()}`) : [];
      const queries = [...together, ...alone];
      for (let index = 0; index < queries.length; index += 12)
        await Promise.all(queries.slice(index, index + 12).map(ask));
    }
  }
  expect(faults).toEqual([]);
});
