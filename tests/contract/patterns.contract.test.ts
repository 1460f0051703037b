import { describe, expect, it } from 'vitest';
import { database } from '@/lib/backend/database/client';
import { patterns } from '@/lib/backend/database/schema/documents';
import type { List } from '@/lib/contract/list';
import { patternBounds, patternSchema, wholePatternSchema, type Pattern } from '@/lib/contract/pattern';
import type { Clip, SeveralAnswer } from '@/lib/contract/several';
import { editor, other } from '@/tests/support/editors';
import {
  addHeadline,
  addSection,
  buildPage,
  keyOf,
  readDraft,
  send,
  type Refusal,
} from '@/tests/support/page-editor';
import { missingId } from '@/tests/support/samples';

type Headers = Record<string, string>;

const words = (de: string): Clip['modules'][number] => ({
  model: 'headline',
  anchor: '',
  locales: null,
  fields: { de: { content: de }, en: { content: `${de} (en)` } },
});
const section: Clip['modules'][number] = {
  ...{ model: 'container', anchor: '', locales: null, fields: {}, layout: 3 },
  columns: [
    [words('Links')],
    [{ ...words(''), model: 'faq', children: [{ ...words('Wann?'), model: 'faqitem' }] }],
  ],
};

const save = (body: object, as: Headers | null = editor) =>
  send<Pattern & Refusal>('POST', 'patterns', { body, ...(as ? { as } : {}) });
const list = async (query = '') => (await send<List<Pattern>>('GET', `patterns${query}`, { as: other })).body;

