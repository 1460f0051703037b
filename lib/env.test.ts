import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function tagManagerOf(id: string, url = '') {
  vi.stubEnv('TAG_MANAGER_ID', id);
  vi.stubEnv('TAG_MANAGER_URL', url);
  return (await import('./env')).tagManager;
}

/** By https://developers.google.com/tag-platform/security/guides/csp, for a container with Google Analytics 4. */
const google = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
  ],
};
const gtmStart = { event: 'gtm.js', time: 'gtm.start' };

it('names a translation service together with its key', async () => {
  vi.stubEnv('TRANSLATION_API_URL', 'https://api.example');
  await expect(import('./env')).rejects.toThrow('TRANSLATION_API_URL needs TRANSLATION_API_KEY too');
  vi.resetModules();
  vi.stubEnv('TRANSLATION_API_KEY', 'two words');
  await expect(import('./env')).rejects.toThrow('TRANSLATION_API_KEY has a value that does not fit');
});

it('takes a host for the address of the site, and nothing behind it', async () => {
  for (const wrong of ['https://example.org/site', 'https://example.org/?a', 'https://me@example.org']) {
    vi.stubEnv('SITE_URL', wrong);
    await expect(import('./env'), wrong).rejects.toThrow(
      'SITE_URL has a value that does not fit: it has no path',
    );
    vi.resetModules();
  }
  vi.stubEnv('SITE_URL', 'https://Example.org:8443/');
  expect((await import('./env')).siteUrl).toBe('https://example.org:8443');
});

describe('the tag manager', () => {
  it('is Google’s or Matomo’s by the form of the id, and none without one', async () => {
    expect(await tagManagerOf('')).toBeNull();
    vi.resetModules();
    expect(await tagManagerOf('GTM-ABC1234')).toEqual({
      address: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
      layer: 'dataLayer',
      start: gtmStart,
      sources: google,
    });
    vi.resetModules();
    expect(await tagManagerOf('GTM-ABC1234', 'https://tags.example')).toEqual({
      address: 'https://tags.example/gtm.js?id=GTM-ABC1234',
      layer: 'dataLayer',
      start: gtmStart,
      sources: {
        script: ['https://tags.example', ...google.script],
        image: ['https://tags.example', ...google.image],
        connect: ['https://tags.example', ...google.connect],
      },
    });
    vi.resetModules();
    expect(await tagManagerOf('aB3dE6gH', 'https://counts.example/matomo')).toEqual({
      address: 'https://counts.example/matomo/js/container_aB3dE6gH.js',
      layer: '_mtm',
      start: { event: 'mtm.Start', time: 'mtm.startTime' },
      sources: {
        script: ['https://counts.example'],
        image: ['https://counts.example'],
        connect: ['https://counts.example'],
      },
    });
  });

  it('is a fault of the settings in any other form, and a Matomo container without its address', async () => {
    for (const id of ['UA-12345', 'GTM-', 'aB3dE6g', '"><script>']) {
      vi.resetModules();
      await expect(tagManagerOf(id, 'https://counts.example')).rejects.toThrow('TAG_MANAGER_ID');
    }
    vi.resetModules();
    await expect(tagManagerOf('aB3dE6gH')).rejects.toThrow('TAG_MANAGER_URL');
  });
});
