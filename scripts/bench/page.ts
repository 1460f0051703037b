// `npm run bench:page [-- --seconds 8 --runs 3 --pages 20000 --unknown 100000 --only load --prepared]`: a production server with the demo on a
// scratch database, compared in one run with Varnish in front of it, bare Node and nginx with the same bytes, and bare Next with the same HTML. Missing
// programs get a row that says so. Figures depend on the machine, so nothing fails on them.
import '../command/command-line.mjs';
import fs from 'node:fs';
import http from 'node:http';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@/scripts/postgres/cluster';
import { runScript } from '../command/child';
import { PlainError } from '../command/plain.mjs';
import { runWithDatabase } from '../command/run-with-database';
import { withScratchDatabase } from '../scratch/database';
import { type ScratchSite, scratchSettings, startScratchSite } from '../scratch/site';
import { findWrk, load } from './page/load';
import {
  hasProgram,
  type Other,
  startBareNext,
  startBareNode,
  startNginx,
  startVarnish,
} from './page/others';
import { findLighthouse, rate, visit } from './page/visit';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '20000' },
    unknown: { type: 'string', default: '100000' },
    only: { type: 'string' },
    prepared: { type: 'boolean' },
  },
});

const parts = ['load', 'visits', 'memory'] as const;
const isAsked = (part: (typeof parts)[number]): boolean => (values.only ?? part) === part;

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

const row = (...cells: (string | number)[]): void =>
  console.log(
    `  ${String(cells[0]).padEnd(34)}${cells
      .slice(1)
      .map((cell) => String(cell).padStart(13))
      .join('')}`,
  );

await runWithDatabase(async ({ url }) => {
  if (!parts.some(isAsked)) throw new PlainError(`--only is one of ${parts.join(', ')}.`);
  await withScratchDatabase(url, async (scratch) => {
    const varnishPort = hasProgram('varnishd') ? await findFreePort() : null;
    const settings = {
      ...(await scratchSettings(scratch)),
      ...(varnishPort === null ? {} : { PURGE_URL: `http://127.0.0.1:${varnishPort}/.purge` }),
    };
    console.log('Adding the demo …');
    if (
      (await runScript('scripts/start/fill.ts', [], {
        ...settings,
        SEED_EDITOR_PASSWORD: 'nur-fuer-die-Messung',
      })) !== 0
    )
      throw new PlainError('The demo could not be added; the reason stands above.');
    const site = await startScratchSite(settings);
    try {
      if (isAsked('load')) await measureLoad(site, varnishPort);
      if (isAsked('visits')) await measureVisits(site);
      if (isAsked('memory')) await measureMemory(site);
    } finally {
      await site.stop();
    }
  });
});

async function measureLoad(site: ScratchSite, varnishPort: number | null): Promise<void> {
  console.log(`\nHome, gzip, ${values.seconds} s each\n`);
  row('', 'req/s at 16', 'p99 ms', 'req/s at 64', 'p99 ms', 'errors');
  const html = await (await fetch(`${site.url}/de`)).text();
  if (!(await findWrk())) {
    row('wrk is not installed, which sends the requests');
    return;
  }
  const others: [name: string, start: () => Promise<Other>][] = [
    ['this site', async () => ({ url: `${site.url}/de`, stop: async () => {} })],
    [
      'through Varnish',
      async () => {
        if (varnishPort === null) throw new PlainError('varnishd is not installed');
        const varnish = await startVarnish(site.settings.PORT ?? '', varnishPort);
        return { ...varnish, url: `${varnish.url}/de` };
      },
    ],
    ['bare Node, the same bytes', () => startBareNode(html)],
    ['bare Next, the same HTML', () => startBareNext(html)],
    [
      'nginx, the same bytes',
      async () => {
        if (!hasProgram('nginx')) throw new PlainError('nginx is not installed');
        return startNginx(html);
      },
    ],
  ];
  for (const [name, start] of others) {
    try {
      const other = await start();
      try {
        await load(other.url, 16, 2);
        const few = await load(other.url, 16, Number(values.seconds));
        const many = await load(other.url, 64, Number(values.seconds));
        row(
          name,
          few.perSecond,
          few.p99.toFixed(2),
          many.perSecond,
          many.p99.toFixed(2),
          few.errors + many.errors,
        );
      } finally {
        await other.stop();
      }
    } catch (error) {
      row(name, error instanceof PlainError ? error.message : String(error));
    }
  }
}

async function measureVisits(site: ScratchSite): Promise<void> {
  const first = async (call: string) => {
    const body = (await (await fetch(`${site.url}${call}&locale=de`)).json()) as {
      results: { url: string }[];
    };
    return body.results[0]?.url ?? '';
  };
  const screens = {
    home: '/de',
    calendar: '/de/kalender',
    event: await first('/api/events/?page_size=1'),
    artworks: '/de/kunstwerke-und-karte',
    article: await first('/api/articles/?page_size=1'),
    'content page': '/de/ueber-uns',
  };
  const lighthouse = findLighthouse();
  console.log(`\nA first visit on a phone; Lighthouse 12, medians of ${values.runs}\n`);
  row('', 'requests', 'kB', 'later kB', 'performance', 'the others', 'LCP ms', 'TBT ms', 'CLS');
  if (lighthouse === null) row('Lighthouse is not installed (LIGHTHOUSE=…/lighthouse/cli/index.js)');
  for (const [name, path] of Object.entries(screens)) {
    const seen = await visit(`${site.url}${path}`);
    const scores =
      lighthouse === null ? null : await rate(lighthouse, `${site.url}${path}`, Number(values.runs));
    row(
      name,
      seen.requests,
      seen.kilobytes,
      seen.laterKilobytes,
      ...(scores === null
        ? []
        : [
            scores.performance,
            scores.others,
            Math.round(scores.lcp),
            Math.round(scores.tbt),
            scores.cls.toFixed(3),
          ]),
    );
    for (const fault of scores?.faults ?? []) row(`    ${fault}`);
  }
}

async function measureMemory(site: ScratchSite): Promise<void> {
  console.log('\nMemory of the web server\n');
  await pause(5000);
  row('now', `${memoryOf(site.pid)} MB`);
  const listed = [
    ...(await (await fetch(`${site.url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]*)<\/loc>/g),
  ].map(([, address]) => new URL(address ?? '').pathname);
  // Answers at different addresses, each kept separately: the demo's pages, then its public data in ever different slices.
  const pages = Number(values.pages);
  await askAll(
    site.url,
    pages,
    (index) =>
      listed[index] ??
      `/api/events/?page_size=${(index % 100) + 1}&page=${Math.floor(index / 100) + 1}&locale=${index % 2 ? 'de' : 'en'}`,
  );
  await pause(5000);
  row(`after ${pages} different pages`, `${memoryOf(site.pid)} MB`);
  const unknown = Number(values.unknown);
  await askAll(site.url, unknown, (index) => `/de/erfunden-${index}`);
  await pause(5000);
  row(`after ${unknown} made-up addresses`, `${memoryOf(site.pid)} MB`);
}

/** Requests addresses over eight connections, whatever the answers are. */
async function askAll(site: string, count: number, addressOf: (index: number) => string): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) {
      await new Promise<void>((resolve, reject) => {
        http
          .get(`${site}${addressOf(index)}`, { agent }, (answer) => answer.resume().once('end', resolve))
          .once('error', reject);
      });
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

/** Resident memory in megabytes, if the system tells. */
function memoryOf(pid: number): number {
  try {
    return Math.round(
      Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    );
  } catch {
    return 0;
  }
}
