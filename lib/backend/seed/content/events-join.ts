import { event, series } from './event';

/** Workshops, children and families, celebrations. */
export const joinEvents = [
  ...series('falten', 'workshop', ['2025-07-06', '2025-08-03'], '14:00', '17:00', {
    venue: 'muehlenwehr',
    title: ['Ein Ufer falten', 'Folding a riverbank'],
    subtitle: ['Mit Nora Vantongeren', 'With Nora Vantongeren'],
    teaser: [
      'Vom Blatt zum Berg in siebzehn Knicken. Aufhören ist Teil des Kurses.',
      'From sheet to mountain in seventeen creases. Stopping is part of the course.',
    ],
    body: [
      'Wir falten im Freien, mit wetterfestem Papier und ohne Anleitung. Am Ende wird alles aneinandergelegt und eine Minute lang angeschaut.',
      'We fold outdoors, with weatherproof paper and without instructions. At the end everything is laid side by side and looked at for a minute.',
    ],
    production: 'gefaltetes-ufer',
    price: ['8 Euro; Anmeldung', '€8; booking required'],
    language: ['Deutsch und Englisch', 'German and English'],
  }),
  event('siebdruck', 'workshop', '2025-07-20', '11:00', '16:00', {
    venue: 'kornspeicher',
    title: ['Wellen drucken', 'Printing waves'],
    subtitle: ['Siebdruck mit Ferdinand Achterberg', 'Screen printing with Ferdinand Achterberg'],
    teaser: [
      'Zwei Siebe, zwei Farben, und plötzlich bewegt sich das T-Shirt.',
      'Two screens, two colours, and suddenly your T-shirt is moving.',
    ],
    body: [
      'Bringen Sie Stoff mit, der hell und entbehrlich ist. Brillen werden nebenbei nachgezogen; der Kursleiter kann nicht anders.',
      'Bring fabric that is pale and dispensable. Spectacles will be tightened along the way; the instructor can’t help himself.',
    ],
    production: 'gegenstrom',
    price: ['18 Euro mit Material; Anmeldung', '€18 including materials; booking required'],
  }),
  event('kartieren', 'workshop', '2025-08-02', '10:00', '13:00', {
    venue: 'sandbank',
    title: ['Gebirge messen', 'Surveying mountains'],
    subtitle: [
      'Mit dem Vermessungsamt (Carla\u00a0Dietz und Piet\u00a0Noack)',
      'With the Vermessungsamt collective (Carla\u00a0Dietz and Piet\u00a0Noack)',
    ],
    teaser: [
      'Mit Schlauchwaage und Kreide auf die höchsten zwanzig Zentimeter der Stadt.',
      'With water level and chalk up the highest twenty centimetres in town.',
    ],
    body: [
      'Wir vermessen einen Garten Ihrer Wahl im Umkreis von fünfhundert Metern und malen seine Höhenlinien auf. Der Rasen verzeiht es bis zum ersten Regen.',
      'We survey a garden of your choice within five hundred metres and draw in its contours. The lawn will have forgotten by the first rain.',
    ],
    production: 'hoehenlinien',
    accessible: false,
  }),
  event('schreiben', 'workshop', '2025-08-13', '18:00', '20:30', {
    venue: 'bootshaus',
    title: ['Sieben Minuten, ein Satz', 'Seven minutes, one sentence'],
    subtitle: ['Schreibwerkstatt', 'Writing workshop'],
    teaser: [
      'Erst auf den Stuhl, dann an den Tisch. Geschrieben wird, was übrig bleibt.',
      'First the chair, then the table. You write down what is left.',
    ],
    body: [
      'Zwölf Menschen, zwölf Sitzungen auf dem Ponton, zwölf Sätze. Sie werden gedruckt und an der Reling befestigt, ohne Namen.',
      'Twelve people, twelve sittings on the pontoon, twelve sentences. They are printed and fixed to the railing, unsigned.',
    ],
    production: 'faehrmann',
    price: ['5 Euro; Anmeldung', '€5; booking required'],
    status: 'sold_out',
  }),
  event('schriftwerkstatt', 'workshop', '2025-08-31', '13:00', '16:00', {
    venue: 'uferkino',
    title: ['Buchstaben baden', 'Bathing letters'],
    subtitle: ['Mit Konrad Lüders', 'With Konrad Lüders'],
    teaser: [
      'Ihr Anfangsbuchstabe, von der Aue verschoben, zum Mitnehmen.',
      'Your initial, shifted by the Aue, to take home.',
    ],
    body: [
      'Leinen, Holz, Wasser, Kamera: Sie lassen einen Buchstaben treiben und drucken, was herauskommt. Q nur nach Absprache.',
      'Line, wood, water, camera: let a letter drift and print what comes out. Q by arrangement only.',
    ],
    production: 'alphabet-der-stroemung',
    price: ['9 Euro', '€9'],
    status: 'cancelled',
  }),
  event('knoten', 'workshop', '2025-09-10', '17:00', '19:00', {
    venue: 'faehranleger',
    title: ['Sieben Knoten fürs Leben', 'Seven knots for life'],
    subtitle: ['Mit Oke Brodersen', 'With Oke Brodersen'],
    teaser: [
      'Palstek, Webleinstek und einer, der sich von selbst löst.',
      'Bowline, clove hitch, and one that undoes itself.',
    ],
    body: [
      'Für Leute mit zwei Händen und für Leute mit einer; Oke kann alle Knoten auch einhändig und zeigt es gern. Seil dürfen Sie behalten.',
      'For people with two hands and people with one; Oke can tie every knot single-handed and likes to prove it. You may keep the rope.',
    ],
    picture: '@media:aalleiter',
  }),
  event('glas', 'workshop', '2025-09-21', '11:00', '15:00', {
    venue: 'laichwiese',
    title: ['Aus Flasche wird Auge', 'From bottle to eye'],
    subtitle: ['Glasschmelze mit Ines Kowalke', 'Glass melting with Ines Kowalke'],
    teaser: [
      'Bringen Sie Altglas, gehen Sie mit einer Kugel, die Sie ansieht.',
      'Bring an old bottle, leave with a globe that looks at you.',
    ],
    body: [
      'Der Ofen ist 1100 Grad heiß und heißt Gerda. Ab 14 Jahren, Schutzbrillen gibt es; Molche bitte nicht anlocken.',
      'The furnace is at 1,100 degrees and is called Gerda. From age 14, goggles provided; please do not attract the newts.',
    ],
    production: 'laichplatz',
    price: ['22 Euro; Anmeldung', '€22; booking required'],
  }),
  ...series('enten', 'family', ['2025-07-05', '2025-08-16', '2025-09-20'], '10:30', '12:00', {
    venue: 'festwiese',
    title: ['Ententour', 'The Duck Tour'],
    subtitle: ['Für Kinder ab vier und ihre Großen', 'For children from four and their grown-ups'],
    teaser: [
      'Eine Ente führt, der Rest watschelt hinterher. Pause bei jeder Pfütze.',
      'A duck leads, everybody waddles behind. We stop at every puddle.',
    ],
    body: [
      'Jule Petersen trägt die Ente, die Kinder tragen die Verantwortung. Vier Werke, ein Lied, am Ende Melone. Gummistiefel sind erwünscht.',
      'Jule Petersen carries the duck, the children carry the responsibility. Four works, one song and melon at the end. Wellingtons encouraged.',
    ],
  }),
  event('boote', 'family', '2025-07-13', '14:00', '17:00', {
    venue: 'werft',
    title: ['Papierbootregatta', 'Paper boat regatta'],
    subtitle: ['Ab sechs Jahren', 'Ages six and up'],
    teaser: [
      'Falten, bemalen, zu Wasser lassen. Es gewinnt, wer am schönsten sinkt.',
      'Fold, paint, launch. The most beautiful sinking wins.',
    ],
    body: [
      'Startlinie ist Ansgar Thieles Stahlboot, Ziel die Kaikante. Gerettet wird mit dem Kescher, getröstet mit Waffeln.',
      'The start line is Ansgar Thiele’s steel boat, the finish is the quay. Rescue by landing net, consolation by waffle.',
    ],
    production: 'rotes-boot',
  }),
  event('horn-basteln', 'family', '2025-07-27', '11:00', '13:00', {
    venue: 'bootshaus',
    title: ['Tröten aus Schläuchen', 'Horns made of hoses'],
    subtitle: ['Ab fünf Jahren', 'Ages five and up'],
    teaser: [
      'Ein Meter Gartenschlauch, ein Trichter, viel Luft. Eltern seien gewarnt.',
      'One metre of garden hose, one funnel, a lot of breath. Parents be warned.',
    ],
    body: [
      'Um 13 Uhr antworten wir gemeinsam dem „Nebelhorn“. Wer sein Instrument mit nach Hause nimmt, tut das auf eigene Gefahr.',
      'At 13:00 we reply to the “Foghorn” all together. Instruments may be taken home at your own risk.',
    ],
    picture: '@media:nebelhorn',
  }),
  event('steine', 'family', '2025-08-23', '10:00', '12:00', {
    venue: 'flussbad',
    title: ['Kieselsprechstunde', 'Pebble surgery'],
    subtitle: ['Theo Mansour untersucht Ihre Steine', 'Theo Mansour examines your stones'],
    teaser: [
      'Bringen Sie den Stein mit, den Sie nicht wegwerfen konnten.',
      'Bring the stone you couldn’t throw away.',
    ],
    body: [
      'Der Künstler tastet, wiegt, hört zu und sagt, woher er kommt. Besonders schöne Steine werden gescannt und bekommen eine Akte.',
      'The artist feels it, weighs it, listens, and tells you where it is from. Particularly fine stones are scanned and given a file.',
    ],
    production: 'kiesel',
    price: ['Eintritt frei, Steine ebenso', 'Free, and so are stones'],
  }),
  event('uebernachtung', 'family', '2025-08-29', '19:00', '09:00', {
    venue: 'kornspeicher',
    title: ['Nacht im Speicher', 'A night at the Granary'],
    subtitle: ['Für Kinder von acht bis zwölf', 'For children aged eight to twelve'],
    teaser: [
      'Schlafen zwischen 2302 Fundstücken. Am Morgen fehlt eines. Welches?',
      'Sleep among 2,302 found objects. By morning one is missing. Which?',
    ],
    body: [
      'Mit Taschenlampenrundgang, Vorlesen und Frühstück auf der Rampe. Isomatte und Zahnbürste mitbringen, linke Schuhe bitte beschriften.',
      'With a torchlight tour, a story and breakfast on the loading ramp. Bring a mat and a toothbrush, and label your left shoe.',
    ],
    production: 'treibgut',
    price: ['15 Euro mit Frühstück; Anmeldung', '€15 including breakfast; booking required'],
    status: 'sold_out',
  }),
  event('drachen', 'family', '2025-10-05', '11:00', '14:00', {
    venue: 'laichwiese',
    title: ['Fische steigen lassen', 'Flying fish'],
    subtitle: ['Drachen bauen für alle', 'Kite-making for everyone'],
    teaser: [
      'Am letzten Tag lernen die Fische fliegen, sofern Wind ist.',
      'On the last day the fish learn to fly, wind permitting.',
    ],
    body: [
      'Papier, Leisten, Schnur liegen bereit, siebzig Mal. Einer wird orange, darüber wird diesmal nicht abgestimmt.',
      'Paper, battens and string are ready, seventy times over. One will be orange; this time there is no vote.',
    ],
    production: 'stromauf',
    language: ['Deutsch und Englisch', 'German and English'],
  }),
  event('eroeffnung', 'celebration', '2025-06-28', '11:00', '19:00', {
    venue: 'kranplatz',
    title: ['Eröffnung', 'Opening'],
    subtitle: ['Mit Horn, Chor und einer Rede im Boot', 'With horn, choir and a speech in a boat'],
    teaser: [
      'Um elf tutet es, dann gehört die Stadt dem Fluss. Alle Häuser sind heute frei.',
      'The horn sounds at eleven; then the town belongs to the river. All venues free today.',
    ],
    body: [
      'Programm an allen Orten, Pendelboot im Halbstundentakt, Suppe für tausend Leute. Die Rede ist kurz, das Boot kippelig.',
      'There are events at every venue, a shuttle boat every half hour and soup for a thousand. The speech is short, the boat unsteady.',
    ],
    picture: '@media:eroeffnung',
    language: ['Deutsch, Englisch, Deutsche Gebärdensprache', 'German, English, German Sign Language'],
  }),
  ...series(
    'tafel',
    'celebration',
    ['2025-07-20', '2025-07-27', '2025-08-10', '2025-08-31', '2025-09-21'],
    '17:00',
    '21:00',
    {
      venue: 'lange-bruecke',
      title: ['Abendessen am längsten Tisch', 'Dinner at the Longest Table'],
      subtitle: ['214 Meter, alle eingeladen', '214 metres, everyone invited'],
      teaser: [
        'Gedeckt ist schon. Bringen Sie etwas mit, das man teilen kann, und setzen Sie sich neben Fremde.',
        'The table is laid. Bring something to share and sit down next to a stranger.',
      ],
      body: [
        'Die Brücke ist von 16 bis 22 Uhr für Autos gesperrt. Teller, Besteck und Wasser sind da, Kartoffelsalat erfahrungsgemäß auch. Bei Regen rücken wir in den Kornspeicher.',
        'The bridge is closed to cars from 16:00 to 22:00. Plates, cutlery and water are provided, and so, judging by experience, is potato salad. If it rains we move to the Granary.',
      ],
      production: 'laengster-tisch',
      price: ['Eintritt frei, bitte etwas zu essen mitbringen', 'Free; please bring food'],
      language: ['Alle Sprachen', 'All languages welcome'],
      access: [
        'Jedes zehnte Stück des Tisches hat keine Bank: Dort ist Platz für Rollstühle.',
        'Every tenth section of the table has no bench: there is room for wheelchairs.',
      ],
    },
  ),
  event('sommerfest', 'celebration', '2025-08-09', '15:00', '23:00', {
    venue: 'festwiese',
    title: ['Inselfest', 'Island Fair'],
    subtitle: ['Mit Lampions und Tauziehen Nord gegen Süd', 'With lanterns and a tug-of-war, north v south'],
    teaser: [
      'Halbzeit. Wir feiern, dass noch alles steht, was stehen soll.',
      'Half-time. We celebrate that everything meant to stand is still standing.',
    ],
    body: [
      'Um 16 Uhr Tauziehen über den Nebenarm, um 18 Uhr Preisverleihung für den schönsten Sturz, danach Musik. Das Pendelboot fährt bis Mitternacht.',
      'Tug-of-war across the side channel at 16:00, a prize for the finest fall at 18:00, then music. The shuttle boat runs until midnight.',
    ],
    price: ['3 Euro, Kinder frei', '€3, children free'],
    language: ['Deutsch', 'German'],
  }),
  event('finale', 'celebration', '2025-10-05', '15:00', '19:00', {
    venue: 'bootshaus',
    title: ['Auszahlung', 'Payout'],
    subtitle: ['Der letzte Nachmittag', 'The last afternoon'],
    teaser: [
      'Alle eingezahlten Stunden werden gemeinsam ausgegeben. Mit Kuchen und Zinsen.',
      'All the hours deposited are spent together. With cake, and interest.',
    ],
    body: [
      'Die Sandbank schließt, der Leihfluss wird zurückgegeben, Kran 3 verbeugt sich ein letztes Mal. Um 18:45 Uhr, bei Sonnenuntergang, tutet das „Nebelhorn“, egal bei welcher Sicht.',
      'The sandbank closes, the river on loan is returned, Crane 3 takes its last bow. At 18:45, as the sun goes down, the “Foghorn” sounds, whatever the visibility.',
    ],
    language: ['Deutsch, Englisch, Deutsche Gebärdensprache', 'German, English, German Sign Language'],
  }),
] as const;
