import '@/tests/support/database';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../database/client';
import { lockDocument } from '../documents/document';
import { publishDocument } from '../documents/versions';
import { readOnDate } from '../public/on-a-date';
import { createRecord, updateRecord } from '../records/write';
import { suggest } from './autocomplete';
import { markedHtml, search, searchBoth } from './search';

let articleId = 0;

beforeAll(async () => {
  const article = await createRecord('articles', {
    title: { de: 'Große Ausstellungseröffnung am Fluss', en: 'Grand opening by the river' },
    teaser: { de: 'Häuser & <Brücken> entlang der Straße', en: 'Houses and bridges along the street' },
    date: '2025-06-28',
    is_online: true,
  });
  articleId = Number(article.id);
  await createRecord('articles', { title: { de: 'Geheime Eröffnung' }, date: '2025-06-28' });
  const title = { de: 'Barrierefreiheit', en: 'Accessibility' };
  const page = await createRecord('pages', { title, is_online: true });
  await transaction(async (tx) =>
    publishDocument(tx, await lockDocument(tx, Number(page.id)), ['de', 'en'], 'somebody'),
  );
});

async function find(query: string, locale: 'de' | 'en' = 'de'): Promise<number[]> {
  return (await search(locale, 'others', query)).results.map((hit) => hit.id);
}

