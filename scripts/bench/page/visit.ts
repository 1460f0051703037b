import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { drawingLaunch, countTraffic, phone } from '@/tests/support/browser';
import { percentile } from '../figures';

const run = promisify(execFile);

export interface Visit {
  requests: number;
  kilobytes: number;
  /** Kilobytes once the framework has been loaded, too, which nobody waits for. */
  laterKilobytes: number;
}

/** What a fresh browser on a phone requests until the page is loaded and the network quiet, and what it loads by itself afterwards. */
export async function visit(url: string): Promise<Visit> {
  const browser = await chromium.launch(drawingLaunch());
  try {
    const page = await (await browser.newContext(phone)).newPage();
    const traffic = await countTraffic(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const first = { requests: traffic.requests, kilobytes: Math.round(traffic.bytes / 1000) };
    // Without any interaction.
    await page.waitForTimeout(8000);
    await page.waitForLoadState('networkidle');
    return { ...first, laterKilobytes: Math.round((traffic.bytes + traffic.laterBytes) / 1000) };
  } finally {
    await browser.close();
  }
}

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional(), title: z.string() }),
  ),
});

export interface Scores {
  performance: number;
  others: number;
  /** Audits of the other categories that lost points in any run. */
  faults: string[];
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
}

/** The program of an installed Lighthouse: in LIGHTHOUSE, or from `npm install --no-save lighthouse@12`; null if there is none. */
export function findLighthouse(): string | null {
  const candidates = [process.env.LIGHTHOUSE, 'node_modules/lighthouse/cli/index.js'];
  return candidates.find((file) => file !== undefined && fs.existsSync(file)) ?? null;
}

/** It sometimes loses its trace; repeated failures are errors. */
const mostTries = 3;

/** Makes Lighthouse write its report of a page to a file. */
async function report(
  program: string,
  url: string,
  file: string,
  { executablePath, args }: { executablePath: string; args: string[] },
): Promise<void> {
  const options = ['--quiet', '--output=json', `--output-path=${file}`];
  const flags = `--chrome-flags=--headless=new ${args.join(' ')}`;
  const env = { ...process.env, ...(executablePath === '' ? {} : { CHROME_PATH: executablePath }) };
  for (let tries = 1; ; tries += 1) {
    try {
      await run(process.execPath, [program, url, ...options, flags], { env });
      return;
    } catch (error) {
      if (tries === mostTries) throw error;
    }
  }
}

/** Medians of several runs as a slow phone. */
export async function rate(program: string, url: string, runs: number): Promise<Scores> {
  const all: Scores[] = [];
  const { executablePath = '', args = [] } = drawingLaunch();
  for (let count = 0; count < runs; count += 1) {
    const file = path.join(os.tmpdir(), `litfass-lighthouse-${process.pid}.json`);
    await report(program, url, file, { executablePath, args });
    const { categories, audits } = reportSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    fs.rmSync(file);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const faults = Object.entries(categories)
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id);
    const scores = Object.entries(categories).map(
      ([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const,
    );
    all.push({
      performance: scores.find(([name]) => name === 'performance')?.[1] ?? 0,
      others: Math.min(...scores.filter(([name]) => name !== 'performance').map(([, score]) => score)),
      faults,
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    });
  }
  const median = (read: (scores: Scores) => number) => percentile(all.map(read), 0.5);
  return {
    performance: median(({ performance }) => performance),
    others: median(({ others }) => others),
    faults: [...new Set(all.flatMap(({ faults }) => faults))],
    lcp: median(({ lcp }) => lcp),
    tbt: median(({ tbt }) => tbt),
    cls: median(({ cls }) => cls),
  };
}
