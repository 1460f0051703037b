import { type RecordContent, t } from './model';

/**
 * Venues along the river Aue, downstream first. The town is invented; its river flows through 52.940° N, 9.620° E, where the island is,
 * and rises by 12 degrees from the lower left of the map to the upper right.
 */
function venue(
  key: string,
  name: [string, string],
  street: string,
  latitude: number,
  longitude: number,
  directions: [string, string],
  accessible = true,
): RecordContent {
  return {
    key,
    values: {
      name: t(...name),
      street,
      postal_code: '29399',
      city: 'Fährstadt',
      coordinates: { latitude, longitude },
      directions: t(...directions),
      is_accessible: accessible,
    },
  };
}

export const venues: readonly RecordContent[] = [
  venue('faehranleger', ['Alter Fähranleger', 'Old Ferry Landing'], 'Am Fähranleger 1', 52.93599, 9.59237, [
    'Straßenbahn 4 bis „Fähranleger“, dann 200 Meter flussabwärts. Der Steg hat ein Geländer auf beiden Seiten.',
    'Tram 4 to “Fähranleger”, then 200 metres downstream. The jetty has handrails on both sides.',
  ]),
  venue('kornspeicher', ['Kornspeicher', 'The Granary'], 'Speicherkai 4', 52.93738, 9.59782, [
    'Straßenbahn 4 bis „Speicherkai“. Eingang auf der Wasserseite, Aufzug bis in den dritten Boden.',
    'Tram 4 to “Speicherkai”. Entrance on the water side, lift up to the third floor.',
  ]),
  venue(
    'speicherhof',
    ['Hof am Kornspeicher', 'Granary Yard'],
    'Speicherkai 4',
    52.93759,
    9.59872,
    [
      'Straßenbahn 4 bis „Speicherkai“. Ins Haus führen drei Stufen.',
      'Tram 4 to “Speicherkai”. Three steps lead up into the house.',
    ],
    false,
  ),
  venue('werft', ['Werft Behn', 'Behn Shipyard'], 'Werftstraße 11', 52.93583, 9.60206, [
    'Vom Bahnhof 15 Minuten zu Fuß. Auf dem Gelände liegt Kopfsteinpflaster; ein ebener Weg ist markiert.',
    'A 15-minute walk from the station. The yard is cobbled; a level path is marked.',
  ]),
  venue('kranplatz', ['Kranplatz', 'Crane Square'], 'Kranplatz', 52.93872, 9.6045, [
    'Straßenbahn 2 und 4 bis „Kranplatz“. Von hier starten die meisten Rundgänge.',
    'Trams 2 and 4 to “Kranplatz”. Most tours start here.',
  ]),
  venue('museum', ['Stadtmuseum Fährstadt', 'Fährstadt Town Museum'], 'Marktgasse 7', 52.93699, 9.60971, [
    'Mitten in der Altstadt, fünf Minuten vom Bahnhof. Rampe am Seiteneingang in der Marktgasse.',
    'In the middle of the old town, five minutes from the station. Ramp at the side entrance in Marktgasse.',
  ]),
  venue('lange-bruecke', ['Lange Brücke', 'The Long Bridge'], 'Lange Brücke', 52.9387, 9.61211, [
    'Straßenbahn 2 bis „Lange Brücke“. Gehweg auf der Oberstromseite, drei Meter breit.',
    'Tram 2 to “Lange Brücke”. The pavement on the upstream side is three metres wide.',
  ]),
  venue(
    'festwiese',
    ['Festwiese auf der Aueinsel', 'Fairground on Aue Island'],
    'Aueinsel',
    52.94012,
    9.61919,
    [
      'Über den Inselsteg, stufenlos. Räder bitte am Steg abstellen.',
      'Across the island footbridge, step-free. Please leave bicycles at the bridge.',
    ],
  ),
  venue(
    'bootshaus',
    ['Infozentrum im Bootshaus', 'Information Centre at\u00a0the\u00a0Boathouse'],
    'Aueinsel 2',
    52.94077,
    9.62204,
    [
      'Straßenbahn 7 bis „Flussbad“, dann über den Steg auf die Insel, stufenlos. Im Bootshaus gibt es Karten, Toiletten und trockene Füße.',
      'Tram 7 to “Flussbad” (the River Pool), then across the footbridge to the island, step-free. The Boathouse has maps, toilets and a place to dry your feet.',
    ],
  ),
  venue('flussbad', ['Flussbad', 'The River Pool'], 'Badstraße 30', 52.94212, 9.62462, [
    'Straßenbahn 7 bis „Flussbad“. Während der Ausstellung ist der Eintritt zur Liegewiese frei.',
    'Tram 7 to “Flussbad”. Entry to the lawn is free during the exhibition.',
  ]),
  venue('uferkino', ['Uferkino', 'Riverside Cinema'], 'Nordufer 18', 52.94277, 9.62933, [
    'Straßenbahn 7 bis „Nordufer“. Alles ebenerdig; im Kino zwei Plätze für Rollstühle und eine Induktionsschleife.',
    'Tram 7 to “Nordufer”. All on the ground floor; in the cinema, two wheelchair spaces and an induction loop.',
  ]),
  venue(
    'wasserturm',
    ['Wasserturm', 'The Water Tower'],
    'Am Wasserturm 1',
    52.94054,
    9.63331,
    [
      'Straßenbahn 7 bis „Wasserturm“. 142 Stufen, kein Aufzug; was oben zu sehen ist, zeigen wir auch unten.',
      'Tram 7 to “Wasserturm”. 142 steps, no lift; what can be seen upstairs is also shown downstairs.',
    ],
    false,
  ),
  venue('muehlenwehr', ['Schleuse am Mühlenwehr', 'Mill Weir Lock'], 'Wehrweg 3', 52.94329, 9.63705, [
    'Mit dem Rad den Uferweg entlang oder mit dem Pendelboot bis „Mühlenwehr“.',
    'By bicycle along the riverside path, or by shuttle boat to “Mühlenwehr”.',
  ]),
  venue(
    'sandbank',
    ['Sandbank am Großen Bogen', 'Sandbank at the Great Bend'],
    'Uferweg',
    52.94436,
    9.64284,
    [
      'Zu Fuß 20 Minuten ab Mühlenwehr. Sandiger Weg; ein Strandrollstuhl steht im Bootshaus bereit.',
      'A 20-minute walk from the weir. Sandy path; a beach wheelchair is available at the Boathouse.',
    ],
    false,
  ),
  venue('laichwiese', ['Laichwiese', 'Spawning Meadow'], 'Nordufer 90', 52.94685, 9.64837, [
    'Endhaltestelle der Linie 7, dann dem Bohlenweg folgen. Der Bohlenweg ist 1,20 Meter breit.',
    'Terminus of tram 7, then follow the boardwalk. The boardwalk is 1.2 metres wide.',
  ]),
];
