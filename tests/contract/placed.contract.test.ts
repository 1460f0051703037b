import { expect, it } from 'vitest';
import { searchAnswerSchema } from '@/lib/contract/search';
import { editor } from '@/tests/support/editors';
import { addHeadline, addSection, buildPage, publish, send } from '@/tests/support/page-editor';
import { call } from '@/tests/support/request';

/** A stand-alone section with a headline in German; nothing of it is published. */
async function buildStanding(slug: string, content: string) {
  const body = { parent: null, content_type: 'section', object_id: null, slug };
  const section = (await send('POST', 'container', { as: editor, body })).body;
  const headline = await addHeadline(editor, section.id, content);
  return { id: Number(section.object_id), container: section.id, headline: headline.id };
}

/** A page with a block that shows a stand-alone section, published in both languages. */
async function buildShowing(section: number, fields: Record<string, unknown> = {}) {
  const page = await buildPage();
  const parent = (await addSection(editor, page.id)).id;
  await place(parent, section, fields);
  await publish(page.id, ['de', 'en']);
  return page;
}

async function place(parent: number, section: number, fields: Record<string, unknown> = {}) {
  const body = { parent, section: `section:${section}`, ...fields };
  expect((await send('POST', 'sectionreference', { as: editor, body })).status).toBe(201);
}

async function publishStanding(section: number, locales: string[]) {
  const body = { content_type: 'section', object_id: section, locales };
  expect((await send('POST', 'publish', { as: editor, body })).status).toBe(200);
}

/** Ids of the pages that are found. */
async function find(word: string, locale: 'de' | 'en' = 'de'): Promise<number[]> {
  const answer = await call(`/api/search/?locale=${locale}&query=${word}`);
  return searchAnswerSchema.parse(await answer.json()).pages.results.map(({ id }) => id);
}

it('a page is found by what a stand-alone section on it says, as soon as visitors see it and as long as they do', async () => {
  const section = await buildStanding('gezeiten', 'Springtidenhub');
  const page = await buildShowing(section.id);
  expect(await find('Springtidenhub')).toEqual([]);
  await publishStanding(section.id, ['de']);
  expect(await find('Springtidenhub')).toEqual([page.id]);
  expect(await find('Springtidenhub', 'en')).toEqual([]);
  const change = { content: 'Nipptidenhub' };
  await send('PATCH', `headline/${section.headline}`, { as: editor, body: change });
  expect(await find('Nipptidenhub')).toEqual([]);
  await publishStanding(section.id, ['de']);
  expect([await find('Nipptidenhub'), await find('Springtidenhub')]).toEqual([[page.id], []]);
  await send('DELETE', `headline/${section.headline}`, { as: editor });
  await publishStanding(section.id, ['de']);
  expect(await find('Nipptidenhub')).toEqual([]);
});

it('a page is not found by a stand-alone section that is hidden on it, and found by one within another', async () => {
  const inner = await buildStanding('innen', 'Kalfaterwerg');
  const outer = await buildStanding('aussen', 'Aussenhaut');
  await place(outer.container, inner.id);
  // Two that show each other end, too.
  await place(inner.container, outer.id);
  await publishStanding(outer.id, ['de', 'en']);
  const page = await buildShowing(outer.id);
  await buildShowing(inner.id, { locales: ['en'] });
  await publishStanding(inner.id, ['de', 'en']);
  expect(await find('Kalfaterwerg')).toEqual([page.id]);
});
