import fs from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.mock('@sentry/nextjs', () => ({ withSentryConfig: (_plain: unknown, given: object) => ({ given }) }));

const compose = fs.readFileSync('deploy/compose.yaml', 'utf8');

describe('what hosts read', () => {
  it.each(['SMTP_URL', 'MAIL_FROM', 'SEED', 'SEED_EDITOR_EMAIL', 'SEED_EDITOR_PASSWORD', 'SITE_URL'])(
    'compose passes %s on',
    (name) => expect(compose).toMatch(new RegExp(`^ {6}${name}: \\$\\{${name}:-`, 'm')),
  );

  it('the image has the Node that the README recommends', () => {
    const recommended = /(\d+) is recommended/.exec(fs.readFileSync('README.md', 'utf8'))?.[1];
    const images = [...fs.readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM node:(\d+)-/gm)];
    expect(images.map(([, version]) => version)).toEqual([recommended, recommended]);
  });

  it('vercel.json stands in the root', () => {
    expect(JSON.parse(fs.readFileSync('vercel.json', 'utf8'))).toMatchObject({
      buildCommand: 'npm run build',
    });
  });
});

describe('what the site is made of', () => {
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;

  // That each is used is what knip sees to (`npm run lint`).
  it.each([
    ...['next', 'react', 'react-dom', 'next-intl', '@tanstack/react-query', 'zustand', '@tiptap/react'],
    ...['@tiptap/starter-kit', '@tiptap/extension-link', 'maplibre-gl', 'react-map-gl', 'lottie-react'],
    ...['@sentry/nextjs', 'zod', 'ics'],
  ])('%s is among the packages that it needs', (name) => expect(dependencies).toHaveProperty([name]));

  it.each(['vitest', '@testing-library/react', '@playwright/test'])(
    '%s is among those that test it',
    (name) => expect(devDependencies).toHaveProperty([name]),
  );

  it.each([
    ...['app', 'components', 'lib', 'messages', 'public', 'tests', 'middleware.ts', 'next.config.ts'],
    ...['package.json', 'tsconfig.json', 'playwright.config.ts', 'vitest.config.ts'],
  ])('%s stands at the top', (name) => expect(fs.existsSync(name)).toBe(true));

  it('the middleware runs where Node is', () =>
    expect(fs.readFileSync('middleware.ts', 'utf8')).toMatch(/runtime: 'nodejs'/));
});

describe('source maps', () => {
  const configure = async (token: string) => {
    vi.resetModules();
    vi.stubEnv('SENTRY_AUTH_TOKEN', token);
    return (await import('./next.config')).default();
  };
  afterEach(() => vi.unstubAllEnvs());

  it('go to the error-reporting service with a token of its, and nothing of its build plugin is there without one', async () => {
    expect(await configure('')).not.toHaveProperty('given');
    expect(await configure('secret')).toMatchObject({
      given: { authToken: 'secret', telemetry: false, sourcemaps: { deleteSourcemapsAfterUpload: true } },
    });
  });
});
