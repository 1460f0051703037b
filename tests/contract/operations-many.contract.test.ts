import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ProposeAnswer } from '@/lib/contract/operation';

vi.hoisted(() => {
  // Twenty people write more in a minute than one may.
  process.env['RATE_LIMIT_WRITE'] = '1000000';
});

const { moduleDefinitions } = await import('@/components/modules/definitions');
const { followRooms } = await import('@/lib/backend/documents/live-rooms');
const { DocumentSync } = await import('@/lib/client/document-sync');
const { keepTheirs, discard } = await import('@/lib/pagebuilder/copy/decide');
const { serialize } = await import('@/lib/pagebuilder/serialize');
const { pool } = await import('@/lib/backend/database/client');
const { appAddress } = await import('../support/app-server');
const { readEvents } = await import('../support/events');
const { readTree } = await import('../support/operations');
const { buildHeadline, send } = await import('../support/page-editor');
const { signInAs } = await import('../support/request');
const { chanceOf } = await import('../support/tree-simulation/clock');
const { chooseAction } = await import('../support/tree-simulation/actions');
const { listLess, wordsOf, wordsOfNode } = await import('../support/tree-simulation/words');

type Sync = InstanceType<typeof DocumentSync>;
type Headers = Record<string, string>;

// Twenty browserless editors on one document, with the browser's own code and the real server, each with a step a second. A minute of it:
// npm run simulate:server
const seconds = Number(process.env['MANY_SECONDS'] ?? 6);
/** Milliseconds between two steps of a person who is quick. */
const stepEvery = 1000;
const editors = 20;
/** An account has a bounded number of streams. */
const windowsOfAccount = 5;

const accounts: Headers[] = [];
const ends: AbortController[] = [];
/** The browser's code would get over them; the server has no reason to cause any. */
const failures: string[] = [];

/**
 * Twenty browsers and the server share one thread here: on a machine that does much else a write can wait for its turn longer than it has
 * patience, and is told so.
 */
const isBusy = (failure: string): boolean => failure === 'Error: POST operations: 503 unavailable';

beforeAll(async () => {
  followRooms();
  for (let number = 0; number < editors / windowsOfAccount; number += 1)
    accounts.push(await signInAs('editor', `viele-${number}@litfass.example`));
});

afterAll(() => {
  for (const end of ends) end.abort();
});

/** Words that somebody has put into the document, and those that somebody has taken away while they saw them. */
const written = new Set<string>();
const takenAway = new Set<string>();

/** Does something to a copy, and notes the words that come and go by it. */
function note(sync: Sync, work: () => void): void {
  const before = wordsOf(sync.copy.shown);
  work();
  const after = wordsOf(sync.copy.shown);
  for (const word of listLess(after, before)) written.add(word);
  for (const word of listLess(before, after)) takenAway.add(word);
}

/** Settles what waits for an answer of a person, one thing at a time. Returns whether there was any. */
function settle(sync: Sync): boolean {
  const { conflicts, orphans } = sync.copy;
  const [conflict] = conflicts;
  const [orphan] = orphans;
  if (conflict) note(sync, () => sync.change(keepTheirs(sync.copy, conflict)));
  else if (orphan) {
    for (const word of wordsOfNode(orphan.node)) takenAway.add(word);
    sync.change(discard(sync.copy, orphan));
  } else return false;
  return true;
}

