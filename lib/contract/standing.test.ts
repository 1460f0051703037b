import { expect, it } from 'vitest';
import {
  introSlugs,
  partnersSlug,
  readSectionPath,
  sectionPath,
  standingEditAddress,
  standingPath,
} from './standing';

it('a stand-alone section of a screen stands there, and any other on a page of the hub', () => {
  expect(standingPath('de', introSlugs.calendar)).toBe('/de/kalender');
  expect(standingPath('en', introSlugs.calendar)).toBe('/en/calendar');
  expect(standingPath('en', partnersSlug)).toBe('/en');
  expect(standingPath('de', 'tickets')).toBe('/cms-hub/sections/de/tickets');
});

it('its address for editing opens it and not what the page is about', () => {
  expect(standingEditAddress('de', introSlugs.calendar)).toBe('/de/kalender?edit=intro');
  expect(standingEditAddress('en', partnersSlug)).toBe('/en?edit=frame');
  expect(standingEditAddress('de', 'tickets')).toBe('/cms-hub/sections/de/tickets?edit');
});

it('the address of a stand-alone section names it, whatever host it has', () => {
  expect(readSectionPath(sectionPath('de', 'tickets'))).toBe('tickets');
  expect(readSectionPath('https://cms.example.org/en/pageeditor-api/container/by-slug/tickets/')).toBe(
    'tickets',
  );
  for (const other of ['', '/de/tickets', '/de/pageeditor-api/page/tickets', sectionPath('de', 'a') + '/b'])
    expect(readSectionPath(other)).toBeNull();
  expect(readSectionPath('/de/pageeditor-api/container/by-slug/%E0%A4%A')).toBeNull();
});
