import { article } from './article';
import { headline, image, layout, link, quote, section, t, text } from './model';

/** News from opening day on. */
export const summerArticles = [
  article(
    'eroeffnung',
    '2025-06-28',
    '@media:eroeffnung',
    ['Heute geht es los', 'Here we go'],
    [
      '24 Kunstwerke, sieben Kilometer, ein Bürgermeister im Ruderboot: STROMAUF ist eröffnet.',
      '24 artworks, seven kilometres, one mayor in a rowing boat: UPSTREAM is open.',
    ],
    [
      section(
        layout.wideLeft,
        [
          text(
            '<p>Um 11 Uhr tutete das „Nebelhorn“, um 11:01 Uhr antwortete der „Bojenchor“, und damit waren die Reden eigentlich schon gehalten. Bürgermeister Arne Lorentzen hatte trotzdem eine dabei. Er hielt sie im Stehen, in einem Ruderboot, und kam bis „liebe Fährstädterinnen und“.</p><p>Er ist wohlauf und empfiehlt das Flussbad. Die Ausstellung ist bis zum 5. Oktober zu sehen, fast überall umsonst und fast überall rund um die Uhr.</p>',
            '<p>At 11 am the “Foghorn” sounded, at 11.01 the “Choir of Buoys” replied, and with that the speeches had really been made. Mayor Arne Lorentzen had brought one nevertheless. He delivered it standing up in a rowing boat and got as far as “ladies and”.</p><p>He is well and recommends the River Pool. The exhibition runs until 5 October, almost all of it free and almost all of it round the clock.</p>',
          ),
          link(t('Alle Termine', 'What’s on'), '@page:calendar'),
        ],
        [
          image('@media:fest', 'medium'),
          quote(
            t('Ich nehme an, das war ein Beitrag.', 'I take it that was a contribution.'),
            t('Ilse Marquardt über die Rede', 'Ilse Marquardt on the speech'),
          ),
        ],
      ),
    ],
    { preline: ['Eröffnung', 'Opening'], highlight: true },
  ),
  article(
    'chor-sucht-bass',
    '2025-07-08',
    '@media:bojenchor',
    ['Chor sucht Bass, möglichst wasserfest', 'Choir seeks bass, preferably waterproof'],
    [
      'Die siebte Boje ist heiser. Gesucht wird eine Vertretung, Kenntnisse im Schweben erwünscht.',
      'The seventh buoy is hoarse. A stand-in is sought; some experience of floating would help.',
    ],
    [
      section(
        layout.wideLeft,
        [
          text(
            '<p>Seit dem Wochenende klingt das tiefe C des „Bojenchors“ wie ein Kühlschrank beim Umzug. Diagnose: ein Rotaugenschwarm im Resonanzrohr. Ruth Eilers möchte ihn nicht vertreiben, „die proben ja auch“.</p><p>Bis die Fische ausziehen, darf übernehmen, wer ein tiefes C halten kann, elf Sekunden lang, bis zum Bauch im Wasser. Vorsingen ist mittwochs um 19 Uhr am Bootshaus. Drei Bewerbungen liegen vor, darunter eine Tuba.</p>',
            '<p>Since the weekend the low C of the “Choir of Buoys” has sounded like a fridge being moved. Diagnosis: a shoal of roach in the resonator. Ruth Eilers doesn’t want to evict them: “They are rehearsing too, after all.”</p><p>Until the fish move out, the part is open to anyone who can hold a low C for eleven seconds while standing waist-deep in water. Auditions are on Wednesdays at 7 pm at the Boathouse. There have been three applications so far, one of them from a tuba.</p>',
          ),
        ],
        [
          image('@media:bojenchor-close', 'medium'),
          link(t('Zum Bojenchor', 'To the choir'), '@production:bojenchor', false),
        ],
      ),
    ],
  ),
  article(
    'zweihundertzwoelf-aale',
    '2025-07-17',
    '@media:aalleiter',
    ['Zweihundertzwölf Aale', 'Two hundred and twelve eels'],
    [
      '„Aalleiter“ sollte zeigen, wie eine Fischtreppe funktioniert. Nun funktioniert sie.',
      '“Eel Ladder” was meant to show how a fish pass works. Now it does.',
    ],
    [
      section(layout.full, [
        text(
          '<p>Als Yuki Brandt beim Wasserwirtschaftsamt anrief, um eine Leiter aus Feuerwehrschlauch zu beantragen, fragte die Sachbearbeiterin, ob sie auch benutzbar sei. „Für wen?“, fragte Brandt. „Für wen wohl“, sagte die Sachbearbeiterin.</p><p>Seit April zählt ein Sensor, was die unterste Sprosse passiert. Ende Mai waren es 212 Aale; so viele hatte man in den letzten elf Jahren zusammen nicht gesehen. Der Schlauch, stellt sich heraus, hat genau die richtige Rauheit. Das Amt prüft nun, ob Kunst als Bauweise zugelassen werden kann.</p>',
          '<p>When Yuki Brandt rang the water authority to apply for a ladder made of fire hose, the clerk asked whether it could actually be used. “By whom?” asked Brandt. “By whom do you think?” said the clerk.</p><p>A sensor has been counting whatever passes the lowest rung since April. By the end of May it had counted 212 eels, more than in the past eleven years put together. The hose, it turns out, is exactly rough enough. The authority is now looking into whether art can be licensed as a construction method.</p>',
        ),
      ]),
      section(
        layout.halves,
        [image('@media:aalleiter-close', 'horizontal')],
        [
          headline(t('Außerdem passiert', 'Also counted'), { level: 3 }),
          text(
            '<ul><li>ein Flusskrebs, zweimal, in beide Richtungen</li><li>ein Tennisball</li><li>Yuki Brandt, zu Prüfzwecken</li></ul>',
            '<ul><li>one crayfish, twice, once each way</li><li>one tennis ball</li><li>Yuki Brandt, for testing purposes</li></ul>',
          ),
          link(t('Zum Werk', 'See the work'), '@production:aalleiter', false),
        ],
      ),
    ],
  ),
  article(
    'tisch-gedeckt',
    '2025-07-22',
    '@media:laengster-tisch',
    ['Was auf 214 Metern Tisch stand', 'What was on 214 metres of table'],
    [
      'Das erste Abendessen auf der Langen Brücke in Zahlen: 611 Gäste, 48 Kartoffelsalate, ein Heiratsantrag.',
      'The first dinner on the Long Bridge in figures: 611 guests, 48 potato salads, one proposal.',
    ],
    [
      section(
        layout.thirds,
        [
          headline(t('611 Gäste', '611 guests'), { level: 3 }),
          text(
            '<p>davon 340 aus der Nordstadt, 262 aus der Südstadt und neun, die eigentlich nur hinüberwollten.</p>',
            '<p>340 of them from the north, 262 from the south, and nine who were only trying to get across.</p>',
          ),
        ],
        [
          headline(t('48 Kartoffelsalate', '48 potato salads'), { level: 3 }),
          text(
            '<p>31 mit Mayonnaise, 17 mit Brühe. Die Grenze verläuft erstaunlich genau in der Mitte des Flusses.</p>',
            '<p>31 with mayonnaise, 17 with broth. The border runs remarkably close to the middle of the river.</p>',
          ),
        ],
        [
          headline(t('Ein Heiratsantrag', 'One proposal'), { level: 3 }),
          text(
            '<p>Meter 107, angenommen. Die Feier findet an derselben Stelle statt, es ist ja schon gedeckt.</p>',
            '<p>At metre 107, accepted. The wedding will be held on the spot; the table is laid anyway.</p>',
          ),
        ],
      ),
      section(layout.full, [
        text(
          '<p>Die nächsten Termine sind der 27. Juli, der 10. August, der 31. August und der 21. September, jeweils um 17 Uhr. Bitte bringen Sie etwas mit, das kein Kartoffelsalat ist.</p>',
          '<p>The next dates are 27 July, 10 August, 31 August and 21 September, always at 5 pm. Please bring something that is not potato salad.</p>',
        ),
      ]),
    ],
    { highlight: true },
  ),
  article(
    'regen-am-montag',
    '2025-08-04',
    '@media:regenmacher',
    ['Regen am Montag, auf Bestellung', 'Rain on Monday, to order'],
    [
      'Der Turm hat montags zu. Dann regnet es für die Gärten, mit Gemüsewunschliste.',
      'The tower is closed on Mondays. That is when it rains for the gardens, beans first.',
    ],
    [
      section(
        layout.wideRight,
        [image('@media:regenmacher-close', 'medium')],
        [
          text(
            '<p>In der Kleingartenanlage „Zur Feuchten Freude“ hat man lange über den Wasserturm hinweggesehen. Seit dieser heißen Woche nicht mehr: Jeden Montag leitet Sibel Aktürk den „Regenmacher“ um, durch 300 Meter Schlauch, über den Zaun, auf die Bohnen.</p><p>Bestellt wird über einen Zettelkasten am Tor. „Bitte Landregen, nicht zu früh“, steht da, und „Parzelle 12: wie letzte Woche, aber ohne Wind“. Der Wind, sagt Aktürk, gehöre zum Werk.</p>',
            '<p>At the allotments next door they had long looked straight past the Water Tower. Not since this hot week began: every Monday Sibel Aktürk diverts her “Rainmaker” through 300 metres of hose, over the fence and onto the beans.</p><p>Orders go into a box at the gate. “Steady drizzle please, not too early,” says one, and “Plot 12: same as last week, but without the wind.” The wind, says Aktürk, is part of the work.</p>',
          ),
        ],
      ),
    ],
  ),
  article(
    'interview-faehrmann',
    '2025-08-19',
    '@media:faehrmann',
    ['„Ich habe genau einmal daraufgesessen“', '“I sat on it exactly once”'],
    [
      'Hinnerk Voss fuhr 31 Jahre Fähre. Ein Gespräch über Hinschauen, Stühle und die Frage, welches Ufer besser ist.',
      'Hinnerk Voss ran the ferry for 31 years. A conversation about looking, about chairs, and about which bank is better.',
    ],
    [
      section(
        layout.wideLeft,
        [
          text(
            '<p><strong>Herr Voss, haben Sie wirklich nie geschaut?</strong><br>Geschaut schon. Aber nach dem Tau, nach dem Wetter und ob einer zahlt. Nicht nach dem Fluss. Der war ja immer da.</p><p><strong>Und auf dem Stuhl?</strong><br>Nach zwei Minuten dachte ich: Was mache ich hier? Nach vier: Da drüben steht ein Reiher. Nach sieben sollte ich aufstehen, da war der Reiher noch nicht fertig.</p><p><strong>Welches Ufer ist besser?</strong><br>Das andere.</p>',
            '<p><strong>Mr Voss, did you really never look?</strong><br>I looked all right. At the rope, at the weather, at who hadn’t paid. Not at the river. It was always there.</p><p><strong>And on the chair?</strong><br>After two minutes I thought: what am I doing here? After four: there’s a heron over there. After seven I had to get up, and the heron wasn’t finished.</p><p><strong>Which bank is better?</strong><br>The other one.</p>',
          ),
        ],
        [
          image('@media:faehrmann-close', 'horizontal'),
          link(t('Sieben Minuten reservieren', 'Book your seven minutes'), '@production:faehrmann'),
        ],
      ),
    ],
  ),
  article(
    'uferweg',
    '2025-09-09',
    '@media:gezeiten',
    ['4,31 Meter: Uferweg bis Freitag gesperrt', '4.31 metres: riverside path closed until Friday'],
    [
      'Die Aue ist da, wo sonst Sie gehen. Diese elf Werke können Sie trotzdem sehen.',
      'The Aue is where you would normally walk. Eleven works can still be seen.',
    ],
    [
      section(layout.full, [
        text(
          '<p>Nach drei Tagen Regen (dem echten) steht der Pegel bei 4,31 Metern. Oke Brodersen erwartet den Scheitel am Mittwochabend und normales Wasser ab Freitag. Bis dahin ist der Weg zwischen Kranplatz und Mühlenwehr zu.</p><p>Offen sind alle Häuser, die Lange Brücke, der Kranplatz und die obere Laichwiese. Am besten stehen Sie jetzt am Alten Fähranleger: Von „Pegel“ fehlen die untersten anderthalb Meter, und man versteht auf einmal alles.</p>',
          '<p>After three days of rain (the real kind) the gauge reads 4.31 metres. Oke Brodersen expects the peak on Wednesday night and normal water from Friday. Until then the path between Crane Square and Mill Weir is closed.</p><p>Open are all indoor venues, the Long Bridge, Crane Square and the upper Spawning Meadow. The best place to be is the Old Ferry Landing: the lowest metre and a half of “Water Level” has gone, and suddenly it all makes sense.</p>',
        ),
        link(t('Aktuelles zum Besuch', 'Visitor information'), '@page:visit'),
      ]),
    ],
  ),
] as const;
