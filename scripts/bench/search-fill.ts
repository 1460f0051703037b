import { sql } from 'drizzle-orm';
import { locales } from '@/lib/contract/locale';
import { database } from '@/lib/backend/database/client';
import { records } from '@/lib/backend/database/schema/records';
import { insertIndexRows } from '@/lib/backend/search-index/index-record';

/** Words of the texts, most frequent first. */
export interface Vocabulary {
  common: string[];
  rare: string[];
  /** Second halves of compounds. */
  parts: string[];
}

const documentsAtOnce = 500;
const wordsPerText = 90;
const first =
  'Stadt Fluss Hafen Licht Klang Garten Brücken Winter Sommer Nacht Wasser Kunst Bilder Tanz Ufer Schiffs Museums Straßen Insel Wind Turm Markt Raum Glas Eisen Papier Stein Wald Himmel Morgen'.split(
    ' ',
  );
const second =
  'eröffnung fest führung konzert halle spiegel lesung gespräch reise werkstatt sammlung fahrt geschichte abend schule projekt garten musik plan wanderung'.split(
    ' ',
  );
const small = 'und der die das ein mit für auf von wir Sie heute über zwischen nicht auch noch'.split(' ');
const ends = ['', 'e', 'en', 'er', 's', 'chen', 'ung', 'ig'];

/** Pseudo-random numbers that are the same in every run. */
function* numbers(): Generator<number, never> {
  let state = 12_345;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const source = numbers();
const random = (): number => source.next().value;
const of = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';

/** Rank of a word in a list by frequency, distributed as in real texts (Zipf and Mandelbrot): the first one is in a quarter of them. */
const place = (length: number): number =>
  Math.floor(offset * ((length + offset) / offset) ** random() - offset);
const offset = 30;

function oneWord(words: readonly string[]): string {
  return random() < 0.35 ? of(small) : (words[place(words.length)] ?? '');
}

/** Fills the empty database with records and their search index, in bulk. Returns the words used. */
export async function fillSearch(count: number): Promise<Vocabulary> {
  const compounds = first.flatMap((one) => second.map((other) => `${one}${other}`));
  const syllables = 'ba lo mi ter ka run se vol ne dri pa stu ge lin fo mar zu hel wa'.split(' ');
  const names = Array.from({ length: 30_000 }, () => {
    const stem = Array.from({ length: 2 + Math.floor(random() * 3) }, () => of(syllables)).join('');
    return `${stem.charAt(0).toUpperCase()}${stem.slice(1)}${of(ends)}`;
  });
  const rare = [...new Set([...compounds, ...names])].toSorted(() => random() - 0.5);
  const common = [...first, ...second];
  const german = [...common, ...rare];
  const words = { de: german, en: german.map((word) => [...word.toLowerCase()].toReversed().join('')) };
  for (let done = 0; done < count; done += documentsAtOnce) {
    const amount = Math.min(documentsAtOnce, count - done);
    const rows = Array.from({ length: amount }, (_, index) => ({
      resource: (done + index) % 4 === 0 ? 'pages' : 'articles',
      data: { date: '2027-01-01' },
    }));
    const made = await database()
      .insert(records)
      .values(rows)
      .returning({ id: records.id, resource: records.resource });
    await insertIndexRows(
      database(),
      made.flatMap(({ id, resource }) =>
        locales.map((locale) => ({
          recordId: id,
          locale,
          resource,
          path: `/${locale}/${id}`,
          title: Array.from({ length: 4 }, () => oneWord(words[locale])).join(' '),
          body: Array.from({ length: wordsPerText }, () => oneWord(words[locale])).join(' '),
        })),
      ),
    );
  }
  await database().execute(sql`vacuum analyze`);
  return { common, rare: rare.slice(0, 2000), parts: second };
}
