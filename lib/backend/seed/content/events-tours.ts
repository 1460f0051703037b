import { event, type EventDetails, series } from './event';

const english: [string, string] = ['Englisch', 'English'];
const signed: [string, string] = [
  'Gebärdensprache (DGS) und Deutsch',
  'German Sign Language (DGS) and spoken German',
];
const walk: Pick<EventDetails, 'venue'> = { venue: 'kranplatz' };

/** Tours and talks. */
export const tourEvents = [
  ...series('rundgang', 'tour', ['2025-06-29', '2025-07-13', '2025-08-17', '2025-09-07'], '11:00', '13:00', {
    ...walk,
    title: ['Sonntagsrundgang: Vom Kran zur Insel', 'Sunday tour: from crane to island'],
    teaser: [
      'Acht Werke in zwei Stunden, mit einer Lotsin, die keine Jahreszahlen mag.',
      'Eight works in two hours with a guide who dislikes dates.',
    ],
    body: [
      'Los geht es am Kranplatz, über die Lange Brücke bis zum Bootshaus. Unterwegs wird gefragt, angefasst und einmal gewartet, bis eine Boje singt. Treffpunkt ist der Kranfuß, bei Regen auch.',
      'We start in Crane Square and cross the Long Bridge to the Boathouse. On the way there will be questions, touching, and one pause until a buoy sings. Meet at the foot of the crane, rain or shine.',
    ],
  }),
  ...series('english-tour', 'tour', ['2025-07-05', '2025-08-23', '2025-09-20'], '14:00', '15:30', {
    ...walk,
    title: ['Rundgang auf Englisch', 'Upstream in English'],
    teaser: ['Neunzig Minuten, fünf Werke, null Grammatik.', 'Ninety minutes, five works, no umlauts.'],
    body: [
      'Für Gäste aus der Ferne und alle, die ihr Englisch lüften möchten. Gelacht wird in beiden Sprachen.',
      'For visitors from afar, and for locals who want to air their English. We stop wherever there is something to sit on.',
    ],
    language: english,
  }),
  ...series('gebaerden', 'tour', ['2025-07-05', '2025-08-02', '2025-09-06', '2025-10-04'], '11:00', '12:30', {
    ...walk,
    title: ['Rundgang in Gebärdensprache', 'Tour in German Sign Language'],
    subtitle: ['Mit Malte Feddersen', 'With Malte Feddersen'],
    teaser: [
      'Horn, Kran und Bojen: drei laute Werke, ganz ohne Ton erzählt.',
      'Horn, crane and buoys: three noisy works, told without a sound.',
    ],
    body: [
      'Malte Feddersen führt in Deutscher Gebärdensprache vom Kranplatz zur Insel. Hörende sind willkommen und bekommen eine Übersetzerin.',
      'Malte Feddersen leads a tour in German Sign Language from Crane Square to the island. Hearing visitors are welcome and will be given an interpreter.',
    ],
    language: signed,
  }),
  event('nachtrundgang', 'tour', '2025-08-15', '21:30', '23:15', {
    venue: 'museum',
    title: ['Im Dunkeln stromauf', 'Upstream after dark'],
    teaser: [
      'Siebzig Fenster, eine Taschenlampe und die Frage, wo der alte Fluss lief.',
      'Seventy windows, one torch, and the question of where the old river ran.',
    ],
    body: [
      'Mit Solveig Anders gehen wir den zugeschütteten Flussarm ab, vom Museum bis zum Hafen. Bitte leise: In der Marktgasse schlafen Leute.',
      'With Solveig Anders we follow the buried arm of the river from the museum to the harbour. Quietly, please: people are asleep in Marktgasse.',
    ],
    production: 'fenster-zum-fluss',
    price: ['5 Euro, ermäßigt 3 Euro', '€5, concessions €3'],
  }),
  event('radtour', 'tour', '2025-08-24', '10:00', '15:00', {
    venue: 'faehranleger',
    title: ['Mit dem Rad: 01 bis 24', 'By bicycle: 01 to 24'],
    teaser: [
      'Alle Werke an einem Tag, mit Picknick bei Nummer 14.',
      'All of the works in a single day, with a picnic at number 14.',
    ],
    body: [
      'Sieben Kilometer klingen kurz. Mit 24 Halten sind sie ein Tag. Räder können Sie bei der Anmeldung mitbestellen; Badesachen sind eine gute Idee.',
      'Seven kilometres sound short. With 24 stops they make a day. You can order a bicycle when you book; swimming things are a good idea.',
    ],
    price: [
      '12 Euro mit Leihrad, 4 Euro ohne; Anmeldung',
      '€12 with bicycle hire, €4 without; booking required',
    ],
    picture: '@media:rad',
  }),
  event('kuratorinnenrundgang', 'tour', '2025-10-04', '15:00', '17:00', {
    ...walk,
    title: ['Letzter Rundgang mit Ilse\u00a0Marquardt', 'Last tour with Ilse\u00a0Marquardt'],
    teaser: [
      'Die Leiterin erzählt, was nicht geklappt hat. Es wird ein langer Nachmittag.',
      'The director explains what went wrong. Expect a long afternoon.',
    ],
    body: [
      'Welches Werk beinahe gesunken wäre, welches gesunken ist und warum Regal 4 jetzt Regal 5 heißt: Ilse Marquardt führt ein letztes Mal flussauf.',
      'Which work nearly sank, which one did, and why shelf 4 is now called shelf 5: Ilse Marquardt leads one last walk upriver.',
    ],
    price: ['Eintritt frei; Anmeldung', 'Free; booking required'],
    status: 'sold_out',
  }),
  event('gespraech-pegel', 'talk', '2025-07-03', '19:00', '20:30', {
    venue: 'kornspeicher',
    title: ['Vierzehn Meter. Und dann?', 'Fourteen metres. Then what?'],
    subtitle: [
      'Mara Lindqvist und Hydrologin Dr. Wencke Ahrens',
      'Mara Lindqvist and hydrologist Dr Wencke Ahrens',
    ],
    teaser: [
      'Eine Malerin und eine Hydrologin reden über Zahlen an Wänden.',
      'A painter and a hydrologist talk about numbers on walls.',
    ],
    body: [
      'Das Gutachten kennt in Fährstadt fast jeder, gelesen haben es sieben. Zwei davon sitzen auf dem Podium. Danach Fragen, auch die mit den Dammbalken.',
      'Nearly everyone in Fährstadt has heard of the report; seven people have read it. Two of them are on stage. Questions afterwards.',
    ],
    production: 'pegel',
  }),
  event('gespraech-faehrmann', 'talk', '2025-07-24', '19:00', '20:15', {
    venue: 'bootshaus',
    title: ['Hin und her: Hinnerk\u00a0Voss erzählt', 'Back and forth: Hinnerk\u00a0Voss remembers'],
    teaser: [
      '31 Jahre Fähre, 1,2 Millionen Überfahrten, ein Reiher.',
      '31 years of ferrying, 1.2 million crossings, one heron.',
    ],
    body: [
      'Der letzte Fährmann der Stadt spricht mit Gesa Wolkenhauer über Stille, Stühle und Schwarzfahrer. Es gibt Suppe.',
      'The town’s last ferryman talks with Gesa Wolkenhauer about silence, chairs and fare-dodgers. There will be soup.',
    ],
    production: 'faehrmann',
  }),
  event('gespraech-aale', 'talk', '2025-08-07', '19:00', '20:30', {
    venue: 'flussbad',
    title: ['Was Aale von Kunst verstehen', 'What eels know about art'],
    subtitle: ['Yuki Brandt und die Fischereibiologie', 'Yuki Brandt and the fisheries biologists'],
    teaser: [
      'Wie ein Feuerwehrschlauch zum anerkannten Bauwerk wurde.',
      'How a fire hose became an approved structure.',
    ],
    body: [
      'Yuki Brandt und das Wasserwirtschaftsamt zeigen die Bilder der Zählkamera. Für Kinder ab zehn geeignet, für Aale ohnehin.',
      'Yuki Brandt and the water authority show footage from the counting camera. Suitable for children from ten up, and for eels in any case.',
    ],
    production: 'aalleiter',
  }),
  event('gespraech-schrift', 'talk', '2025-08-21', '19:00', '20:30', {
    venue: 'uferkino',
    title: ['Kerning mit Gegenstrom', 'Kerning against the current'],
    subtitle: ['Konrad Lüders im Gespräch', 'Konrad Lüders in conversation'],
    teaser: [
      'Ein Schriftsetzer, 26 Buchstaben und ein Fluss, der das X verweigerte.',
      'A compositor, 26 letters, and a river that refused the X.',
    ],
    body: [
      'Konrad Lüders zeigt die 26 Belichtungen und erklärt, warum er auf die Umlaute noch wartet. Wer mag, bringt ein Wort mit, das gesetzt werden soll.',
      'Konrad Lüders shows his 26 exposures and explains why he is still waiting for the umlauts. Bring a word you would like to see typeset.',
    ],
    production: 'alphabet-der-stroemung',
  }),
  event('gespraech-bank', 'talk', '2025-09-04', '19:00', '20:30', {
    venue: 'museum',
    title: ['Auf Sand gebaut', 'Built on sand'],
    subtitle: ['Rasmus Oyelaran trifft die Auekasse', 'Rasmus Oyelaran meets the Auekasse'],
    teaser: [
      'Ein Künstler und eine Filialleiterin vergleichen ihre Bücher.',
      'An artist and a branch manager compare their books.',
    ],
    body: [
      'Er verwaltet 1140 eingezahlte Stunden, sie etwas mehr, in anderer Währung. Was ist sicherer? Die Diskussion ist öffentlich, das Protokoll aus Sand.',
      'He looks after 1,140 deposited hours, she rather more in another currency. Which is safer? The discussion is public, the minutes are in sand.',
    ],
    production: 'sandbank',
  }),
  event('gespraech-zugang', 'talk', '2025-09-11', '17:00', '18:30', {
    venue: 'bootshaus',
    title: ['Ohne Stufe heißt nicht ohne Kante', 'Step-free isn’t edge-free'],
    subtitle: ['Offene Runde mit Birte Qualen', 'Open discussion with Birte Qualen'],
    teaser: [
      'Was an der Ausstellung unzugänglich ist. Bitte mit Beschwerden kommen.',
      'What is inaccessible about the exhibition. Please bring complaints.',
    ],
    body: [
      'Birte Qualen sammelt, was geklemmt hat, und sagt, was bis Oktober noch geändert wird und was wir für die nächste Ausstellung mitnehmen. Mit Gebärdensprache und Schriftdolmetschen.',
      'Birte Qualen collects whatever got stuck and says what will be changed before October and what we will take into the next exhibition. With sign language and live captions.',
    ],
    picture: '@media:barrierefreiheit',
    language: ['Deutsch und Deutsche Gebärdensprache', 'German and German Sign Language'],
  }),
  event('artist-talk', 'talk', '2025-09-18', '19:00', '20:15', {
    venue: 'kornspeicher',
    title: ['Zwölf Grad, gerade erzählt', 'Twelve Degrees, told straight'],
    subtitle: ['Henrike Osei', 'Henrike Osei'],
    teaser: [
      'Die Künstlerin und ihr Statiker im schiefen Haus. Teilnahme im Sitzen.',
      'The artist and her structural engineer, in the crooked house. Please be seated.',
    ],
    body: [
      'Henrike Osei spricht über Lot und Gewohnheit, ihr Statiker über Schrauben. Die Stühle sind gerade, das Haus nicht, der Vortrag auf Englisch.',
      'Henrike Osei talks about plumb lines and habit, her engineer about bolts. The chairs are level, the house is not, and the talk is in English.',
    ],
    production: 'zwoelf-grad',
    language: english,
  }),
  event('abschlussgespraech', 'talk', '2025-10-02', '19:00', '21:00', {
    venue: 'museum',
    title: ['Was bleibt?', 'What stays?'],
    teaser: [
      'Neun Werke bleiben in der Stadt. Welche, wird heute Abend begründet.',
      'Nine works will stay in town. Tonight we say which, and why.',
    ],
    body: [
      'Jury, Bauamt und eine Vertreterin der Molche geben Auskunft. Anschließend Bier.',
      'The jury, the building department and a representative of the newts explain themselves. Followed by beer.',
    ],
  }),
] as const;
