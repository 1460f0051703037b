import { expect, it } from 'vitest';
import { keepTogether } from './keep-together';

it.each([
  ['9 Euro am Tag, 2 311 Dinge', '9_Euro_am Tag, 2_311_Dinge'],
  ['Do bis 20 Uhr, 10–18 Uhr', 'Do_bis_20_Uhr, 10–~18_Uhr'],
  ['Beton, 38 × 4 m', 'Beton, 38_×_4_m'],
  ['am 5. Oktober 2025, 5 October', 'am 5._Oktober 2025, 5_October'],
  ['1,9 Millionen Euro', '1,9_Millionen Euro'],
  ['Kunst am Strom e. V.', 'Kunst am Strom_e._V.'],
  ['Art. 6 Abs. 1 lit. f DSGVO', 'Art._6 Abs._1_lit._f_DSGVO'],
  ['Straßenbahn 4 und 7', 'Straßenbahn_4 und 7'],
  ['Häuser 6 / 3 Euro, venues €6 / €3', 'Häuser 6_/_3_Euro, venues €6_/_€3'],
  ['Speicherkai 4, 29399 Fährstadt', 'Speicherkai 4, 29399 Fährstadt'],
  ['24 Kunstwerke, 5 mit Ton', '24_Kunstwerke, 5 mit Ton'],
  ['611 Zusagen, 48 Kartoffelsalate', '611_Zusagen, 48 Kartoffelsalate'],
  ['2311 Fundstücke, 1500 Glaskugeln', '2311_Fundstücke, 1500_Glaskugeln'],
  [
    'Acht Minuten zu Fuß, eight minutes on foot, class 7b',
    'Acht Minuten zu_Fuß, eight minutes on_foot, class_7b',
  ],
  ['tug-of-war, north v south', 'tug-of-war, north_v_south'],
  ['weighing up to 9 tonnes, 70 fish', 'weighing up_to_9_tonnes, 70_fish'],
  ['611 guests, 24 artworks', '611_guests, 24_artworks'],
])('%s', (text, kept) =>
  expect(keepTogether(text)).toBe(kept.replaceAll('_', '\u00a0').replaceAll('~', '\u2060')),
);
