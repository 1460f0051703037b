import { article } from './article';
import { headline, image, images, layout, link, quote, section, t, text } from './model';

/** News from the months before the opening. */
export const springArticles = [
  article(
    'aue-kursiv',
    '2025-04-11',
    '@media:alphabet-der-stroemung',
    ['Die Aue bekommt eine Schrift', 'The Aue gets a typeface'],
    [
      '26 Buchstaben, gezeichnet von der Strömung: „Aue Kursiv“ steht ab sofort zum Herunterladen bereit.',
      'Twenty-six letters drawn by the current: “Aue Italic” is now available to download.',
    ],
    [
      section(
        layout.wideLeft,
        [
          text(
            '<p>Konrad Lüders hat 44 Jahre lang Lettern gesetzt, bevor er anfing, sie ins Wasser zu werfen. „Nicht werfen“, sagt er. „Hängen.“ An Angelschnüren ließ er Holzbuchstaben aus der Setzerei seines Vaters in die Aue und fotografierte, wie die Strömung sie verschob.</p><p>Das Ergebnis ist eine Schrift, deren Waagerechten leicht hinterherhinken. Lesbar ist sie trotzdem, ab etwa 24 Punkt sogar sehr. Unter 14 Punkt, sagt Lüders, solle man lieber anrufen.</p>',
            '<p>Konrad Lüders set type for 44 years before he started throwing it into the water. “Not throwing,” he says. “Hanging.” On fishing lines he lowered wooden letters from his father’s print shop into the Aue and photographed how the current shifted them.</p><p>The result is a typeface whose horizontals lag a little behind. It is legible all the same; from about 24 point, very. Below 14 point, says Lüders, you had better telephone.</p>',
          ),
          quote(
            t(
              'Das S konnte der Fluss von Anfang an. Beim X hat er sich geweigert.',
              'The river could do an S from the start. It refused the X.',
            ),
            t('Konrad Lüders', 'Konrad Lüders'),
          ),
        ],
        [
          image(
            '@media:alphabet-der-stroemung-close',
            'medium',
            t('Das U, sieben Scheiben', 'The U in seven slices'),
          ),
        ],
      ),
    ],
  ),
  article(
    'kran-drei',
    '2025-04-29',
    '@media:kran-tanzend',
    ['Kran 3 hat wieder Strom', 'Crane 3 has power again'],
    [
      'Nach 28 Jahren dreht sich am Kranplatz zum ersten Mal etwas. Ein Rentner hatte den Schlüssel aufgehoben.',
      'For the first time in 28 years something in Crane Square is turning. A pensioner had kept the key.',
    ],
    [
      section(layout.full, [
        text(
          '<p>Um 14:12 Uhr legte Elektrikerin Svea Thomsen den Hebel um, um 14:13 Uhr ging in der Werftstraße das Licht aus, um 14:20 Uhr war beides behoben. Dann hob Kran 3 den Kopf, langsam, wie jemand, der nicht sicher ist, ob man ihn gemeint hat.</p>',
          '<p>At 14:12 electrician Svea Thomsen threw the lever; at 14:13 the lights went out in Werftstraße; by 14:20 both had been sorted out. Then Crane 3 raised its head, slowly, like someone unsure whether they had really been called.</p>',
        ),
      ]),
      section(
        layout.halves,
        [
          headline(t('Der Mann mit dem Schlüssel', 'The man with the key')),
          text(
            '<p>Ohne Walter Behn, 84, wäre es nicht gegangen. Er fuhr den Kran bis 1997 und nahm an seinem letzten Tag den Schlüssel mit nach Hause, „damit keiner Unsinn macht“. Nun führt er als Uferlotse durch die Choreografie.</p>',
            '<p>It couldn’t have been done without Walter Behn, 84. He drove the crane until 1997 and on his last day took the key home, “so nobody would get any ideas”. He now explains the choreography as a river guide.</p>',
          ),
        ],
        [
          image(
            '@media:kran-tanzend-close',
            'horizontal',
            t('Die Partitur am Kranfuß', 'The score at the foot of the crane'),
          ),
        ],
      ),
    ],
  ),
  article(
    'farbe-an-der-kaimauer',
    '2025-05-13',
    '@media:pegel',
    ['Wer malt da vierzehn Meter hoch?', 'Who’s that painting, fourteen metres up?'],
    [
      'Mara Lindqvist und ihr Team brauchen für „Pegel“ 640 Liter Blau und sehr ruhiges Wetter.',
      'For “Water Level”, Mara Lindqvist and her team need 640 litres of blue and very calm weather.',
    ],
    [
      section(
        layout.wideLeft,
        [
          text(
            '<p>Seit Montag hängt am Alten Fähranleger ein Gerüst, und darauf sitzt, meist mit dem Rücken zur Stadt, Mara Lindqvist. Vor ihr: Kaimauer, Backstein, Baujahr 1888. Hinter ihr: Leute mit Fragen.</p><p>Die häufigste lautet, ob das so hoch wirklich komme. Lindqvist verweist dann auf das Gutachten, das seit Jahren im Rathaus liegt, Raum 2.14. „Ich habe es nur abgeschrieben“, sagt sie. „In größer.“</p>',
            '<p>Since Monday there has been scaffolding at the Old Ferry Landing, and on it, mostly with her back to the town, sits Mara Lindqvist. In front of her: quay wall, brick, built in 1888. Behind her: people with questions.</p><p>The most frequent one is whether it will really rise that high. Lindqvist refers them to the report that has been lying in the town hall for years, room 2.14. “All I did was copy it out,” she says. “Bigger.”</p>',
          ),
        ],
        [image('@media:aufbau', 'medium', t('A wie Aufbau', 'A is for assembly'))],
      ),
    ],
  ),
  article(
    'linker-schuh',
    '2025-05-20',
    '@media:treibgut',
    ['Gesucht: Besitzer eines linken Schuhs', 'Wanted: owner of one left shoe'],
    [
      'Neun Fundstücke aus „Treibgut, geordnet“ sind schon wieder zu Hause. 2302 warten noch.',
      'Nine finds from “Flotsam, Sorted” have already gone home. 2,302 are still waiting.',
    ],
    [
      section(layout.full, [
        text(
          '<p>Größe 43, braun, Senkel offen: Regal 4, Fach 17. Wer ihn vermisst, möge ihn beschreiben und mitnehmen, so lautet die Regel im Kornspeicher. Bisher abgeholt wurden ein Kochtopf, zwei Bälle, ein Namensschild („Frau Dr. Ahrens“), ein Ruder, ein Gartenzwerg und drei Dinge, über die Stillschweigen vereinbart wurde.</p><p>Das Kollektiv führt Buch. An jeder leeren Stelle liegt eine Quittung, und die Quittungen werden allmählich der schönste Teil.</p>',
          '<p>Size 43, brown, laces undone: shelf 4, compartment 17. If you miss it, describe it and take it home; that is the rule at the Granary. So far a saucepan has been collected, two balls, a name badge (“Dr Ahrens”), an oar, a garden gnome, and three things whose owners asked for discretion.</p><p>The collective keeps a ledger. A receipt lies in every gap, and the receipts are slowly becoming the best part.</p>',
        ),
      ]),
      section(layout.full, [
        images(
          { image: '@media:treibgut', title: t('Regal 4', 'Shelf 4') },
          { image: '@media:treibgut-close', title: t('Fach 17', 'Compartment 17') },
        ),
      ]),
    ],
  ),
  article(
    'klasse-7b',
    '2025-06-03',
    '@media:stromauf',
    ['14 zu 13 für den orangefarbenen Fisch', '14 to 13 for the orange fish'],
    [
      'Schwimmt er falsch oder frei? Die 7b hat abgestimmt, geheim und nach drei Wochen Streit.',
      'Is it swimming the wrong way, or\u00a0swimming\u00a0free? Class 7b has voted, in\u00a0secret and after three weeks of argument.',
    ],
    [
      section(layout.full, [
        text(
          '<p>Siebzig Ruderblätter, eine Stichsäge, 27 Jugendliche: Für „Stromauf“ hat die Klasse 7b der Gesamtschule Nord ein halbes Jahr lang Fische gebaut. Gestritten wurde nur über einen. Sollte der letzte mitschwimmen oder nicht?</p><p>Es gab Reden, Plakate und einen Kompromissvorschlag (zwei orangefarbene). Am Ende entschied eine Stimme. Wessen, weiß niemand, aber alle sagen: meine.</p>',
          '<p>Seventy oar blades, one power jigsaw, 27 teenagers: Class 7b at Nord Comprehensive spent six months making fish for “Upstream”. They only ever argued about one of them. Should the last fish swim with the rest or not?</p><p>There were speeches, posters and a proposed compromise (two orange ones). In the end a single vote decided it. Nobody knows whose, though everyone claims it was theirs.</p>',
        ),
        image(
          '@media:stromauf-close',
          'medium',
          t('Nummer\u00a070, mit einer Stimme\u00a0Mehrheit', 'Number 70, elected by a majority of one'),
        ),
        quote(
          t(
            'Wenn alle gegen den Strom\u00a0schwimmen, ist\u00a0das\u00a0auch ein Strom.',
            'If everybody swims against the\u00a0current, that’s\u00a0a\u00a0current too.',
          ),
          t('Mira, 13', 'Mira, 13'),
        ),
      ]),
    ],
  ),
  article(
    'leihraeder',
    '2025-06-12',
    '@media:rad',
    ['Sechzig Räder, drei davon mit drei Rädern', 'Sixty bikes, three with three wheels'],
    [
      'Das Kollektiv Speiche verleiht ab der Eröffnung Fahrräder am Bahnhof und am Bootshaus.',
      'From opening day, Kollektiv Speiche will hire out bicycles at the station and the Boathouse.',
    ],
    [
      section(layout.full, [
        text(
          '<p>Neun Euro am Tag, Kinder frei, Helm dabei. Alle Räder stammen aus der Fundsache und wurden in der Werkstatt am Güterbahnhof wieder zusammengesetzt, einige aus mehreren. Sie erkennen sie am Schutzblech: Es ist orange und steht in einem Winkel von zwölf Grad ab. Das ist kein Schaden.</p><p>Wer nur eine Richtung fahren will, gibt das Rad am Mühlenwehr ab und nimmt das Boot zurück.</p>',
          '<p>Nine euros a day, children free, helmet included. Every bicycle comes from the lost-property office and was put back together in the workshop at the goods station, some of them out of several. You can tell them by the mudguard: it is orange and sticks out at an angle of twelve degrees. That is not damage.</p><p>If you only want to ride one way, leave the bicycle at Mill Weir and take the boat back.</p>',
        ),
        link(t('Alle Wege zum Fluss', 'All ways to the river'), '@page:visit'),
      ]),
    ],
  ),
  article(
    'gebaerden',
    '2025-06-19',
    '@media:fuehrung',
    ['Rundgänge, die man sehen kann', 'Tours you can see'],
    [
      'Malte Feddersen führt an jedem ersten Samstag in Deutscher Gebärdensprache, und Hörende dürfen mit.',
      'Malte Feddersen leads a tour in German Sign Language on the first Saturday of every month; hearing people are welcome too.',
    ],
    [
      section(
        layout.wideRight,
        [image('@media:nebelhorn', 'medium')],
        [
          text(
            '<p>Für „Nebelhorn“ gab es keine Gebärde. Jetzt gibt es eine: Beide Hände formen einen Trichter, der sich langsam öffnet, dann wird gewartet. „Das Warten ist wichtig“, sagt Malte Feddersen. „Bei schönem Wetter kommt ja etwas.“</p><p>Die Rundgänge dauern neunzig Minuten und beginnen am Kranplatz. Wer nicht gebärdet, bekommt eine Übersetzerin an die Seite. Umgekehrt ist es schließlich sonst auch so.</p>',
            '<p>There was no sign for “foghorn”. Now there is: both hands form a funnel that slowly opens; then you wait. “The waiting is important,” says Malte Feddersen. “In fine weather something actually comes.”</p><p>The tours last ninety minutes and start in Crane Square. If you don’t sign, you will be given an interpreter. It is usually the other way round, after all.</p>',
          ),
          link(t('Barrierefreiheit im Überblick', 'Access at a glance'), '@page:accessibility', false),
        ],
      ),
    ],
  ),
  article(
    'uferweg',
    '2025-06-24',
    '@media:gezeiten',
    ['4,31 Meter: Uferweg bis Freitag gesperrt', '4.31 metres: riverside path closed until Friday'],
    [
      'Die Aue ist da, wo Sie ab Samstag gehen sollen. Elf Werke werden trotzdem rechtzeitig fertig.',
      'The Aue is where you’re meant to be walking from Saturday. Eleven works will be ready on time regardless.',
    ],
    [
      section(layout.full, [
        text(
          '<p>Nach drei Tagen Regen (dem echten) steht der Pegel bei 4,31 Metern. Oke Brodersen erwartet den Scheitel am Mittwochabend und normales Wasser ab Freitag, einen Tag vor der Eröffnung. Bis dahin ist der Weg zwischen Kranplatz und Mühlenwehr zu.</p><p>Weitergebaut wird in allen Häusern, auf der Langen Brücke, am Kranplatz und auf der oberen Laichwiese. Zuschauen lohnt sich am Alten Fähranleger: Von „Pegel“ fehlen die untersten anderthalb Meter, und man versteht auf einmal alles.</p>',
          '<p>After three days of rain (the real kind) the gauge reads 4.31 metres. Oke Brodersen expects the peak on Wednesday night and normal water from Friday, a day before the opening. Until then the path between Crane Square and Mill Weir is closed.</p><p>Work goes on in all the indoor venues, on the Long Bridge, in Crane Square and on the upper Spawning Meadow. The best place to watch is the Old Ferry Landing: the lowest metre and a half of “Water Level” has gone, and suddenly it all makes sense.</p>',
        ),
        quote(
          t(
            'Das Wasser hält sich an keinen Aufbauplan. Es steht aber in jedem.',
            'The water keeps to nobody’s schedule. It is in all of them, though.',
          ),
          t('Oke Brodersen, Technik und Wasser', 'Oke Brodersen, technology and water'),
        ),
        link(t('Aktuelles zum Besuch', 'Visitor information'), '@page:visit'),
      ]),
    ],
    { preline: ['Hochwasser', 'Flood alert'] },
  ),
] as const;
