// `npm test`: lint, types, unit, contract and browser tests. Stops at the first step that fails; the last lines name the tests that failed and count all.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { ensurePackages } from './start/packages.mjs';
import { describeError, PlainError, root } from './command/plain.mjs';
import { readBrowserReport, readVitestReport } from './test/reports.mjs';

process.chdir(root);

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-reports-'));
const browserReport = path.join(reports, 'browser.json');
/** A data folder with the demo, which sites of tests start with a copy of (tests/support/demo.mjs). */
const demo = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-demo-'));
// The database's user needs access.
fs.chmodSync(demo, 0o755);
const count = { passed: 0, failed: 0 };
/** @type {string[]} */
const failedSteps = [];
/** @type {string[]} */
const faults = [];
const environment = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  TEST_DEMO_DIR: demo,
  NEXT_TELEMETRY_DISABLED: '1',
  // What reads code and runs tests makes much that is soon thrown away: the garbage is collected less often.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
};

/** @typedef {{ name: string, args: string[], report?: string, read?: (report: string) => import('./test/reports.mjs').Outcome }} Step */

/**
 * Stages come one after the other. The lanes of a stage run side by side, each its steps one after the other: what reads the code takes
 * one core, and tests of processes and databases wait for them most of the time.
 * @type {Step[][][]}
 */
const stages = [
  [[{ name: 'Routes', args: ['node_modules/next/dist/bin/next', 'typegen'] }]],
  [
    [
      { name: 'Types', args: ['node_modules/typescript-native/bin/tsc', '--noEmit'] },
      {
        name: 'Lint',
        args: [
          ...['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
          ...['--cache', '--cache-location', 'node_modules/.cache/eslint/'],
        ],
      },
      {
        name: 'Format',
        args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn', '--cache'],
      },
      { name: 'Unused code', args: ['node_modules/knip/bin/knip.js'] },
    ],
    [vitest('Unit tests', 'unit', '--project', 'unit*')],
    [{ name: 'Build and demo', args: ['--import', 'tsx', 'tests/support/make-demo.ts'] }],
  ],
  // The browser tests take as long as all of the others, which wait for processes and databases much of the time.
  [
    [
      vitest('Process tests', 'process', '--project', 'process'),
      vitest('Contract tests', 'contract', '--project', 'contract', '--project', 'contract-apart'),
      {
        ...vitest('Contract tests on PostgreSQL 15', 'postgres'),
        args: [
          ...['--conditions=react-server', '--import', 'tsx', 'scripts/test-postgres.ts'],
          ...reporters(path.join(reports, 'postgres.json')),
        ],
      },
    ],
    [
      {
        name: 'Browser tests',
        args: ['node_modules/@playwright/test/cli.js', 'test'],
        report: browserReport,
        read: readBrowserReport,
      },
    ],
  ],
];

let status = 1;
try {
  await ensurePackages();
  ensureBrowser();
  ensureVarnish();
  status = (await runStages()) ? 0 : 1;
} catch (error) {
  console.error(describeError(error));
} finally {
  for (const folder of [reports, demo]) fs.rmSync(folder, { recursive: true, force: true });
}
// A failed step without tests of its own (lint, types) counts as a failure, too.
if (status !== 0 && count.failed === 0) count.failed = 1;
// Said once more at the end: thousands of lines ago is where nobody looks.
if (failedSteps.length > 0) console.log(['', `── Failed: ${failedSteps.join(', ')}`, ...faults].join('\n'));
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(status);

/**
 * @param {string} name
 * @param {string} file
 * @param {string[]} projects
 */
function vitest(name, file, ...projects) {
  const report = path.join(reports, `${file}.json`);
  return {
    name,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters(report)],
    report,
    read: readVitestReport,
  };
}

/**
 * For people, and for the count.
 * @param {string} report
 */
function reporters(report) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/** Returns whether all passed: the first stage with a step that fails is the last. */
async function runStages() {
  for (const lanes of stages) {
    const passed = await Promise.all(lanes.map((steps) => runLane(steps, lanes.length === 1)));
    if (passed.includes(false)) return false;
  }
  return true;
}

/**
 * Runs steps up to the first that fails, and returns whether all passed. Where others run beside them, the output of a step is shown when it
 * ends.
 * @param {Step[]} steps
 * @param {boolean} isAlone
 */
async function runLane(steps, isAlone) {
  for (const { name, args, report, read } of steps) {
    const heading = `\n── ${name}`;
    if (isAlone) console.log(heading);
    const started = Date.now();
    const child = spawn(process.execPath, args, {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: environment,
    });
    /** @type {string[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => output.push(String(part)));
    const [code] = await once(child, 'close');
    if (!isAlone) console.log(`${heading}\n${output.join('')}`);
    console.log(
      `   ${name} ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
    );
    if (report && read && fs.existsSync(report)) {
      const outcome = read(fs.readFileSync(report, 'utf8'));
      count.passed += outcome.passed;
      count.failed += outcome.failed;
      faults.push(...outcome.faults);
    }
    if (code !== 0) {
      failedSteps.push(name);
      return false;
    }
  }
  return true;
}

/**
 * The system's Chromium: on Debian, as root, from apt, the headless one if available; else the one that Playwright downloads. With it a
 * typeface as wide as Arial, which every visitor has in some form and a bare server lacks.
 */
function ensureBrowser() {
  const isDebianRoot = process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');
  const headless = '/usr/bin/chromium-headless-shell';
  const browsers = [headless, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const isThere = () => browsers.some((file) => fs.existsSync(file));
  if (isDebianRoot) {
    const missing = [
      ...(fs.existsSync('/usr/share/fonts/truetype/liberation') ? [] : ['fonts-liberation']),
      ...(fs.existsSync(headless) ? [] : ['chromium-headless-shell']),
    ];
    if (missing.length > 0) command('apt-get', 'update');
    for (const name of missing) command('apt-get', 'install', '-y', '--no-install-recommends', name);
    if (!isThere()) command('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  if (isThere()) return;
  const install = [
    'node_modules/@playwright/test/cli.js',
    'install',
    ...(isDebianRoot ? ['--with-deps'] : []),
    'chromium',
  ];
  if (!command(process.execPath, ...install)) {
    throw new PlainError(
      'There is no Chromium, and it could not be installed. Install the package chromium, then run npm test again.',
    );
  }
}

/**
 * Varnish with its surrogate keys, in a container of Debian; elsewhere its tests say that they are skipped. With systemd it would keep
 * running.
 */
function ensureVarnish() {
  const isDebianRoot = process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');
  if (!isDebianRoot || fs.existsSync('/usr/sbin/varnishd') || fs.existsSync('/run/systemd/system')) return;
  command('apt-get', 'update');
  command('apt-get', 'install', '-y', '--no-install-recommends', 'varnish', 'varnish-modules');
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function command(program, ...args) {
  return (
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}