async function open(
  page: number,
  number: number,
  as: Headers,
): Promise<{ sync: Sync; act: () => void; acknowledged: ReadonlySet<string> }> {
  const path = `document/page/${page}`;
  let keys = 0;
  let words = 0;
  const acknowledged = new Set<string>();
  const chance = chanceOf(number + 1);
  const call = async <Answer>(method: 'GET' | 'POST', part: string, body?: unknown): Promise<Answer> => {
    const options = body === undefined ? { as } : { as, body };
    const answer = await send<Answer & { code?: string }>(method, `${path}/${part}`, options);
    if (answer.status !== 200) throw new Error(`${method} ${part}: ${answer.status} ${answer.body.code}`);
    return answer.body;
  };
  const sync: Sync = new DocumentSync({
    definitions: moduleDefinitions,
    newKey: () => `viele-${number}-${(keys += 1)}`,
    loadTree: () => call('GET', 'tree'),
    loadNewer: (since) => call('GET', `operations?since=${since}`),
    async propose(body) {
      const answer = await call<ProposeAnswer>('POST', 'operations', body);
      const refused = new Set(answer.refused.map(({ key }) => key));
      for (const { key } of body.operations) if (!refused.has(key)) acknowledged.add(key);
      return answer;
    },
    isReady: () => true,
    keep: () => undefined,
    onReceived: () => undefined,
    onError: (error) => {
      failures.push(String(error));
      return 100;
    },
    pause: () => 300,
  });
  await sync.open(null);
  const end = new AbortController();
  ends.push(end);
  const stream = `${await appAddress()}/de/pageeditor-api/${path}/events?window=viele-fenster-${number}&since=${sync.copy.revision}`;
  void readEvents(stream, {
    headers: as,
    signal: end.signal,
    onEvent: (event, data) => event === 'operations' && sync.hear(data as Parameters<Sync['hear']>[0]),
  }).catch(() => undefined);
  const act = (): void => {
    if (settle(sync)) return;
    note(sync, () => {
      if (chance() < 0.1) {
        sync.undo();
        return;
      }
      const newWord = () => `e${number}w${(words += 1)}`;
      const action = chooseAction(sync.copy.shown, { chance, newWord, takeNodeId: () => sync.takeNodeId() });
      if (action) sync.perform(action);
    });
  };
  return { sync, act, acknowledged };
}

it(
  'twenty editors on one document all have the server’s tree in the end, and what was acknowledged is in the log',
  { timeout: seconds * 5000 + 120_000 },
  async () => {
    const { page } = await buildHeadline();
    const all: Awaited<ReturnType<typeof open>>[] = [];
    for (let number = 0; number < editors; number += 1)
      all.push(await open(page.id, number, accounts[number % accounts.length] ?? {}));
    const heard = () => all.map(({ sync }) => sync.copy.revision);
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      const before = heard();
      for (const { act } of all) act();
      await setTimeout(stepEvery);
      // Everybody goes on as soon as they have heard of somebody's step, while others are still on their way.
      await expect
        .poll(() => heard().every((revision, index) => revision > (before[index] ?? 0)), { timeout: 30_000 })
        .toBe(true);
    }
    const isQuiet = ({ sync }: (typeof all)[number]): boolean => {
      settle(sync);
      const { pending, conflicts, orphans } = sync.copy;
      // What breaks a rule, such as an empty text, stays with who has written it.
      return pending.every(({ faults }) => faults !== undefined) && conflicts.length + orphans.length === 0;
    };
    await expect.poll(() => all.every(isQuiet), { timeout: 60_000 }).toBe(true);
    const { tree, revision } = await readTree(page.id);
    await expect
      .poll(() => all.every(({ sync }) => sync.copy.revision === revision), { timeout: 30_000 })
      .toBe(true);
    for (const { sync } of all) expect(serialize(sync.copy.acknowledged)).toBe(serialize(tree));
    // No word went unseen: each stands in the tree, or with who could not send it, or was taken away by somebody who saw it.
    const standing = new Set(
      [tree, ...all.map(({ sync }) => sync.copy.shown)].flatMap((each) => [...wordsOf(each).keys()]),
    );
    expect(written.size).toBeGreaterThan(editors);
    expect([...written].filter((word) => !standing.has(word) && !takenAway.has(word))).toEqual([]);
    const { rows } = await pool().query<{ key: string }>(
      'select key from edit_log where document_id = $1 and key is not null',
      [page.id],
    );
    const logged = rows.map(({ key }) => key);
    expect(logged.length).toBeGreaterThan(editors);
    expect(new Set(logged).size).toBe(logged.length);
    const acknowledged = all.flatMap((editor) => [...editor.acknowledged]);
    expect(acknowledged.filter((key) => !logged.includes(key))).toEqual([]);
    expect(failures.filter((failure) => !isBusy(failure))).toEqual([]);
    // Writes that wait for each other in a circle are answered with 503 as well.
    const { rows: circles } = await pool().query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(circles).toEqual([{ deadlocks: '0' }]);
    for (const { sync } of all) sync.stop();
  },
);
