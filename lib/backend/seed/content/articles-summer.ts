import { article } from './article';
import { headline, image, layout, link, quote, section, t, text } from './model';

/** News from opening day on. The demo's clock is two weeks later, and no news is younger. */
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
            '<p>At 11:00 the “Foghorn” sounded, at 11:01 the “Choir of Buoys” replied, and with that the speeches had really been made. Mayor Arne Lorentzen had brought one nevertheless. He delivered it standing up in a rowing boat and got as far as “ladies and”.</p><p>He is well and recommends the River Pool. The exhibition runs until 5 October, almost all of it free and almost all of it round the clock.</p>',
          ),
          link(t('Alle Termine', 'What’s on'), '@page:calendar'),
        ],
        [
          image('@media:fest', 'medium', t('Kranplatz, kurz nach elf', 'Crane Square, shortly after eleven')),
          quote(
            t('Ich nehme an, das war ein Beitrag.', 'I take it that was a contribution.'),
            t('Ilse Marquardt über die Rede', 'Ilse Marquardt on the speech'),
          ),
        ],
      ),
    ],
    { preline: ['Eröffnung', 'Opening'] },
  ),
  article(
    'zweihundertzwoelf-aale',
    '2025-07-01',
    '@media:aalleiter',
    ['Zweihundertzwölf Aale', 'Two hundred and twelve eels'],
    [
      '„Aalleiter“ sollte zeigen, wie eine Fischtreppe funktioniert. Nun funktioniert sie.',
      '“Eel Ladder” was meant to show how a fish pass works. Now it actually works.',
    ],
    [
      section(layout.full, [
        text(
          '<p>Als Yuki Brandt beim Wasserwirtschaftsamt anrief, um eine Leiter aus Feuerwehrschlauch zu beantragen, fragte die Sachbearbeiterin, ob sie auch benutzbar sei. „Für wen?“, fragte Brandt. „Für wen wohl“, sagte die Sachbearbeiterin.</p><p>Seit April zählt ein Sensor, was die unterste Sprosse passiert. Ende Mai waren es 212 Aale; so viele hatte man in den letzten elf Jahren zusammen nicht gesehen. Der Schlauch, stellt sich heraus, hat genau die richtige Rauheit. Das Amt prüft nun, ob Kunst als Bauweise zugelassen werden kann.</p>',
          '<p>When Yuki Brandt rang the water authority to apply for a ladder made of fire hose, the clerk asked whether it could actually be used. “By whom?” asked Brandt. “By whom do you think?” said the clerk.</p><p>A sensor has been counting whatever passes the lowest rung since April. By the end of May it had counted 212 eels, more than in the past eleven years put together. The hose, it turns out, is exactly rough enough. The authority is now looking into whether art can be licensed as a construction method.</p>',
        ),
        quote(
          t(
            'Die Aale haben das Gutachten nicht gelesen. Sie sind einfach hinaufgestiegen.',
            'The eels hadn’t read the report. They simply climbed it.',
          ),
          t('Yuki Brandt', 'Yuki Brandt'),
        ),
        text(
          '<p>Gezählt wird nachts, denn Aale steigen im Dunkeln. Am Morgen steht die Zahl mit Kreide auf dem Geländer, und wer im Flussbad die erste Bahn schwimmt, liest sie vor. Es ist still dabei geworden, sagt die Bademeisterin: Die Leute schwimmen jetzt am Rand.</p>',
          '<p>Counting is done at night, as eels climb in the dark. In the morning the figure is chalked on the railing, and whoever swims the first length of the day reads it out. It has become a quiet moment, says the lifeguard: people now swim along the edge.</p>',
        ),
      ]),
      section(
        layout.halves,
        [
          image(
            '@media:aalleiter-close',
            'horizontal',
            t('Die unterste Sprosse, mit Sensor', 'The lowest rung, with sensor'),
          ),
        ],
        [
          headline(t('Außerdem passiert', 'Also counted')),
          text(
            '<ul><li>Ein Flusskrebs, zweimal, in beide Richtungen</li><li>Ein Tennisball</li><li>Yuki Brandt, zu Prüfzwecken</li></ul>',
            '<ul><li>One crayfish, twice, once each way</li><li>One tennis ball</li><li>Yuki Brandt, for testing purposes</li></ul>',
          ),
        ],
      ),
    ],
  ),
  article(
    'interview-faehrmann',
    '2025-07-04',
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
            '<p><strong>Herr Voss, haben Sie wirklich nie geschaut?</strong><br>Geschaut schon. Aber nach dem Tau, nach dem Wetter und ob einer zahlt. Nicht nach dem Fluss. Der war ja immer da.</p><p><strong>Und auf dem Stuhl?</strong><br>Nach zwei Minuten dachte ich: Was mache ich hier? Nach vier: Da drüben steht ein Reiher. Nach sieben sollte ich aufstehen, da war der Reiher noch nicht fertig.</p>',
            '<p><strong>Mr Voss, did you really never look?</strong><br>I looked all right. At the rope, at the weather, at who hadn’t paid. Not at the river. It was always there.</p><p><strong>And on the chair?</strong><br>After two minutes I thought: what am I doing here? After four: there’s a heron over there. After seven I had to get up, and the heron wasn’t finished.</p>',
          ),
          quote(
            t(
              'Man kann einen Fluss nicht überqueren und ansehen. Man muss sich entscheiden.',
              'You can’t cross a river and look at it. You have to choose.',
            ),
            t('Hinnerk Voss', 'Hinnerk Voss'),
          ),
          text(
            '<p><strong>Warum sind Sie nicht sitzen geblieben?</strong><br>Hinter mir stand eine Schlange. Vierzehn Leute, alle ohne Telefon, alle ganz still. So etwas habe ich in 31 Jahren an keinem Anleger gesehen.</p><p><strong>Welches Ufer ist besser?</strong><br>Das andere.</p><p><strong>Gilt das auch, wenn man drüben ist?</strong><br>Dann erst recht.</p>',
            '<p><strong>Why didn’t you stay?</strong><br>There was a queue behind me. Fourteen people, none of them with a telephone, all of them perfectly quiet. In 31 years I never saw anything like it on any landing.</p><p><strong>Which bank is better?</strong><br>The other one.</p><p><strong>Even when you are on it?</strong><br>Especially then.</p>',
          ),
        ],
        [
          image(
            '@media:faehrmann-close',
            'medium',
            t('Unbequem genug, um nicht einzuschlafen', 'Just uncomfortable enough to keep you awake'),
          ),
        ],
      ),
      section(layout.full, [
        image(
          '@media:faehrmann-hour',
          'medium',
          t('Früh um sechs: der Erste in der Schlange', 'Six in the morning: first in the queue'),
        ),
      ]),
    ],
  ),
  article(
    'regen-am-montag',
    '2025-07-07',
    '@media:regenmacher',
    ['Regen am Montag, auf Bestellung', 'Rain on Mondays, made to order'],
    [
      'Der Turm hat montags zu. Dann regnet es für die Gärten, mit Gemüsewunschliste.',
      'The tower is closed on Mondays. That’s when it rains for the gardens; requests from vegetables welcome.',
    ],
    [
      section(
        layout.wideRight,
        [
          image(
            '@media:regenmacher-close',
            'medium',
            t('Die Kurbel, auf „Landregen“', 'The crank, set to “drizzle”'),
          ),
        ],
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
    'chor-sucht-bass',
    '2025-07-08',
    '@media:bojenchor',
    ['Chor sucht Bass, möglichst wasserfest', 'Choir seeks bass, preferably waterproof'],
    [
      'Die siebte Boje ist heiser. Gesucht wird eine Vertretung, Kenntnisse im Schweben erwünscht.',
      'The seventh buoy is hoarse. We need a stand-in; experience of floating an advantage.',
    ],
    [
      section(
        layout.wideLeft,
        [
          text(
            '<p>Seit dem Wochenende klingt das tiefe C des „Bojenchors“ wie ein Kühlschrank beim Umzug. Diagnose: ein Rotaugenschwarm im Resonanzrohr. Ruth Eilers möchte ihn nicht vertreiben, „die proben ja auch“.</p><p>Bis die Fische ausziehen, darf übernehmen, wer ein tiefes C halten kann, elf Sekunden lang, bis zum Bauch im Wasser. Vorsingen ist mittwochs um 19 Uhr am Bootshaus. Drei Bewerbungen liegen vor, darunter eine Tuba.</p>',
            '<p>Since the weekend the low C of the “Choir of Buoys” has sounded like a fridge being moved. Diagnosis: a shoal of roach in the resonator. Ruth Eilers doesn’t want to evict them: “They are rehearsing too, after all.”</p><p>Until the fish move out, the part is open to anyone who can hold a low C for eleven seconds while standing waist-deep in water. Auditions are on Wednesdays at 19:00 at the Boathouse. There have been three applications so far, one of them from a tuba.</p>',
          ),
        ],
        [
          image(
            '@media:bojenchor-close',
            'medium',
            t('Nummer sieben, zurzeit heiser', 'Number seven, currently hoarse'),
          ),
        ],
      ),
    ],
  ),
  article(
    'tisch-gedeckt',
    '2025-07-11',
    '@media:laengster-tisch',
    ['Was auf dem längsten Tisch stehen wird', 'What goes on a 214-metre table'],
    [
      'Das erste Abendessen auf der Langen Brücke in Zahlen: 611 Zusagen, 48 Kartoffelsalate, ein Heiratsantrag.',
      'The first dinner on the Long Bridge in figures: 611 RSVPs, 48\u00a0potato salads, one proposal.',
    ],
    [
      section(
        layout.thirds,
        [
          headline(t('611 Zusagen', '611 RSVPs')),
          text(
            '<p>davon 340 aus der Nordstadt, 262 aus der Südstadt und neun, die eigentlich nur hinüberwollten.</p>',
            '<p>340 of them from the north, 262 from the south, and nine who were only trying to get across.</p>',
          ),
        ],
        [
          headline(t('48 Kartoffelsalate', '48 potato salads')),
          text(
            '<p>31 mit Mayonnaise, 17 mit Brühe. Die Grenze verläuft erstaunlich genau in der Mitte des Flusses.</p>',
            '<p>31 with mayonnaise, 17 with broth. The border runs remarkably close to the middle of the river.</p>',
          ),
        ],
        [
          headline(t('Ein Heiratsantrag', 'One proposal')),
          text(
            '<p>angemeldet für Meter 107, kurz nach sechs. Die andere Hälfte des Paares weiß noch nichts. Bitte sehen Sie woanders hin.</p>',
            '<p>booked for metre 107, shortly after six. The other half of the couple has no idea. Please look elsewhere.</p>',
          ),
        ],
      ),
      section(layout.full, [
        text(
          '<p>Wir beginnen am 20. Juli um 17 Uhr; die weiteren Sonntage sind der 27. Juli, der 10. August, der 31. August und der 21. September. Bitte bringen Sie etwas mit, das kein Kartoffelsalat ist.</p>',
          '<p>We start on 20 July at 17:00; the other Sundays are 27 July, 10 August, 31 August and 21 September. Please bring something that is not potato salad.</p>',
        ),
        link(t('Zum ersten Abendessen', 'Join the first dinner'), '@event:tafel-1'),
      ]),
    ],
    { highlight: true },
  ),
] as const;
