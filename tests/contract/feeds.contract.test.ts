import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '@/lib/backend/records/write';
import { siteUrl } from '@/lib/env';
import { call, signInAs } from '../support/request';

let concert: number;

beforeAll(async () => {
  const genre = Number(
    (await createRecord('genres', { title: { de: 'Konzert', en: 'Concert' }, slug: 'konzert' })).id,
  );
  concert = Number(
    (
      await createRecord('events', {
        title: { de: 'Chor & Orgel <am Kai>', en: 'Choir' },
        date_start: '2025-06-28T19:30',
        is_online: true,
        genre,
      })
    ).id,
  );
  // More than one page of the interface.
  for (let count = 0; count < 101; count += 1)
    await createRecord('events', {
      title: { de: `Führung ${count}`, en: `Tour ${count}` },
      date_start: `2025-07-01T${String(10 + (count % 8))}:00`,
      is_online: true,
    });
  await createRecord('articles', {
    title: { de: 'Neues & <Altes> ]]> oder ]]></title>', en: 'News' },
    teaser: { de: 'Kurz <b>gesagt</b>.' },
    date: '2025-06-01',
    is_online: true,
  });
  await createRecord('articles', {
    title: { de: 'Später', en: 'Later' },
    date: '2025-06-09',
    is_online: true,
  });
});

async function events(query = '') {
  const answer = await call(`/api/events.ics${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

describe('/api/events.ics', () => {
  it('holds every event in the language that is asked for, with its page', async () => {
    const all = await events('?locale=de');
    expect(all).toHaveLength(102);
    const found = all.find(({ uid }) => uid === `event-${concert}@litfass`);
    expect(found?.summary).toBe('Chor & Orgel <am Kai>');
    expect(found?.startDate.toJSDate().toISOString()).toBe('2025-06-28T17:30:00.000Z');
    expect(String(found?.component.getFirstPropertyValue('url'))).toMatch(
      new RegExp(`^${siteUrl}/de/kalender/.+/${concert}$`),
    );
    expect((await events('?locale=en'))[0]?.summary).toBe('Choir');
  });

  it('is narrowed down by genre, and empty for one that nobody has', async () => {
    expect((await events('?genre=konzert')).map(({ uid }) => uid)).toEqual([`event-${concert}@litfass`]);
    expect(await events('?genre=tanz')).toEqual([]);
    expect((await call('/api/events.ics?genre=%00')).status).toBe(400);
    expect((await call('/api/events.ics?locale=fr')).status).toBe(400);
  });

  it('costs nothing while nothing changes, and shows a change at once', async () => {
    const before = await call('/api/events.ics?locale=en');
    const ifKnown = { 'If-None-Match': before.headers.get('etag') ?? '' };
    expect((await call('/api/events.ics?locale=en', { headers: ifKnown })).status).toBe(304);
    const body = { title: { de: 'Chor', en: 'Choir and organ' } };
    await call(`/api/events/${concert}/`, { method: 'POST', body, as: await signInAs('editor') });
    const after = await call('/api/events.ics?locale=en', { headers: ifKnown });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('Choir and organ');
  });
});

describe('/api/news.xml', () => {
  it('is an Atom feed of the newest articles, the newest first, with absolute addresses', async () => {
    const answer = await call('/api/news.xml?locale=de');
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const { document } = new JSDOM(await answer.text(), { contentType: 'application/atom+xml' }).window;
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    const text = (parent: Element | null, name: string) => parent?.querySelector(name)?.textContent ?? '';
    const entries = [...document.querySelectorAll('entry')];
    /** As readers show what is said to be HTML. */
    const shown = (entry: Element | undefined, name: string) => {
      const element = entry?.querySelector(name);
      expect(element?.getAttribute('type')).toBe('html');
      const html = new JSDOM(element?.textContent ?? '', { contentType: 'text/html' });
      return html.window.document.body.textContent;
    };
    expect(entries.map((entry) => shown(entry, 'title'))).toEqual([
      'Später',
      'Neues & <Altes> ]]> oder ]]></title>',
    ]);
    expect(shown(entries[1], 'summary')).toBe('Kurz <b>gesagt</b>.');
    for (const entry of [document.documentElement, ...entries]) {
      expect(URL.canParse(text(entry, 'id'))).toBe(true);
      expect(text(entry, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(entry.querySelector('link')?.getAttribute('href')).toMatch(/^https?:/);
    }
    expect(document.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
      `${siteUrl}/api/news.xml?locale=de`,
    );
  });
});