describe('a pattern', () => {
  it('is kept with both languages, listed by title with its kinds, and read whole', async () => {
    const made = await save({ title: '  Zwei Spalten ', modules: [section] });
    expect(made.status).toBe(201);
    expect(patternSchema.parse(made.body)).toEqual(made.body);
    expect(made.body).toMatchObject({
      title: 'Zwei Spalten',
      user: 'editor@litfass.example',
      kinds: ['headline', 'faq', 'faqitem'],
      excerpt: 'Links · Wann?',
    });
    await save({ title: 'anfang', modules: [words('A')] }, other);
    const all = await list();
    expect(all.results.map(({ title }) => title)).toEqual(['anfang', 'Zwei Spalten']);
    expect(all.results[1]).toEqual(made.body);
    expect(await list('?page=2&page_size=1')).toMatchObject({
      count: 2,
      results: [{ title: 'Zwei Spalten' }],
    });

    const whole = await send('GET', `patterns/${made.body.id}`, { as: other });
    expect(wholePatternSchema.parse(whole.body)).toEqual(whole.body);
    expect(whole.body).toEqual({ ...made.body, modules: [section] });
  });

  it('is what a clipboard holds, can be put on a page, and stays there when it is deleted', async () => {
    const page = await buildPage();
    const from = await addSection(editor, page.id);
    await addHeadline(editor, from.id, 'Gemerkt');
    const clip = (await send<Clip>('GET', `clip?ids=${from.id}`, { as: editor })).body;
    const { body } = await save({ ...clip, title: 'Gemerktes' });
    const { modules } = (await send<Clip>('GET', `patterns/${body.id}`, { as: other })).body;
    const target = await buildPage();
    const place = { parent: null, column: 0, order: 0, ...keyOf(target.id) };
    const put = await send<SeveralAnswer>('POST', 'paste', { as: other, body: { modules, ...place } });
    expect([put.status, put.body.ids.length]).toEqual([201, 1]);
    // Any editor may delete it.
    expect((await send('DELETE', `patterns/${body.id}`, { as: other })).status).toBe(204);
    expect((await send('GET', `patterns/${body.id}`, { as: editor })).status).toBe(404);
    expect((await send('DELETE', `patterns/${body.id}`, { as: editor })).status).toBe(404);
    expect(JSON.stringify(await readDraft(editor, target.slug))).toContain('Gemerkt');
  });

  it('has a name that no other one has, whatever its capitals', async () => {
    expect((await save({ title: 'Öffnungszeiten', modules: [words('A')] })).status).toBe(201);
    const again = await save({ title: ' öffnungszeiten', modules: [words('B')] }, other);
    expect(again.status).toBe(400);
    expect(again.body.fields).toEqual({ title: 'Ein Muster mit diesem Namen gibt es schon.' });
  });

  it('has its name alone, too, where several are saved or renamed at the same moment', async () => {
    const named = (title: string) => save({ title, modules: [words('A')] }, other);
    const others = await Promise.all(['Eins', 'Zwei', 'Drei'].map(named));
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) =>
        save({ title: index % 2 === 0 ? 'Gleichzeitig' : 'GLEICHZEITIG', modules: [words('B')] }),
      ),
      ...others.map(({ body }) =>
        send<Pattern & Refusal>('PATCH', `patterns/${body.id}`, {
          body: { title: 'gleichzeitig' },
          as: other,
        }),
      ),
    ]);
    const titles = (await list('?page_size=200')).results.map(({ title }) => title.toLowerCase());
    expect(titles.filter((title) => title === 'gleichzeitig')).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201 && status !== 200);
    expect(refused).toHaveLength(answers.length - 1);
    for (const { status, body } of refused)
      expect([status, body.fields]).toEqual([400, { title: 'Ein Muster mit diesem Namen gibt es schon.' }]);
    await Promise.all(
      [...others, ...answers].map(({ body }) => send('DELETE', `patterns/${body.id}`, { as: other })),
    );
  });

  it('is given another name by any editor, which no other one has, and keeps what is in it', async () => {
    const { body } = await save({ title: 'Anfahrt', modules: [section] });
    const rename = (title: unknown, { id = body.id, as = other }: { id?: number; as?: Headers } = {}) =>
      send<Pattern & Refusal>('PATCH', `patterns/${id}`, { body: { title }, as });
    const renamed = await rename('  Wegbeschreibung ');
    expect(renamed.status).toBe(200);
    expect(renamed.body).toEqual({ ...body, title: 'Wegbeschreibung' });
    expect(patternSchema.parse(renamed.body)).toEqual(renamed.body);
    expect((await send('GET', `patterns/${body.id}`, { as: editor })).body).toEqual({
      ...renamed.body,
      modules: [section],
    });
    // Its own name with other capitals is not that of another one.
    expect((await rename('WEGBESCHREIBUNG')).body.title).toBe('WEGBESCHREIBUNG');

    await save({ title: 'Kontakt', modules: [words('A')] });
    const taken = await rename('kontakt');
    expect([taken.status, taken.body.fields]).toEqual([
      400,
      { title: 'Ein Muster mit diesem Namen gibt es schon.' },
    ]);
    for (const title of ['  ', undefined, 'x'.repeat(patternBounds.title + 1)]) {
      const wrong = await rename(title);
      expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['title']]);
    }
    expect((await send('PATCH', `patterns/${body.id}`, { body: { title: 'X' } })).status).toBe(401);
    const { 'X-CSRFToken': _, ...withoutToken } = editor;
    expect((await rename('X', { as: withoutToken })).status).toBe(403);
    expect((await rename('X', { id: missingId })).status).toBe(404);
    expect((await list()).results.map(({ title }) => title)).toContain('WEGBESCHREIBUNG');
  });

  it('is refused to strangers, without a name or content, and where there are too many', async () => {
    const body = { title: 'Muster', modules: [words('A')] };
    expect((await save(body, null)).status).toBe(401);
    const { 'X-CSRFToken': _, ...withoutToken } = editor;
    expect((await save(body, withoutToken)).status).toBe(403);
    expect((await send('GET', 'patterns')).status).toBe(401);
    expect((await send('GET', 'patterns/1')).status).toBe(401);
    expect((await send('DELETE', 'patterns/1')).status).toBe(401);
    expect((await send('GET', `patterns/${missingId}`, { as: editor })).status).toBe(404);
    for (const [name, fault] of Object.entries({
      title: { ...body, title: '   ' },
      modules: { ...body, modules: [] },
    })) {
      const answer = await save(fault);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [name]]);
    }
    expect((await save({ ...body, title: 'x'.repeat(patternBounds.title + 1) })).status).toBe(400);
    expect((await save({ ...body, modules: [{ model: 'carousel' }] })).status).toBe(400);

    const there = (await list()).count;
    const row = { title: 'Noch eines', modules: [words('A')], userId: 'weg' };
    await database()
      .insert(patterns)
      .values(Array.from({ length: patternBounds.all - there }, () => row));
    const refused = await save(body);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      ...[400, 'invalid'],
      'Es gibt schon 200 Muster. Bitte löschen Sie erst eines.',
    ]);
    expect(await list('?page_size=200')).toMatchObject({ count: patternBounds.all, next: null });
    // Its author's account is gone.
    expect((await list()).results.find(({ title }) => title === 'Noch eines')).toMatchObject({ user: '' });
  });
});
