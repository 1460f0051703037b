import { expect, it, vi } from 'vitest';
import { settingsSchema } from '@/lib/contract/settings';
import { renderServer } from '@/tests/support/render-server';
import { Leaflet } from './leaflet';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

it.each([
  ['2025-07-01', '2025-07-31', 'Juli 2025'],
  ['2025-02-01', '2025-02-31', 'Februar 2025'],
  ['2025-07-31', '2025-07-31', 'Donnerstag, 31. Juli 2025'],
  ['2025-07-25', '2025-07-31', '25.–31. Juli 2025'],
])('names the days from %s to %s as %s', async (first, last, name) => {
  const settings = settingsSchema.parse({ name: 'STROMAUF' });
  await renderServer(<Leaflet locale="de" days={{ first, last }} settings={settings} mark="STROMAUF" />);
  expect(document.body.textContent).toContain(name);
});
