import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { articleDetailSchema } from '@/lib/contract/article';
import { eventSchema } from '@/lib/contract/event';
import { productionSchema } from '@/lib/contract/production';
import { settingsSchema } from '@/lib/contract/settings';
import { findStatementFaults } from '@/tests/support/schema-org';
import { Statements } from './statements';
import {
  describeArticle,
  describeArtwork,
  describeEvent,
  describeExhibition,
  describeOrganization,
  describeWay,
} from './structured-data';

const setting = { locale: 'de', origin: 'https://www.example.org' } as const;
const picture = { id: 3, url: '/media/0123/kai.jpg' };
const venue = {
  id: 2,
  name: 'Alte Werft',
  street: 'Kai 1',
  city: 'Fährstadt',
  latitude: 53.1,
  longitude: 9.9,
};
const settings = settingsSchema.parse({
  name: 'STROMAUF',
  description: 'Kunst am Fluss',
  dates: { start: '2025-06-28', end: '2025-10-05' },
  footer: { address: 'Kai 1\n12345 Fährstadt' },
  social: [
    { name: 'X', url: 'https://x.com/stromauf' },
    { name: 'Leer', url: '' },
  ],
});
const event = eventSchema.parse({
  id: 7,
  title: 'Konzert </script>',
  url: '/de/kalender/konzert/7',
  date_start: '2025-06-28T19:30:00+02:00',
  venue,
  image_obj: picture,
  price: '8,50 Euro; Anmeldung',
});
const bareEvent = eventSchema.parse({ id: 8, title: 'Fest', date_start: '2025-07-01' });
const artwork = productionSchema.parse({ id: 4, name: 'Gezeiten', url: '/de/k/4', venues: [venue] });
const article = articleDetailSchema.parse({ id: 5, title: 'Neues', url: '/de/a/5', date: '2025-06-01' });

describe('statements for search engines', () => {
  it.each([
    ['organization', describeOrganization(settings, setting)],
    ['exhibition', describeExhibition(settings, [artwork], setting)],
    ['event', describeEvent(event, 'STROMAUF', setting)],
    ['event of which little is known', describeEvent(bareEvent, 'STROMAUF', setting)],
    ['artwork', describeArtwork(artwork, setting)],
    ['article', describeArticle(article, settings, setting)],
    ['way', describeWay([{ name: 'Start', path: '/de' }], setting)],
  ])('hold what is asked of them: %s', (_, statement) => {
    expect(findStatementFaults(JSON.parse(JSON.stringify(statement)))).toEqual([]);
  });

  it('say what it costs where an amount can be read, and whether it takes place', () => {
    const offer = (price: string, status = 'scheduled') =>
      describeEvent({ ...event, price, status }, 'STROMAUF', setting);
    expect(offer('8,50 Euro; Anmeldung')).toMatchObject({ offers: { price: '8.50', priceCurrency: 'EUR' } });
    expect(offer('Eintritt frei')).toMatchObject({ offers: { price: '0' } });
    expect(offer('ab 18 Uhr')).not.toHaveProperty('offers');
    expect(offer('5 €', 'sold_out')).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    expect(offer('5 €', 'cancelled')).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  });

  it('say nothing of an exhibition without a first day', () => {
    expect(describeExhibition(settingsSchema.parse({ name: 'Haus' }), [], setting)).toBeNull();
  });

  it('cannot end the element that they stand in', () => {
    const { container } = render(<Statements of={[describeEvent(event, 'STROMAUF', setting), null]} />);
    const [script, ...more] = container.querySelectorAll('script[type="application/ld+json"]');
    expect(more).toEqual([]);
    expect(script?.innerHTML).not.toContain('<');
    expect(JSON.parse(script?.innerHTML ?? '')).toMatchObject({ name: 'Konzert </script>' });
  });
});
