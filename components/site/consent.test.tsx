import { expect, it, vi } from 'vitest';
import { renderServer } from '@/tests/support/render-server';
import { Consent } from './consent';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

const legal = { imprint: '', data_policy: '/de/datenschutz', accessibility: '' };
const tags = {
  address: 'https://tags.example/x.js',
  layer: 'dataLayer',
  start: { event: 'gtm.js', time: 'gtm.start' },
};

async function choices(tagManager: typeof tags | null, mapHost: string | null, locale: 'de' | 'en' = 'de') {
  const page = await renderServer(
    <Consent locale={locale} legal={legal} tagManager={tagManager} mapHost={mapHost} />,
  );
  return [...page.querySelectorAll('label')].map((label) => label.textContent);
}

it('the cookie dialog names what each category starts here, and says where that is nothing', async () => {
  const [required, optimisation, marketing, external] = await choices(null, null);
  expect(required).toMatch(/^Erforderlich/);
  expect([optimisation, marketing].map((text) => text?.includes('derzeit nicht verwendet'))).toEqual([
    true,
    true,
  ]);
  for (const name of ['YouTube', 'Vimeo', 'Spotify', 'Podigee', 'Issuu', 'Calaméo', 'Instagram', 'TikTok'])
    expect(external).toContain(name);
  expect(external).not.toContain('Karte');

  expect((await choices(tags, null))[1]).toContain('welche Seiten gelesen werden');
  expect((await choices(null, 'karten.example'))[3]).toMatch(
    /TikTok\. Die Karte kommt von karten\.example\.$/,
  );
  expect((await choices(null, 'karten.example', 'en'))[3]).toMatch(/The map comes from karten\.example\.$/);
});
