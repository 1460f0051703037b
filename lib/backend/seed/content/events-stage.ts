import { event, nothingSaid, series } from './event';

/** Concerts, dance and performance, films. */
export const stageEvents = [
  ...series('chor', 'concert', ['2025-07-12', '2025-08-09', '2025-09-13'], '19:30', '20:30', {
    venue: 'bootshaus',
    title: ['Kirchenchor trifft Bojenchor', 'Parish choir meets Choir of Buoys'],
    teaser: [
      'Sieben Bojen geben den Ton\u00a0an, vierzig Menschen versuchen zu folgen.',
      'Seven buoys set the pitch; forty\u00a0humans do their best to follow.',
    ],
    body: [
      'Das Programm richtet sich nach dem Wellengang. Bei Flaute gibt es Schütz, bei Wind Ligeti. Decken mitbringen, gesessen wird auf der Kaimauer.',
      'The programme depends on the waves. If it’s calm, Schütz; if it’s windy, Ligeti. Bring a blanket; seating is on the quay.',
    ],
    production: 'bojenchor',
  }),
  event('konzert-eroeffnung', 'concert', '2025-06-28', '20:00', '22:30', {
    venue: 'festwiese',
    title: ['Die Blechlawine', 'Die Blechlawine'],
    subtitle: ['Brassband, 14 Personen, ein Anhänger', 'Brass band, 14 people, one trailer'],
    teaser: [
      'Das Eröffnungskonzert. Man hört es bis zur Sandbank, also kommen Sie lieber näher.',
      'The opening concert. It carries as far as the sandbank, so you may as well come close.',
    ],
    body: [
      'Vierzehn Bläserinnen und Bläser aus Fährstadt und Umgebung spielen Märsche, die nirgendwohin führen, und zum Schluss einen Walzer für den Kran.',
      'Fourteen brass players from Fährstadt and thereabouts perform marches that lead nowhere and, finally, a waltz for the crane.',
    ],
    language: nothingSaid,
  }),
  event('konzert-wasserglas', 'concert', '2025-07-18', '20:00', '21:15', {
    venue: 'wasserturm',
    title: ['Niederschlag für vier Hände', 'Precipitation for four hands'],
    subtitle: ['Duo Tropf & Tropf, Marimba und Regen', 'Duo Tropf & Tropf, marimba and rain'],
    teaser: [
      'Ein Konzert im Regen, im Trockenen zu hören. Gummistiefel ab Reihe drei.',
      'A concert in the rain that you listen to in the dry. Wellingtons from row three.',
    ],
    body: [
      'Sibel Aktürk regnet, das Duo antwortet. Vier Stücke, eines davon mit Gewitter. Das Publikum sitzt unter dem gelben Dach.',
      'Sibel Aktürk rains, the duo replies. Four pieces, one with thunder. The audience sits beneath the yellow roof.',
    ],
    production: 'regenmacher',
    price: ['14 Euro, ermäßigt 8 Euro', '€14, concessions €8'],
    accessible: false,
    language: nothingSaid,
  }),
  event('konzert-speicher', 'concert', '2025-08-01', '20:30', '22:00', {
    venue: 'kornspeicher',
    title: ['Hafen, Moll', 'Harbour in Minor'],
    picture: '@media:nachtfaehre',
    subtitle: ['Nadja Sievers, Bandoneon', 'Nadja Sievers, bandoneon'],
    teaser: [
      'Tangos aus Städten, in denen Schiffe nicht mehr halten.',
      'Tangos from towns where ships no longer call.',
    ],
    body: [
      'Nadja Sievers spielt im dritten Boden, bei offenen Luken. Das letzte Stück gehört dem Fluss: Sie hört auf, er macht weiter.',
      'Nadja Sievers plays on the third floor with the hatches open. The last piece belongs to the river: she stops, it carries on.',
    ],
    price: ['12 Euro, ermäßigt 7 Euro', '€12, concessions €7'],
    language: nothingSaid,
  }),
  event('konzert-elektronisch', 'concert', '2025-08-30', '21:00', '23:55', {
    venue: 'werft',
    title: ['Nietenfest', 'Riveting'],
    subtitle: ['Elektronische Nacht in der Werfthalle', 'An electronic night in the shipyard'],
    teaser: [
      'Drei Sets aus Werftgeräuschen. Ohrstöpsel liegen bereit, Tanzschuhe auch.',
      'Three sets made of shipyard noises. Earplugs provided, dancing shoes too.',
    ],
    body: [
      'Kompressor, Presse, Möwe: Das Kollektiv Hallraum hat eine Woche lang aufgenommen und spielt es einmal zurück.',
      'Compressor, press, gull: the collective Hallraum recorded for a week and will play it back just once.',
    ],
    price: ['10 Euro', '€10'],
    language: nothingSaid,
    access: [
      'Stufenlos. Stroboskop zwischen 22:00 und 22:20 Uhr.',
      'Step-free. Strobe lighting between 22:00 and 22:20.',
    ],
  }),
  event('konzert-nebelhorn', 'concert', '2025-09-06', '18:00', '18:45', {
    venue: 'werft',
    title: ['Konzert für Horn und klare Sicht', 'Concerto for horn and clear skies'],
    teaser: [
      'Vier Waldhörner gegen ein Nebelhorn. Findet nur bei gutem Wetter statt.',
      'Four French horns versus one foghorn. Fine weather only.',
    ],
    body: [
      'Paula Reinhardt-Sow hat dem „Nebelhorn“ einen zweiten Satz geschrieben. Ob gespielt wird, entscheidet um 17:45 Uhr der Sensor.',
      'Paula Reinhardt-Sow has written a second movement for her “Foghorn”. At 17:45 the sensor decides whether it will be played.',
    ],
    production: 'nebelhorn',
    status: 'postponed',
    language: nothingSaid,
  }),
  event('konzert-abschied', 'concert', '2025-10-03', '17:00', '18:30', {
    venue: 'lange-bruecke',
    title: ['Brückenkonzert', 'Bridge concert'],
    subtitle: ['Orchester der Musikschulen Nord und Süd', 'Orchestra of the music schools North and South'],
    teaser: [
      'Zwei Orchester gehen aufeinander zu, bis sie eins sind.',
      'Two orchestras walk towards each other until they are one.',
    ],
    body: [
      'Die eine Hälfte beginnt am Nordufer, die andere am Südufer. Am Meter 107 treffen sie sich zum Schlussakkord, wenn das Tempo stimmt.',
      'One half starts on the north bank, the other on the south. They meet for the final chord at metre 107, tempo permitting.',
    ],
    picture: '@media:brueckenprobe',
    language: nothingSaid,
  }),
  ...series('kran', 'performance', ['2025-06-29', '2025-07-19', '2025-08-16'], '17:00', '17:20', {
    venue: 'kranplatz',
    title: ['Kran, tanzend: Solo\u00a0mit Einführung', 'Crane, Dancing: solo\u00a0with introduction'],
    teaser: [
      'Vier Minuten Tanz, zwölf Tonnen schwer, vorher erklärt vom Mann mit dem Schlüssel.',
      'Four minutes of dance weighing twelve tonnes, introduced by the man with the key.',
    ],
    body: [
      'Walter Behn erklärt die Partitur, dann fährt der Kran an. Der beste Platz ist die Bank vor der Fischbude; Kolárek hat sie mitgerechnet.',
      'Walter Behn explains the score; then the crane begins. The best seat is the bench by the fish stall; Kolárek planned for it.',
    ],
    production: 'kran-tanzend',
  }),
  event('tanz-wehr', 'performance', '2025-07-26', '20:30', '21:30', {
    venue: 'muehlenwehr',
    title: ['Fallhöhe', 'Drop'],
    subtitle: [
      'Compagnie Aubel, fünf Tanzende, zwei Pegel',
      'Compagnie Aubel, five dancers, two river gauges',
    ],
    teaser: [
      'Drei Meter Unterschied, ein Tanz. Wer unten steht, sieht ein anderes Stück.',
      'Three metres’ difference, one dance. From below it is another piece.',
    ],
    body: [
      'Die Compagnie tanzt auf beiden Seiten des Schleusentors zugleich. Wir empfehlen, zweimal zu kommen, oder zur Pause die Seite zu wechseln.',
      'The company dances on both sides of the lock gate at once. We suggest coming twice, or changing sides at half-time.',
    ],
    production: 'schleuse',
    price: ['15 Euro, ermäßigt 9 Euro', '€15, concessions €9'],
    language: ['Ohne Worte', 'No spoken words'],
  }),
  event('performance-bank', 'performance', '2025-08-10', '12:00', '18:00', {
    venue: 'sandbank',
    title: ['Schalterstunde', 'Counter Service'],
    subtitle: ['Rasmus Oyelaran und vier Angestellte', 'Rasmus Oyelaran and four clerks'],
    teaser: [
      'Sechs Stunden Bankbetrieb im Sand. Ziehen Sie eine Nummer.',
      'Six hours of banking in the sand. Please take a number.',
    ],
    body: [
      'Überweisen, sparen, sich beraten lassen: Die Filiale bietet alles außer Geld. Wartezeit gehört dazu und wird gutgeschrieben.',
      'Transfers, savings, advice: this branch offers everything but money. Waiting is part of it and will be credited to your account.',
    ],
    production: 'sandbank',
    accessible: false,
    access: [
      'Sandiger Weg. Den Strandrollstuhl bitte im Bootshaus bestellen.',
      'Sandy path. Please order the beach wheelchair at the Boathouse.',
    ],
  }),
  event('performance-tor', 'performance', '2025-09-14', '19:00', '20:00', {
    venue: 'festwiese',
    title: ['Rasenstück', 'The Great Piece of Turf'],
    subtitle: ['Océane Marchetti und dreißig Scheren', 'Océane Marchetti and thirty pairs of scissors'],
    teaser: [
      'Dreißig Menschen schneiden gleichzeitig eine Wiese. Klingt wie Regen.',
      'Thirty people cut a meadow at the same time. It sounds like rain.',
    ],
    body: [
      'Bei Dämmerung wird der „Leihfluss“ mit Scheren freigeschnitten, im Takt. Mitmachen können alle, die eine stumpfe Schere von einer scharfen unterscheiden.',
      'At dusk the “River on Loan” is trimmed free with scissors, in time. Anyone who can tell a blunt pair from a sharp one may join in.',
    ],
    production: 'leihfluss',
    language: ['Ohne Worte', 'No spoken words'],
  }),
  event('tanz-abschluss', 'performance', '2025-09-28', '18:00', '19:00', {
    venue: 'laichwiese',
    title: ['Schwarm', 'Shoal'],
    subtitle: [
      'Tanz mit siebzig Menschen, einer falsch herum',
      'Dance with seventy people, one the wrong way round',
    ],
    teaser: [
      'Die 7b hat eine Choreografie geschrieben. Wer der Orangefarbene ist, wird ausgelost.',
      'Class 7b has written a choreography. The orange one is drawn by lot.',
    ],
    body: [
      'Geprobt wird ab 15 Uhr, getanzt um 18 Uhr, für alle ab acht. Bitte in Blau oder Grün kommen und etwas Orangefarbenes in der Tasche haben.',
      'Rehearsal from 15:00, dancing at 18:00, for everyone over eight. Please wear blue or green and keep something orange in your pocket.',
    ],
    production: 'stromauf',
    language: ['Deutsch und Englisch', 'German and English'],
  }),
  ...series('nachtfaehre', 'film', ['2025-07-11', '2025-08-08', '2025-09-12'], '22:40', '23:25', {
    venue: 'uferkino',
    title: ['Nachtfähre', 'Night Ferry'],
    subtitle: ['Kino ohne Film, 45 Minuten', 'Cinema without a film, 45 minutes'],
    teaser: [
      'Einsteigen, ablegen, hinausschauen. Reihe und Platz stehen auf der Karte.',
      'Board, cast off, look out. Row and seat are on your ticket.',
    ],
    body: [
      'Die Autofähre fährt den alten Weg, jedes Fenster in einer anderen Farbe. Einlass ab 22:20 Uhr über den Steg am Kino; Popcorn gibt es an Bord.',
      'The car ferry takes its old route, each window a different colour. Boarding from 22:20 via the jetty by the cinema; popcorn available on board.',
    ],
    production: 'nachtfaehre',
    price: ['7 Euro; Anmeldung', '€7; booking required'],
    language: ['Ohne Worte', 'No spoken words'],
  }),
  event('film-hochwasser', 'film', '2025-07-17', '21:45', '23:20', {
    venue: 'festwiese',
    title: ['Elf Tage', 'Eleven Days'],
    subtitle: ['Dokumentarfilm, 88 Minuten, unter freiem Himmel', 'Documentary, 88 minutes, in the open air'],
    teaser: ['Das Hochwasser von 2022, gefilmt von 41 Telefonen.', 'The flood of 2022, filmed by 41 phones.'],
    body: [
      'Aus den Aufnahmen der Nachbarschaft hat Filmemacherin Leevke Thoms einen Film gemacht, der tröstet, ohne etwas zu beschönigen. Danach Lagerfeuer.',
      'Out of her neighbours’ footage, film-maker Leevke Thoms has made a film that consoles without glossing over anything. Followed by a bonfire.',
    ],
    language: ['Deutsch mit englischen Untertiteln', 'German with English subtitles'],
  }),
  event('film-stumm', 'film', '2025-08-14', '21:15', '22:40', {
    venue: 'festwiese',
    title: ['Der Strom', 'The Stream'],
    subtitle: ['Stummfilm von 1927 mit neuer Musik', 'Silent film from 1927 with a new score'],
    teaser: [
      'Ein Schiffer, eine Müllerin, ein Kran, der noch jung ist.',
      'A bargeman, a miller’s daughter, and a crane still in its youth.',
    ],
    body: [
      'Gedreht zum Teil in Fährstadt; im dritten Akt ist Kran 3 zu sehen, bei der Arbeit. Am Klavier: Nadja Sievers, ausnahmsweise ohne Bandoneon.',
      'Filmed in part in Fährstadt; in the third act you can see Crane 3, at work. At the piano: Nadja Sievers, for once without her bandoneon.',
    ],
    language: ['Stummfilm, deutsche und englische Zwischentitel', 'Silent, German and English intertitles'],
  }),
  event('film-kurz', 'film', '2025-08-28', '20:00', '21:45', {
    venue: 'uferkino',
    title: ['Kurz am Wasser', 'Shorts by the Water'],
    subtitle: ['Neun Kurzfilme aus sieben Ländern', 'Nine short films from seven countries'],
    teaser: [
      'Vom tropfenden Hahn bis zum Pazifik, keiner länger als zwölf Minuten.',
      'From a dripping tap to the Pacific, none longer than twelve minutes.',
    ],
    body: [
      'Ausgewählt von der Kunsthochschule am Strom. Das Publikum vergibt einen Preis: einen Eimer, gefüllt.',
      'Selected by the Kunsthochschule am Strom. The audience awards a prize: one bucket, full.',
    ],
    price: ['6 Euro, ermäßigt 4 Euro', '€6, concessions €4'],
    language: ['Originalfassungen mit Untertiteln', 'Original versions with subtitles'],
  }),
  event('film-kinder', 'film', '2025-09-27', '15:00', '16:20', {
    venue: 'uferkino',
    title: ['Der kleine Lotse', 'The Little Pilot'],
    subtitle: ['Zeichentrick, ab fünf Jahren', 'Animation, from age five'],
    teaser: ['Ein Entenküken führt einen Frachter nach Hause.', 'A duckling guides a freighter home.'],
    body: [
      'Mit Vorlesepause in der Mitte, weil Küken auch mal müssen. Das Licht bleibt gedimmt an, der Ton ist leise.',
      'With a story break in the middle, because ducklings need to go too. Lights stay dimmed, sound stays low.',
    ],
    price: ['4 Euro', '€4'],
    picture: '@media:kinder',
    access: [
      'Entspannte Vorstellung: Hinein und hinaus ist jederzeit möglich.',
      'Relaxed screening: come and go as you need.',
    ],
  }),
] as const;
