import type { Views } from './artwork-view';
import { t } from './model';

/** Views of artworks 1 to 8. */
export const quayViews: Views = {
  pegel: {
    afar: {
      alt: t(
        'Eine Kaimauer, vom Wasser aus gesehen: auf 38 Metern leuchtend blau gestrichen, darauf die weißen Zahlen 3 bis 14; am Giebel des Backsteinhauses dahinter klettert die Skala bis unters Dach.',
        'A quay wall seen from the water, painted bright blue along 38 metres with white figures from 3 to 14; behind it the scale climbs the gable of a brick house to just below the roof.',
      ),
      caption: t('Gesamtansicht vom Fluss aus', 'The whole work, seen from the river'),
    },
    close: {
      alt: t(
        'Jemand rudert dicht an der blau gestrichenen Kaimauer entlang; die weißen Zahlen sind so hoch wie ein Mensch, am Fuß der Wand verdunkelt das Wasser die Farbe.',
        'Someone is rowing close along the blue quay wall; the white figures are as tall as a person, and at its foot the water darkens the paint.',
      ),
      caption: t('Aus dem Ruderboot, auf Höhe der Neun', 'From a rowing boat, level with the nine'),
    },
    hour: {
      alt: t(
        'Am Giebel über der Kaimauer steht ein Gerüst; zwei Menschen malen die weißen Zahlen auf das blaue Band, das erst bis zur Neun beschriftet ist.',
        'Scaffolding stands against the gable above the quay wall; two people are painting white figures on the blue band, which so far goes up to nine.',
      ),
      caption: t('Aufbau im Mai: bei der Zehn', 'Going up in May: nearly at ten metres'),
    },
  },
  'zwoelf-grad': {
    afar: {
      alt: t(
        'Ein pfirsichfarbenes Haus mit weißen Sprossenfenstern steht schräg auf dem Pflaster, rechts neben ihm ragt senkrecht der backsteinerne Kornspeicher auf; zwei Passanten bleiben stehen.',
        'A peach-coloured house with white glazing bars stands at a slant on the paving; to its right the brick Granary rises bolt upright, and two passers-by have stopped to look.',
      ),
      caption: t('Gesamtansicht am Speicherkai', 'The whole work on Speicherkai'),
      focalX: 25,
    },
    close: {
      alt: t(
        'Zwei Menschen stehen aufrecht auf dem Pflaster vor der schrägen, pfirsichfarbenen Fassade; zwischen ihnen ist die Haustür offen, so gekippt wie die Fenster.',
        'Two people stand upright on the paving before the slanting peach façade; between them the front door is open, tilted like the windows.',
      ),
      caption: t('Die Haustür; bitte am Rahmen festhalten', 'The front door; please hold on to the frame'),
    },
    hour: {
      alt: t(
        'In der Dämmerung brennt hinter allen Fenstern des schräg stehenden Hauses Licht; am Eingang wartet jemand, eine zweite Gestalt kommt über das Pflaster.',
        'At dusk the lights are on behind every window of the slanting house; someone is waiting at the door while another crosses the paving.',
      ),
      caption: t('Nach Sonnenuntergang', 'After sunset'),
    },
  },
  treibgut: {
    afar: {
      alt: t(
        'Speicherboden mit Holzbalken: ein Regal aus dreißig Fächern, in dem Flaschen, Dosen und Schuhe von Weiß über Gelb und Pfirsich bis Lila und Hellblau geordnet stehen; davor eine Besucherin von hinten.',
        'Granary floor with timber beams: a rack of thirty compartments in which bottles, tins and shoes are arranged from white through yellow and peach to purple and pale blue; a visitor in front, seen from behind.',
      ),
      caption: t('Gesamtansicht, Kornspeicher, erster Boden', 'The whole work, Granary, first floor'),
      focalX: 60,
    },
    close: {
      alt: t(
        'Fächer aus der Nähe: Flaschen, Kugeln und Kistchen in Lilatönen, dicht an dicht; ein einziges Fach ist leer bis auf einen weißen Zettel, und durch die Lücke sieht man die Regale dahinter.',
        'Compartments from close by, crammed with bottles, balls and boxes in shades of lilac; a single one is empty but for a slip of white paper, and through the gap the shelves behind can be seen.',
      ),
      caption: t('Fach 17, mit Quittung', 'Compartment 17, with receipt'),
    },
    hour: {
      alt: t(
        'Der Speicherboden beim Aufbau: Das Regal ist erst zu einem Drittel gefüllt, davor stehen fünf Eimer mit Fundstücken, zwei Menschen sortieren.',
        'The Granary floor during installation: the rack is only a third full, five buckets of finds stand in front of it and two people are sorting.',
      ),
      caption: t('Aufbau: fünf Eimer, eine Farbe je Eimer', 'Installing: five buckets, one colour to each'),
    },
  },
  'rotes-boot': {
    afar: {
      alt: t(
        'Ein orangefarbenes Boot, gefaltet wie aus Papier und größer als ein Ruderboot, schwimmt in der Abendsonne vor der Werft und spiegelt sich im Wasser; dahinter führt eine Rampe zum offenen Tor der Bootshalle hinauf, an Land liegen Boote mit Masten, auf der Kaimauer stehen Leute, und rechts in der Ferne ragt der Hafenkran auf.',
        'An orange boat, folded as if from paper and larger than any rowing boat, floats off the shipyard in evening sun above its own reflection; behind it a slipway leads up to the open gate of the boat shed, boats with masts lie ashore, people stand on the quay, and the harbour crane rises far away on the right.',
      ),
      caption: t(
        'Gesamtansicht vom Wasser aus, vor der Werft\u00a0Behn',
        'The whole work off Behn Shipyard, seen from the water',
      ),
    },
    close: {
      alt: t(
        'Rumpf und Segel des orangefarbenen Stahlboots aus der Nähe: scharfe Knicke, dünne Kanten; vom Bug hängt eine Kette zur Kaimauer mit dem Poller.',
        'Hull and sail of the orange steel boat from close by: sharp creases, thin edges; a chain hangs from the bow to the quay with its bollard.',
      ),
      caption: t('Bug und Kette, vom Kai aus', 'Bow and chain, from the quay'),
    },
    hour: {
      alt: t(
        'In der Werfthalle liegt das orangefarbene Boot auf Holzböcken im Licht, das durch das offene Tor hereinfällt; auf einer Trittleiter arbeitet jemand an seiner Kante, links glättet jemand den Bug.',
        'In the shipyard shed the orange boat rests on timber trestles in the light from the open gate; someone on a stepladder works on its edge, and on the left somebody smooths the bow.',
      ),
      caption: t(
        'In der Halle der Werft\u00a0Behn, vor dem Stapellauf',
        'In the shed at Behn Shipyard, before the launch',
      ),
    },
  },
  nebelhorn: {
    afar: {
      alt: t(
        'Ein gelbes Nebelhorn auf schwarzen Stützen, mehr als mannshoch, steht im Nebel an der Kaikante und richtet seinen Trichter nach links aufs Wasser; das andere Ufer ist nur zu ahnen, rechts verblasst ein Hafenkran, hinter dem Horn stehen ein Erwachsener und ein Kind.',
        'A yellow foghorn on black struts, taller than a man, stands on the edge of the quay in fog and points its bell to the left, over the water; the far bank can only be guessed at, a harbour crane fades away on the right, and an adult and a child stand behind the horn.',
      ),
      caption: t(
        'Gesamtansicht an einem Nebeltag: Es bleibt still',
        'The whole work on a foggy day: not a sound',
      ),
      focalX: 70,
    },
    close: {
      alt: t(
        'Der Trichter des gelben Horns von vorn, mit Nieten am Rand und dunklem Schlund; ein Kind und ein Erwachsener stehen davor und reichen nicht an ihn heran.',
        'The bell of the yellow horn from the front, riveted at the rim and dark inside; a child and an adult stand before it and do not come up to its edge.',
      ),
      caption: t('Der Trichter, vor dem Ton um 13 Uhr', 'The bell, before the note at 13:00'),
    },
    hour: {
      alt: t(
        'Das gelbe Horn im Morgennebel, von hinten: Kirchturm und Häuser am anderen Ufer sind nur Umrisse, jemand steht daneben und wartet.',
        'The yellow horn from behind, in morning mist: the steeple and houses on the far bank are mere outlines, and someone stands beside it waiting.',
      ),
      caption: t('An einem trüben Morgen. Es bleibt still.', 'On a misty morning. It stays silent.'),
    },
  },
  'kran-tanzend': {
    afar: {
      alt: t(
        'Ein Hafenkran auf vier grauen Beinen streckt seinen rosa Ausleger im letzten Sonnenlicht nach rechts über das Wasser; unten auf dem Kai stehen Zuschauer in kleinen Gruppen, links eine Reihe von Schuppen, rechts ein Lastkahn.',
        'A harbour crane on four grey legs stretches its pink jib to the right, out over the water, in the last of the sun; spectators stand below on the quay in small groups, with a row of sheds on the left and a barge on the right.',
      ),
      caption: t(
        'Gesamtansicht am Kranplatz, zweiter Satz',
        'The whole work in Crane Square, second movement',
      ),
      focalX: 75,
    },
    close: {
      alt: t(
        'Blick an den grauen Kranbeinen hinauf zu rosa Führerhaus und Ausleger; unten lesen zwei Menschen auf einer weißen Tafel die Partitur.',
        'View up the crane’s grey legs to its pink cab and jib; below, two people read the score on a white board.',
      ),
      caption: t('Kranfuß mit Partitur', 'The foot of the crane, with the score'),
    },
    hour: {
      alt: t(
        'Der Kran am Abend, von unten angestrahlt: Der rosa Ausleger ragt steil nach rechts in den dunkelblauen Himmel, unten stehen Zuschauer im Dunkeln.',
        'The crane in the evening, lit from below: its pink jib rises steeply to the right into a dark blue sky, with spectators in the dark below.',
      ),
      caption: t('Abendvorstellung, letzter Satz', 'Evening performance, last movement'),
    },
  },
  'fenster-zum-fluss': {
    afar: {
      alt: t(
        'Bürohaus in der Dämmerung: Von siebzig Fenstern sind die hell erleuchtet, die zusammen eine gewundene Linie von unten links nach oben rechts ergeben; auf dem Platz davor stehen einzelne Menschen.',
        'Office block at dusk: of its seventy windows only those are lit that together form a winding line from bottom left to top right; a few people stand on the square in front.',
      ),
      caption: t('Gesamtansicht kurz nach Sonnenuntergang', 'The whole work, shortly after sunset'),
      focalX: 45,
    },
    close: {
      alt: t(
        'Die Bürofassade von unten bei Nacht: Hell erleuchtete Fenster ziehen sich in einem Band schräg hinauf in den schwarzen Himmel, die übrigen sind dunkel.',
        'The office façade from below at night: a band of brightly lit windows climbs at a slant into the black sky; all the others are dark.',
      ),
      caption: t('Vom Eingang aus gesehen', 'Seen from the entrance'),
    },
    hour: {
      alt: t(
        'Das Bürohaus bei Tag: Auf einer Hebebühne kleben zwei Menschen hellgelbe Folie auf die Scheiben, sieben Fenster sind schon fertig.',
        'The office block by day: on a lifting platform two people are putting pale yellow film on the panes, and seven windows are done.',
      ),
      caption: t('Aufbau: die ersten drei Stockwerke', 'Installing: the first three floors'),
    },
  },
  'laengster-tisch': {
    afar: {
      alt: t(
        'Von oben, in der Abendsonne: Eine Tafel aus Eichenbrettern läuft über die ganze Brücke auf das andere Ufer zu, gedeckt mit hellgrünen Tellern, Brot, Kartoffelsalat und Tomaten; entlang der Tafel sitzen Leute einander gegenüber.',
        'Seen from above in the evening sun, a table of oak boards runs the whole length of the bridge towards the far bank, laid with pale green plates, bread, potato salad and tomatoes; along it people sit facing one another.',
      ),
      caption: t('Gesamtansicht auf der Langen Brücke', 'The whole work on the Long Bridge'),
      focalX: 70,
    },
    close: {
      alt: t(
        'Auf den Eichenbrettern des Tischs stehen hellgrüne Teller, Becher, ein Krug und ein Brotlaib; die Reihe der Gedecke läuft bis ans Ende der Brücke.',
        'Pale green plates, cups, a jug and a loaf of bread stand on the oak boards; the row of settings runs to the far end of the bridge.',
      ),
      caption: t('Gedeck am südlichen Ende', 'Places laid at the southern end'),
    },
    hour: {
      alt: t(
        'Der Tisch früh am Morgen im Nebel: vorn ein Stapel hellgrüner Teller, dahinter liegen die ersten an ihrem Platz; zwei Menschen verteilen sie.',
        'The table early on a misty morning: a stack of pale green plates in front, the first few laid beyond it; two people are setting the places.',
      ),
      caption: t('Eindecken am Sonntagmorgen', 'Laying the table on a Sunday morning'),
    },
  },
};
