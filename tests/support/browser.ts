import fs from 'node:fs';
import type { BrowserContext, Cookie, LaunchOptions, Page } from '@playwright/test';
import { csrfCookie } from '../../lib/contract/write';
import { patience } from '../../scripts/serve/lean-page.mjs';
import { testSite } from './server';

/** The one without a window first: it is the same engine and does less. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium if there is one, else the one that Playwright brings, able to draw a map: WebGL is done in software. */
export function drawingLaunch(): LaunchOptions {
  const executablePath = systemBrowsers.find((file) => fs.existsSync(file));
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Chromium's sandbox does not work for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

/** The same without WebGL, as a live map costs a second of a core on every page that has one: the drawn map stays in its place. */
export function chromiumLaunch(): LaunchOptions {
  const { args = [], ...launch } = drawingLaunch();
  return { ...launch, args: [...args, '--disable-software-rasterizer'] };
}

/**
 * Waits until the framework has taken the page over. Its scripts are fetched at the first sign of interest: until then links are links, and
 * what needs no script works.
 */
export async function wake(page: Page): Promise<void> {
  await showInterest(page);
  await page.waitForFunction(() => Object.keys(document.body).some((name) => name.startsWith('__react')));
  await settle(page);
}

/** Moves the pointer, so that the framework's scripts are fetched. */
export async function showInterest(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
}

/** Waits until the browser has painted twice: by then it has laid out what it was told, and has said where the caret is. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Gives the window another size, and waits until the page is laid out in it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => {
    // Lengths that depend on the window's size follow later than the window.
    const probe = document.createElement('div');
    probe.style.cssText = 'position: fixed; width: 100vw; height: 100svh';
    document.documentElement.append(probe);
    const seen = probe.getBoundingClientRect();
    probe.remove();
    const isWide = innerWidth === width && seen.width === width;
    return isWide && innerHeight === height && seen.height === height;
  }, size);
  await settle(page);
}

/** How far things have moved by themselves since the page began, in the unit of Cumulative Layout Shift. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen: PerformanceEntryList = [];
        const observer = new PerformanceObserver((list) => void seen.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const shifts = [...seen, ...observer.takeRecords()] as (PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            })[];
            const byThemselves = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
            resolve(byThemselves.reduce((sum, { value }) => sum + value, 0));
          }),
        );
      }),
  );
}

/** The sessions of this worker's tests, by site and account: a sign-in costs a slow hash. Tests that end one sign in by the form. */
const sessions = new Map<string, Cookie[]>();

/**
 * Signs a browser context in; the pages it opens then belong to the demo editor, or to the named account. `origin` is the site that the
 * context has as its base.
 */
export async function signIn(
  context: BrowserContext,
  account: { email: string; password: string } = testSite.editor,
  origin = testSite.url,
): Promise<void> {
  const key = `${origin} ${account.email}`;
  const known = sessions.get(key);
  if (known !== undefined) return context.addCookies(known);
  const before = new Set((await context.cookies()).map(({ name }) => name));
  const answer = await context.request.post('/de/pageeditor-api/login', {
    data: account,
    headers: { Origin: origin },
  });
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()} ${await answer.text()}`);
  const cookies = await context.cookies();
  sessions.set(
    key,
    cookies.filter(({ name }) => !before.has(name)),
  );
}

/** The headers that a write needs besides the cookies of the signed-in context. */
export async function writeHeaders(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  const token = cookies.find((cookie) => cookie.name === csrfCookie)?.value ?? '';
  return { Origin: testSite.url, 'X-CSRFToken': token };
}

/** What a window has fetched so far. */
export interface Traffic {
  requests: number;
  /** Bytes on the wire, headers and compressed bodies. */
  bytes: number;
  /** Bytes of what was asked for since the framework's scripts are due although nobody has shown interest. */
  laterBytes: number;
}

/** Counts what a page asks for from now on, in an object that goes on counting. On a slow machine a page may not be quiet before it is late. */
export async function countTraffic(page: Page): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, bytes: 0, laterBytes: 0 };
  const protocol = await page.context().newCDPSession(page);
  await Promise.all([protocol.send('Network.enable'), protocol.send('Page.enable')]);
  const late = new Set<string>();
  /** Seconds, by the browser's clock. */
  let end = Infinity;
  protocol.on('Page.loadEventFired', ({ timestamp }) => (end = timestamp + patience / 1000));
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (timestamp >= end) late.add(requestId);
    else if (request.url.startsWith('http')) traffic.requests += 1;
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic[late.has(requestId) ? 'laterBytes' : 'bytes'] += encodedDataLength;
  });
  return traffic;
}

/** The window of the phone by which first visits are measured. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
