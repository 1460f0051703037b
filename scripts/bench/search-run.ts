// One size of `npm run bench:search`, in the scratch database that DATABASE_URL names.
import process from 'node:process';
import { closeDatabase, pool } from '@/lib/backend/database/client';
import { suggest } from '@/lib/backend/search/autocomplete';
import { search } from '@/lib/backend/search/search';
import { describeFigure, percentile } from './figures';
import { fillSearch, type Vocabulary } from './search-fill';
import { describePlans } from './search-plans';

const rounds = 400;
const count = Number(process.argv[2] ?? 10_000);
const target = count <= 10_000 ? 10 : 40;

console.log(`\n${count.toLocaleString('en')} documents in two languages …`);
const vocabulary = await fillSearch(count);

/** What people type: words, prefixes, parts of compounds, typos, several words, and words in hardly any or nearly all texts. */
const kinds: Record<string, (round: number, words: Vocabulary) => string> = {
  'a rare word': (round, { rare }) => pick(rare, round),
  'a common word': (round, { common }) => pick(common, round),
  'two words': (round, { common, rare }) => `${pick(common, round)} ${pick(rare, round)}`,
  'the beginning of a word': (round, { rare }) => pick(rare, round).slice(0, 4),
  'a part of a compound': (round, { parts }) => pick(parts, round),
  'a typo': (round, { rare }) => misspell(pick(rare, round)),
  'nothing that is there': (round) => `xq${round}zvw`,
};

const all: number[] = [];
for (const [name, query] of Object.entries(kinds)) {
  const times = await measure((round) => search('de', 'others', query(round, vocabulary)));
  all.push(...times);
  console.log(
    `  ${name.padEnd(44)} p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
  );
}
const suggestions = await measure((round) => suggest('de', pick(vocabulary.rare, round).slice(0, 5)));
console.log(`  all kinds of searches: p50 ${percentile(all, 0.5).toFixed(1)} ms`);
console.log(describeFigure({ name: 'Search, p95', measured: percentile(all, 0.95), target, unit: 'ms' }));
console.log(
  describeFigure({ name: 'Autocomplete, p95', measured: percentile(suggestions, 0.95), target, unit: 'ms' }),
);
console.log('  Plans:');
for (const line of await describePlans(pool(), () => search('de', 'others', pick(vocabulary.rare, 1))))
  console.log(`    ${line}`);
await closeDatabase();

function pick(words: readonly string[], round: number): string {
  return words[round % words.length] ?? '';
}

function misspell(word: string): string {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle)}${word.slice(middle + 1)}`;
}

/** Milliseconds of each round, without the first ones, which open connections. */
async function measure(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 20; round += 1) {
    const start = performance.now();
    await work(round);
    if (round >= 20) times.push(performance.now() - start);
  }
  return times;
}
