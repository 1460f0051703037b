import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function tagManagerOf(id: string, url = '') {
  vi.stubEnv('TAG_MANAGER_ID', id);
  vi.stubEnv('TAG_MANAGER_URL', url);
  return (await import('./env')).tagManager;
}

const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

it('names a translation service together with its key', async () => {
  vi.stubEnv('TRANSLATION_API_URL', 'https://api.example');
  await expect(import('./env')).rejects.toThrow('TRANSLATION_API_URL needs TRANSLATION_API_KEY too');
  vi.resetModules();
  vi.stubEnv('TRANSLATION_API_KEY', 'two words');
  await expect(import('./env')).rejects.toThrow('TRANSLATION_API_KEY has a value that does not fit');
});

describe('the tag manager', () => {
  it('is Google’s or Matomo’s by the form of the id, and none without one', async () => {
    expect(await tagManagerOf('')).toBeNull();
    vi.resetModules();
    expect(await tagManagerOf('GTM-ABC1234')).toEqual({
      address: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
      layer: 'dataLayer',
      origins: ['https://www.googletagmanager.com', ...analytics],
    });
    vi.resetModules();
    expect(await tagManagerOf('GTM-ABC1234', 'https://tags.example')).toEqual({
      address: 'https://tags.example/gtm.js?id=GTM-ABC1234',
      layer: 'dataLayer',
      origins: ['https://tags.example', ...analytics],
    });
    vi.resetModules();
    expect(await tagManagerOf('aB3dE6gH', 'https://counts.example/matomo')).toEqual({
      address: 'https://counts.example/matomo/js/container_aB3dE6gH.js',
      layer: '_mtm',
      origins: ['https://counts.example'],
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
