// What the runners of `npm test` say about their tests.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../command/plain.mjs';

/**
 * What is read of a report, by the names of vitest and of Playwright.
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} VitestFile
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, suites: Suite[] }} BrowserReport
 * @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: { error?: { message: string } }[] }[] }} Spec
 */

/**
 * A step's tests, and a few lines on each that failed.
 * @typedef {{ passed: number, failed: number, faults: string[] }} Outcome
 */

/**
 * Reads what vitest's JSON reporter has written.
 * @param {string} report
 * @returns {Outcome}
 */
export function readVitestReport(report) {
  /** @type {VitestReport} */
  const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(report);
  const faults = testResults.flatMap(({ name, message, assertionResults }) => [
    // A file that could not be read has a message of its own.
    ...(message === '' ? [] : [describeFault(path.relative(root, name), message)]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [first] }) =>
        describeFault(`${path.relative(root, name)} › ${fullName}`, first),
      ),
  ]);
  return { passed, failed, faults };
}

/**
 * Reads what Playwright's JSON reporter has written.
 * @param {string} report
 * @returns {Outcome}
 */
export function readBrowserReport(report) {
  /** @type {BrowserReport} */
  const { stats, suites } = JSON.parse(report);
  const faults = suites
    .flatMap(listSpecs)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      describeFault(`${file}:${line} › ${title}`, tests[0]?.results[0]?.error?.message),
    );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, faults };
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/**
 * A test's name and the beginning of what it says, without the colours of a terminal.
 * @param {string} name
 * @param {string | undefined} message
 */
function describeFault(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12);
  return [name, ...lines.map((line) => `  ${line}`)].join('\n');
}
