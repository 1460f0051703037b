import { partColours } from '@/lib/site';
import {
  anchored,
  faq,
  headline,
  image,
  layout,
  link,
  live,
  type ModuleContent,
  type RecordContent,
  section,
  t,
  text,
  part,
} from './model';

type Stop = [name: [de: string, en: string], minutes: number];

/** The boat's stops upstream, in minutes after departure. */
const upstream: readonly Stop[] = [
  [['Alter Fähranleger', 'Old Ferry Landing'], 0],
  [['Kranplatz', 'Crane Square'], 12],
  [['Aueinsel', 'Aue Island'], 24],
  [['Flussbad', 'River Pool'], 33],
  [['Mühlenwehr', 'Mill Weir'], 48],
];

const downstream: readonly Stop[] = [
  [['Mühlenwehr', 'Mill Weir'], 55],
  [['Flussbad', 'River Pool'], 66],
  [['Aueinsel', 'Aue Island'], 73],
  [['Kranplatz', 'Crane Square'], 82],
  [['Alter Fähranleger', 'Old Ferry Landing'], 90],
];

/** Six departures a day from a quarter past ten, every hour and a half. */
const sailings = Array.from({ length: 6 }, (_, index) => 10 * 60 + 15 + index * 90);

/** A boat's timetable: one line per stop and its times, which the page shows as a table. */
function timetable(stops: readonly Stop[]): ModuleContent {
  const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const lines = (language: 0 | 1) =>
    stops
      .map(
        ([name, after]) =>
          `<p><strong>${name[language]}</strong><br>${sailings.map((start) => clock(start + after)).join(' ')}</p>`,
      )
      .join('');
  return text(lines(0), lines(1));
}

