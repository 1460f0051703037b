import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventSchema } from '@/lib/contract/event';
import { settingsSchema } from '@/lib/contract/settings';
import { renderServer } from '@/tests/support/render-server';
import { CalendarScreen } from './calendar-screen';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));
vi.mock('@/components/editor/gate', () => ({ EditorGate: () => null }));

/** The calendar with so many coming events. */
async function open(count: number) {
  const events = Array.from({ length: count }, (_, index) =>
    eventSchema.parse({
      id: index + 1,
      title: `Konzert ${index + 1}`,
      url: `/de/kalender/konzert/${index + 1}`,
      date_start: `2025-10-0${index + 1}T19:30:00+02:00`,
    }),
  );
  return renderServer(
    <CalendarScreen
      locale="de"
      content={{ page: null, intro: null, introSlug: 'calendar-intro' }}
      events={events}
      genres={[]}
      choice={{ page: 1 }}
      settings={settingsSchema.parse({ name: 'Haus', clock: '2025-09-30T12:00' })}
    />,
  );
}

/** The events below a heading. */
function below(page: HTMLElement, name: string): (string | null)[] {
  const heading = within(page).queryByRole('heading', { name });
  const section = heading?.closest('section');
  return section
    ? within(section)
        .queryAllByText(/^Konzert \d$/)
        .map(({ textContent }) => textContent)
    : [];
}

it('has the next three events first, and the others among all', async () => {
  const page = await open(4);
  expect(below(page, 'Demnächst')).toEqual(['Konzert 1', 'Konzert 2', 'Konzert 3']);
  expect(below(page, 'Alle Termine')).toEqual(['Konzert 4']);
});

it('has the last three among all, so that none are missing there', async () => {
  const page = await open(3);
  expect(below(page, 'Demnächst')).toEqual([]);
  expect(below(page, 'Alle Termine')).toEqual(['Konzert 1', 'Konzert 2', 'Konzert 3']);
});
