import '@/tests/support/database';
import { expect, it } from 'vitest';
import { createRecord } from '../records/write';
import { findProduction } from './productions';

it('an artwork has the events that are still going on among its coming ones, and none that are over', async () => {
  await createRecord('settings', { name: { de: 'Haus' }, clock: '2025-07-12T14:00' });
  const { id } = await createRecord('productions', { name: { de: 'Gezeiten' }, is_online: true });
  const plan = (title: string, date_start: string, date_end?: string) =>
    createRecord('events', {
      ...{ title: { de: title }, production: id, is_online: true, date_start },
      ...(date_end === undefined ? {} : { date_end }),
    });
  await plan('Vorbei', '2025-07-11T19:00');
  await plan('Werkstatt, vorbei', '2025-07-05T10:00', '2025-07-11T18:00');
  await plan('Werkstatt', '2025-07-10T10:00', '2025-07-12T12:00');
  await plan('Reihe', '2025-07-11T10:00', '2025-07-14T18:00');
  await plan('Lesung', '2025-07-20T19:00');
  const artwork = await findProduction('de', Number(id));
  expect(artwork?.upcoming_events.map(({ title }) => title)).toEqual(['Werkstatt', 'Reihe', 'Lesung']);
});