/** Visit, and frequently asked questions. */
export const visit: RecordContent = {
  key: 'visit',
  values: {
    title: t('Besuch', 'Visit'),
    headline: t('Schuhe, in denen man stehen bleiben kann', 'Shoes you can stand still in'),
    slug: t('besuch', 'visit'),
    colour: partColours.visit,
    is_online: true,
    in_menu: true,
    in_footer: false,
    meta_description: t(
      'Anreise, Öffnungszeiten, Preise, Pendelboot und Fahrräder: So kommen Sie nach Fährstadt und den Fluss hinauf.',
      'Getting here, opening hours, prices, shuttle boat and bicycles: how to reach Fährstadt and make your way up the river.',
    ),
    og_image: '@media:besuch',
  },
  sections: [
    anchored(
      'eintritt',
      section(
        layout.thirds,
        [
          headline(t('Eintritt', 'Admission'), {
            subline: t('Im Freien frei, drinnen 6\u00a0Euro', 'Free outdoors, €6 indoors'),
          }),
        ],
        [
          headline(t('Anreise', 'Getting here'), {
            subline: t('Acht Gehminuten vom Bahnhof', 'Eight minutes from the station'),
          }),
        ],
        [
          headline(t('Ohne Stufen', 'Step-free'), {
            // Not by t: “24 Werken” has to part where a third of a tablet is too narrow for “14 von 24 Werken”.
            subline: {
              de: '14\u00a0von\u00a024 Werken ganz, sieben\u00a0zum\u00a0Teil',
              en: '14\u00a0of\u00a024 works in\u00a0full, seven\u00a0in\u00a0part',
            },
          }),
        ],
      ),
    ),
    section(
      layout.thirds,
      part(
        t('Ein Ticket, vier Häuser', 'One ticket, four venues'),
        '<ul><li>6\u00a0Euro, ermäßigt 3\u00a0Euro</li><li>Unter 18, Begleitpersonen, Schulklassen aus Fährstadt: frei</li><li>Saisonkarte 18\u00a0Euro, übertragbar</li></ul><p>Im Bootshaus und an jeder Tür, bar oder mit Karte. Der erste Donnerstag im Monat kostet nichts.</p>',
        '<ul><li>€6, concessions €3</li><li>Under-18s, personal assistants and local school groups: free</li><li>Season ticket €18, transferable</li></ul><p>At the Boathouse or at any door, cash or card. Free for everyone on the first Thursday of the month.</p>',
      ),
      part(
        t('Mit der Bahn', 'By train'),
        '<p>Von Hamburg\u00a058\u00a0Minuten, von Hannover\u00a064, vom\u00a0Sofa je\u00a0nachdem:</p><ol><li>Regionalexpress bis Fährstadt, stündlich</li><li>Ausgang Fluss, den gelben Füßen nach</li><li>Nach acht Minuten: Kranplatz, Werk\u00a006</li></ol>',
        '<p>58\u00a0minutes from Hamburg, 64\u00a0from Hanover; from your sofa, it depends.</p><ol><li>Regional express to Fährstadt, hourly</li><li>River exit; follow the yellow footprints</li><li>After eight minutes: Crane\u00a0Square, work\u00a006</li></ol>',
        link(t('Mit Rad oder Auto', 'By bike or car'), '#rad-und-auto', false),
      ),
      part(
        t('Barrierefrei unterwegs', 'Help with access'),
        '<p>Für die drei Werke mit Stufen gibt es Tastmodelle und Filme. Fragen beantwortet das Infozentrum im Bootshaus, täglich 9–19 Uhr.</p><ul><li>Rollstühle im Bootshaus</li><li>Parkplätze für Menschen mit Behinderung direkt am Weg</li></ul>',
        '<p>For the three works with steps there are tactile models and films. Ask at the Information Centre at the Boathouse, daily from 9:00 to 19:00.</p><ul><li>Wheelchairs to borrow at the Boathouse</li><li>Accessible parking bays right by the path</li></ul>',
        link(t('Mehr zur Barrierefreiheit', 'More about access'), '@page:accessibility', false),
      ),
    ),
    anchored('karte', section(layout.full, [headline(t('Wo alles steht', 'On the map')), live('map')])),
    anchored('oeffnungszeiten', section(layout.full, [headline(t('Öffnungszeiten', 'Opening hours'))])),
    section(
      layout.halves,
      [live('hours')],
      [
        text(
          '<p><strong>Werke im Freien</strong><br>Jederzeit, auch nachts; „Fenster zum Fluss“ sogar nur nachts</p><p><strong>Die vier Häuser</strong><br>Kornspeicher, Stadtmuseum, Wasserturm und Uferkino; donnerstags bis 20 Uhr, montags ruhen sie sich aus</p><p><strong>Infozentrum im Bootshaus</strong><br>Auf der Insel, täglich 9–19 Uhr; Kuchen ab 11 Uhr</p><p>Steht die Aue höher als 4,20 Meter, bleibt der Uferweg geschlossen. Dann steht es oben auf dieser Seite.</p>',
          '<p><strong>Outdoor works</strong><br>At any time, day or night; “Windows on the River” only at night</p><p><strong>Indoor venues</strong><br>Granary, Town Museum, Water Tower and Riverside Cinema; open until 20:00 on Thursdays, closed on Mondays</p><p><strong>Information Centre at the Boathouse</strong><br>On Aue Island, daily 9:00–19:00; cake from 11:00</p><p>When the Aue rises above 4.20 metres, the riverside path closes. If it does, we’ll say so at the top of this page.</p>',
        ),
      ],
    ),
    anchored('rad-und-auto', section(layout.full, [headline(t('Mit Rad oder Auto', 'By bike or car'))])),
    section(
      layout.halves,
      part(
        t('Rad', 'Bicycle'),
        '<ol><li>Leihen: Kollektiv Speiche am Bahnhof und am Bootshaus, 9\u00a0Euro am\u00a0Tag, auch mit drei Rädern oder Kindersitz</li><li>Auf den Auenradweg, Richtung Quelle</li><li>Er führt an allen Werken vorbei</li></ol>',
        '<ol><li>Hire one from Kollektiv Speiche, at the station or the Boathouse: €9\u00a0a\u00a0day, tricycles and child seats too</li><li>Join the Aue cycle path, heading upstream</li><li>It passes every work</li></ol>',
      ),
      part(
        t('Auto', 'Car'),
        '<ul><li>Bitte nicht in die Altstadt; sie ist für Fuhrwerke gebaut</li><li>Parkplatz „Werft“, Werftstraße\u00a020, 4\u00a0Euro am\u00a0Tag</li><li>Zwölf Plätze für Menschen mit Behinderung</li></ul>',
        '<ul><li>Please keep out of the old town; it was built for carts</li><li>“Werft” car park, Werftstraße\u00a020, €4\u00a0a\u00a0day</li><li>Twelve accessible bays</li></ul>',
      ),
    ),
    anchored(
      'pendelboot',
      section(
        layout.halves,
        [
          headline(t('Das Pendelboot', 'The shuttle boat')),
          text(
            '<p>Die „Hilde“ fährt dienstags bis sonntags. Flussauf braucht sie 48 Minuten, flussab\u00a035. Das ist keine Verspätung, das ist Physik.</p>',
            '<p>The Hilde runs Tuesday to Sunday. She takes 48 minutes upstream and 35\u00a0downstream. That’s not a delay, it’s physics.</p>',
          ),
          headline(t('Fahrpreise', 'Fares'), { level: 3 }),
          text(
            '<p>Einzelfahrt 3 Euro, Tageskarte 7 Euro. Rollstühle und Kinderwagen kommen über die Klapprampe am Bug. Hunde fahren mit, wenn sie der „Hilde“ gefallen.</p>',
            '<p>Single €3, day ticket €7. Wheelchairs and pushchairs board by the ramp at the bow. Dogs may come along if the Hilde likes them.</p>',
          ),
        ],
        [image('@media:nachtfaehre', 'horizontal')],
      ),
    ),
    section(
      layout.halves,
      [headline(t('Flussauf', 'Upstream'), { level: 3 }), timetable(upstream)],
      [headline(t('Flussab', 'Downstream'), { level: 3 }), timetable(downstream)],
    ),
    anchored(
      'fragen',
      section(layout.full, [
        headline(t('Fragen', 'Questions')),
        faq(
          [
            t('Und wenn es regnet?', 'What if it rains?'),
            t(
              '<p>Dann sieht „Regenmacher“ überflüssig aus und alles andere sehr gut. Schirme leihen wir im Bootshaus; wir hätten sie gern zurück.</p>',
              '<p>Then “Rainmaker” looks redundant and everything else looks splendid. Borrow an umbrella at the Boathouse; we would rather like it back.</p>',
            ),
          ],
          [
            t('Gibt es Toiletten?', 'Are there toilets?'),
            t(
              '<p>Fünf, alle stufenlos: Kornspeicher, Kranplatz, Bootshaus, Flussbad und Mühlenwehr. Euroschlüssel funktioniert überall, Wickeltische gibt es an den ersten dreien.</p>',
              '<p>Five, all step-free: Granary, Crane Square, Boathouse, River Pool and Mill Weir. The first three have changing tables.</p>',
            ),
          ],
          [
            t('Darf der Hund mit?', 'Can I bring my dog?'),
            t(
              '<p>Draußen ja, an der Leine; auf der Laichwiese bitte nicht, wegen der Molche.</p>',
              '<p>Outdoors yes, on a lead; not on the Spawning Meadow, please, because of the newts.</p>',
            ),
          ],
          [
            t('Wo gibt es etwas zu essen?', 'Where can I eat?'),
            t(
              '<p>Im Bootshaus Suppe und Kuchen, auf dem Kranplatz Fischbrötchen, auf der Langen Brücke, was Sie selbst mitbringen.</p>',
              '<p>Soup and cake at the Boathouse, fish rolls in Crane Square and, on the Long Bridge, whatever you have brought yourself.</p>',
            ),
          ],
        ),
        link(t('Alle Fragen und Antworten', 'All questions & answers'), '@page:faq', false),
      ]),
    ),
  ],
};