describe('the search', () => {
  it.each([
    ['a stem', 'Haus'],
    ['a compound', 'eröffnung'],
    ['a compound without umlauts', 'eroffnung'],
    ['a transliteration', 'eroeffnung'],
    ['a sharp s', 'strasse'],
    ['a beginning', 'Ausstell'],
    ['a typo', 'Austellungseröfnung'],
    ['typos in several words', 'Brückne Austellungseröfnung'],
    ['several words with a stop word', 'Häuser und Fluss'],
  ])('finds by %s', async (_, query) => {
    expect(await find(query)).toEqual([articleId]);
  });

  it('takes a short word as it is, and as the end of compounds', async () => {
    const { id } = await createRecord('articles', {
      title: { de: 'Zuschauer in der Neckaraue' },
      date: '2025-06-28',
      is_online: true,
    });
    // Neither the exhibition, which begins with "Au", nor a word that holds it by chance.
    expect(await find('Aue')).toEqual([id]);
    await updateRecord('articles', Number(id), { title: { de: 'Zuschauer' } });
    expect(await find('Aue')).toEqual([]);
  });

  it('finds compounds, and no word that holds the term by chance', async () => {
    const create = async (title: string) => {
      const { id } = await createRecord('articles', {
        title: { de: title },
        date: '2025-06-28',
        is_online: true,
      });
      return Number(id);
    };
    const compounds = [await create('Wickeltisch am See'), await create('Seetisch'), await create('Antisch')];
    await create('Statisch und optisch');
    expect((await find('tisch')).toSorted()).toEqual(compounds.toSorted());
  });

  it('finds a word that may be divided, also by a copy of it', async () => {
    const { id } = await createRecord('articles', {
      title: { de: 'Zweihundert\u00adzwölf Krebse' },
      teaser: { de: 'Im Fluss\u00adbett gezählt' },
      date: '2025-06-28',
      is_online: true,
    });
    expect(await find('Zweihundertzwölf')).toEqual([id]);
    expect(await find('Zweihundert\u00adzwölf')).toEqual([id]);
    expect(await find('Flussbett')).toEqual([id]);
  });

  it('finds in the asked language', async () => {
    expect(await find('bridge', 'en')).toEqual([articleId]);
    expect(await find('bridge', 'de')).toEqual([]);
  });

  it('finds nothing that is offline, nothing for an empty query, and nothing for unknown words', async () => {
    expect(await find('Geheime')).toEqual([]);
    expect(await find('')).toEqual([]);
    expect(await find('xyzzyplugh')).toEqual([]);
  });

  it('marks what it found in escaped text', async () => {
    const [hit] = (await search('de', 'others', 'brücke')).results;
    expect(hit).toMatchObject({ content_type: 'article', date: '2025-06-28' });
    expect(hit?.excerpt).toContain('Häuser &amp; ‹<mark>Brücken</mark>›');
  });

  it('marks what it found in titles too, which are escaped as well', async () => {
    await createRecord('articles', {
      title: { de: 'Kräne & <Hafenbecken> bei Nacht' },
      teaser: { de: 'Ein Abend ohne das Wort.' },
      date: '2025-06-28',
      is_online: true,
    });
    const marked = async (query: string) =>
      (await search('de', 'others', query)).results.map(({ marked_title }) => marked_title);
    expect(await marked('kran')).toEqual(['<mark>Kräne</mark> &amp; &lt;Hafenbecken&gt; bei Nacht']);
    expect(await marked('abend')).toEqual(['Kräne &amp; &lt;Hafenbecken&gt; bei Nacht']);
  });

  it('ranks titles first, however often a text contains the word', async () => {
    const fog = await createRecord('articles', {
      title: { de: 'Nebelhorn' },
      teaser: { de: 'Am Kai.' },
      date: '2025-06-28',
      is_online: true,
    });
    const other = await createRecord('articles', {
      title: { de: 'Am Abend' },
      teaser: { de: 'Nebelhorn und Nebelhorn: das Nebelhorn. Nebelhorn!' },
      date: '2025-06-28',
      is_online: true,
    });
    expect(await find('Nebelhorn')).toEqual([Number(fog.id), Number(other.id)]);
    expect(await find('nebel')).toEqual([Number(fog.id), Number(other.id)]);
  });

  it('begins an excerpt with its sentence', async () => {
    await createRecord('articles', {
      title: { de: 'Chronik' },
      teaser: {
        de: `${'Vor langer Zeit war hier nichts als Schilf. '.repeat(7)}Erst im Jahr danach und nur mit viel Mühe baute jemand die Windmühle am Ufer. Danach kam noch mehr.`,
      },
      date: '2025-06-28',
      is_online: true,
    });
    const [hit] = (await search('de', 'others', 'Windmühle')).results;
    expect(hit?.excerpt).toMatch(/^(?:Vor langer Zeit war|Erst im Jahr danach)/);
    expect(hit?.excerpt).toContain('<mark>Windmühle</mark>');
  });

  it('finds by facts, and quotes sentences only', async () => {
    const { id } = await createRecord('productions', {
      name: { de: 'Lotsenhaus' },
      work_identifier: 'K20',
      description_short: { de: 'Ein Haus aus Glocken.' },
      description_long: { de: '<p>Wer läutet, hört das Haus antworten.</p>' },
      opening_hours: [
        { day_from: 'tu', day_to: 'su', opens: '00:00', closes: '24:00', note: { de: 'durchgehend' } },
      ],
      is_online: true,
    });
    for (const query of ['K20', 'durchgehend', 'Glocken']) {
      const [hit] = (await search('de', 'others', query)).results;
      expect(hit?.id, query).toBe(Number(id));
      expect(hit?.excerpt.replaceAll(/<\/?mark>/g, ''), query).toBe(
        'Ein Haus aus Glocken. Wer läutet, hört das Haus antworten.',
      );
    }
  });

  it('finds a change with the next search', async () => {
    await updateRecord('articles', articleId, { subline: { de: 'Kormoran' } });
    expect(await find('kormoran')).toEqual([articleId]);
    await updateRecord('articles', articleId, { subline: { de: '' } });
    expect(await find('kormoran')).toEqual([]);
  });

  it('says of a date whether it takes place', async () => {
    for (const status of ['scheduled', 'sold_out', 'postponed', 'cancelled'])
      await createRecord('events', {
        title: { de: `Kahnpartie ${status}` },
        date_start: '2025-07-30T19:00',
        is_online: true,
        status,
      });
    const { results } = await search('de', 'others', 'Kahnpartie');
    expect(results.map(({ title, status }) => `${title} ${status ?? ''}`).toSorted()).toEqual([
      'Kahnpartie cancelled cancelled',
      'Kahnpartie postponed postponed',
      'Kahnpartie scheduled scheduled',
      'Kahnpartie sold_out sold_out',
    ]);
  });

  it('ranks what is over on the site’s clock last, also before something that is found in its text alone', async () => {
    const add = async (resource: 'articles' | 'events', title: string, values: object) =>
      createRecord(resource, { title: { de: title }, is_online: true, ...values });
    await add('events', 'Teidefahrt, Anfang', { date_start: '2025-07-11T23:00' });
    await add('events', 'Teidefahrt, Mitte', { date_start: '2025-07-12T10:00' });
    await add('events', 'Teidefahrt, Mittag', {
      date_start: '2025-07-12T10:00',
      date_end: '2025-07-12T14:00',
    });
    await add('articles', 'Ausblick', { teaser: { de: 'Die Teidefahrt war schön.' }, date: '2025-07-01' });
    const titles = async () => (await search('de', 'others', 'Teidefahrt')).results.map(({ title }) => title);
    // All of it was long ago.
    expect((await titles())[0]).toBe('Ausblick');
    const found = await readOnDate('2025-07-12T14:00', titles);
    expect(found.slice(0, 2)).toEqual(['Teidefahrt, Mitte', 'Ausblick']);
    expect(found.slice(2).toSorted()).toEqual(['Teidefahrt, Anfang', 'Teidefahrt, Mittag']);
    const { results } = await search('de', 'others', 'Teidefahrt Mittag');
    expect(results[0]?.date_end).toBe('2025-07-12T14:00:00+02:00');
  });

  it('splits pages from the others', async () => {
    const both = await searchBoth('de', 'barrierefrei');
    expect(both.pages.results.map((hit) => hit.url)).toEqual(['/de/barrierefreiheit']);
    expect(both.others.count).toBe(0);
  });

  it('says how many of each kind there are, also of those on other pages', async () => {
    for (const index of [1, 2, 3]) {
      const title = { de: `Kiesbank ${index}` };
      await createRecord('articles', { title, date: '2025-06-28', is_online: true });
    }
    await createRecord('productions', { name: { de: 'Kiesbank' }, is_online: true });
    const found = await search('de', 'others', 'Kiesbank', { page: 1, page_size: 2 });
    expect(found.results).toHaveLength(2);
    expect(found).toMatchObject({ count: 4, type_counts: { article: 3, production: 1 } });
    // Behind the last page there are as many, and none is shown.
    const behind = await search('de', 'others', 'Kiesbank', { page: 9, page_size: 2 });
    expect(behind).toEqual({ ...found, results: [] });
    expect(await search('de', 'others', 'qqxqq')).toEqual({ count: 0, type_counts: {}, results: [] });
  });

  it('takes any query', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (query) => {
        await search('de', 'others', query);
        await suggest('en', query);
      }),
      { numRuns: 60, examples: [['Fluss\0']] },
    );
  });
});

describe('suggestions', () => {
  it('are titles that contain what was typed, or are spelt similarly', async () => {
    expect(await suggest('de', 'barr')).toEqual(['Barrierefreiheit']);
    expect(await suggest('de', 'eroff')).toEqual(['Große Ausstellungseröffnung am Fluss']);
    expect(await suggest('de', 'Bariererfreiheit')).toEqual(['Barrierefreiheit']);
  });
});

describe('markedHtml', () => {
  it('leaves no tag but the mark', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(markedHtml(text).replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });
});
