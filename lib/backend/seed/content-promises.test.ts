import { describe, expect, it } from 'vitest';
import { isOpenAt } from '@/lib/client/opening';
import { siteNow } from '@/lib/client/site-clock';
import { wallClockAt } from '@/lib/client/wall-clock';
import { locales } from '@/lib/contract/locale';
import type { OpeningHours } from '@/lib/contract/opening-hours';
import type { Values } from '@/lib/pagebuilder/tree';
import { group, modules, pairs } from '@/tests/support/demo-content';
import { files } from './content/demo';
import { viewsOf } from './content/views';

// What the demo says of itself is true of what it has.

describe('the demo', () => {
  it('counts right what it says of steps', () => {
    const free = group('productions').filter(({ values }) => values['step_free'] === 'yes').length;
    const names: Record<number, string[]> = { 14: ['14', 'vierzehn', 'fourteen'] };
    const said = pairs.flatMap(({ pair }) =>
      [pair['de'], pair['en']].flatMap((text) =>
        [
          ...String(text).matchAll(
            /(\p{L}+|\d+)\s(?:von|der|of the)\s24\s(?:Werken?|works)(?! (?:ganz|auf))/giu,
          ),
        ].map((match) => match[1]?.toLowerCase()),
      ),
    );
    expect(said.length).toBeGreaterThanOrEqual(4);
    for (const count of said) expect(names[free]).toContain(count);
  });

  it('leads to no work in the open by a lift, nor to one with steps by a place without any', () => {
    const venueOf = new Map(group('venues').map(({ key, values }) => [`@venue:${String(key)}`, values]));
    for (const { key, values } of group('productions')) {
      const [name] = values['venues'] as string[];
      const venue = venueOf.get(name ?? '');
      const way = String((venue?.['directions'] as Values)['de']);
      if (values['setting'] === 'outdoors') expect(way, String(key)).not.toMatch(/Aufzug bis|Saal/);
      if (values['step_free'] === 'no') expect(way, String(key)).not.toMatch(/stufenlos|Aufzug bis/);
    }
  });

  it('has a work open when its text says that it begins', () => {
    const ferry = group('productions').find(({ key }) => key === 'nachtfaehre')?.values;
    expect(JSON.stringify(ferry?.['description_short'])).toContain('22:40');
    expect(ferry?.['opening_hours']).toMatchObject([{ opens: '22:40', closes: '23:25' }]);
  });

  it('has “Windows on the River” open at night only, as its texts say, and never while the sun is up', () => {
    const work = group('productions').find(({ key }) => key === 'fenster-zum-fluss')?.values;
    expect(work?.['description_short']).toMatchObject({
      de: expect.stringMatching(/^Nach Sonnenuntergang/) as string,
      en: expect.stringMatching(/^After sunset/) as string,
    });
    const said = pairs.filter(({ pair }) => /„Fenster zum Fluss“ sogar nur nachts/.test(String(pair['de'])));
    expect(said).toHaveLength(1);
    expect(said[0]?.pair['en']).toContain('“Windows on the River” only at night');
    const hours = work?.['opening_hours'] as OpeningHours[];
    const isOpen = (time: string) => isOpenAt(hours, wallClockAt(siteNow(time)));
    // Between the longest day of the exhibition and its last one.
    for (const day of ['2025-06-28', '2025-07-12', '2025-10-05']) {
      for (const hour of ['08:00', '14:00', '18:00', '21:45'])
        expect(isOpen(`${day}T${hour}`), day).toBe(false);
      for (const hour of ['22:00', '23:59', '00:30']) expect(isOpen(`${day}T${hour}`), day).toBe(true);
    }
  });

  it('counts right what it says of events', () => {
    const tens: Record<string, number> = { siebzig: 70, seventy: 70 };
    const said = pairs.flatMap(({ pair }) =>
      [
        /Rund (\p{L}+) Termine/u.exec(String(pair['de'])),
        /Some (\p{L}+) events/u.exec(String(pair['en'])),
      ].flatMap((match) => match?.[1] ?? []),
    );
    expect(said).toHaveLength(2);
    for (const count of said) expect(tens[count]).toBe(Math.round(group('events').length / 10) * 10);
  });

  it('has the tours that it promises: signed on every first Saturday, in English once a month', () => {
    const daysOf = (title: string) =>
      group('events')
        .filter(({ values }) => (values['title'] as Values)['de'] === title)
        .map(({ values }) => String(values['date_start']));
    const promise = (pattern: RegExp) =>
      pairs.filter(({ pair }) => pattern.test(String(pair['de']))).map(({ place }) => place);
    expect(promise(/jede[mnr]? ersten Samstag/i)).toHaveLength(2);
    expect(daysOf('Rundgang in Gebärdensprache')).toEqual([
      '2025-07-05T11:00',
      '2025-08-02T11:00',
      '2025-09-06T11:00',
      '2025-10-04T11:00',
    ]);
    expect(promise(/Einmal im Monat gibt es samstags um 14\sUhr einen Rundgang auf Englisch/)).toHaveLength(
      1,
    );
    const english = daysOf('Rundgang auf Englisch');
    expect(english.map((day) => day.slice(0, 7))).toEqual(['2025-07', '2025-08', '2025-09']);
    for (const day of english) {
      expect(new Date(`${day}Z`).getUTCDay(), day).toBe(6);
      expect(day).toMatch(/T14:00$/);
    }
    expect(promise(/jede[mnr]? Samstag/i)).toEqual([]);
  });

  it('says of every event that needs booking that it does, and of none besides that it is full', () => {
    for (const { key, values } of group('events')) {
      const isBooked = values['ticket_link'] !== '';
      const price = values['price'] as Values;
      expect(String(price['de']).includes('Anmeldung'), key).toBe(isBooked);
      expect(String(price['en']).includes('booking required'), key).toBe(isBooked);
      if (values['status'] === 'sold_out') expect(isBooked, key).toBe(true);
    }
    // The answer names where it stands, not which events these are: a list would be out of date with the next one.
    const answer = pairs.find(({ pair }) =>
      String(pair['de']).includes('Stuhl des Fährmanns. Alles andere'),
    )?.pair;
    expect(answer?.['de']).toContain('Nur wo im Kalender „Anmeldung“ steht');
    expect(answer?.['en']).toContain('Only where the calendar says “booking required”');
  });

  it('has one colour for “Pegel”, and builds it in one month', () => {
    const work = group('productions').find(({ key }) => key === 'pegel');
    expect(work?.values['colour']).toBe('blue');
    const article = group('articles').find(({ key }) => key === 'farbe-an-der-kaimauer');
    const file = files.find(
      (each) => `@media:${each.file.replace(/\.\w+$/, '')}` === article?.values['image'],
    );
    const said = [article?.values['teaser'] as Values, file?.alt as Values];
    for (const text of said) {
      expect(text['de']).toMatch(/blau/i);
      expect(text['en']).toMatch(/blue/i);
    }
    const caption = viewsOf('pegel').find(({ image }) => image.endsWith('-hour'))?.caption;
    expect(String(article?.values['date']).slice(0, 7)).toBe('2025-05');
    expect(caption?.de).toContain('im Mai');
    expect(caption?.en).toContain('in May');
  });

  it('gives press files the rights that the imprint names', () => {
    const imprint = modules.find(({ values }) =>
      JSON.stringify(values).includes('wurden von einem Programm gezeichnet'),
    );
    expect(JSON.stringify(imprint?.values)).toContain('CC0 1.0');
    for (const { key, values } of group('download-directories')) {
      const licence = values['licence'] as Values;
      for (const locale of locales) expect(licence[locale], key).toMatch(/^CC0 1\.0/);
    }
    expect(pairs.filter(({ pair }) => /Bitte nennen|Honorarfrei/i.test(String(pair['de'])))).toEqual([]);
  });

  it('names the source of its pictures once, in the imprint, and beside none of them', () => {
    const naming = pairs.filter(({ pair }) =>
      /wurden von einem Programm gezeichnet/.test(String(pair['de'])),
    );
    expect(naming.map(({ place }) => place)).toEqual(['pages imprint, text']);
    expect(naming[0]?.pair['en']).toMatch(/drawn by a program/);
    expect(files.filter(({ copyright }) => copyright !== '').map(({ file }) => file)).toEqual([]);
  });

  it('has a portrait for the press of everyone in the team', () => {
    const portraits = group('download-directories').find(({ key }) => key === 'portraits');
    const team = files.map(({ file }) => file).filter((file) => file.startsWith('team-'));
    expect(team).toHaveLength(6);
    for (const file of team)
      expect(JSON.stringify(portraits?.values['files'])).toContain(`@media:${file.replace(/\.\w+$/, '')}"`);
  });
});
