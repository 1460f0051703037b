import type { Views } from './artwork-view';
import { t } from './model';

/** Views of artworks 17 to 24. */
export const upstreamViews: Views = {
  regenmacher: {
    afar: {
      alt: t(
        'Im dunklen, gemauerten Rund des Wasserturms fällt schräger Regen; hinten leuchtet eine Hütte mit gelbem Dach, links dreht jemand an einem lilafarbenen Rad.',
        'Slanting rain falls in the dark brick drum of the Water Tower; a hut with a yellow roof glows at the back, and on the left someone turns a lilac wheel.',
      ),
      caption: t('Gesamtansicht im Wasserturm', 'The whole work in the Water Tower'),
      focalX: 40,
    },
    close: {
      alt: t(
        'Jemand dreht im Regen an einem lilafarbenen Handrad; hinter ihm leuchtet die Hütte mit dem gelben Dach, vor der ein Kind wartet.',
        'Someone turns a lilac handwheel in the rain; behind them glows the hut with the yellow roof, where a child is waiting.',
      ),
      caption: t('Die Kurbel, auf „Landregen“', 'The crank, set to “drizzle”'),
    },
    hour: {
      alt: t(
        'Blick vom Boden des Wasserturms nach oben: Regenfäden fallen aus der Öffnung, darunter eine leuchtende Hütte mit gelbem Dach und zwei Menschen, einer am lila Rad.',
        'Looking up from the floor of the Water Tower: threads of rain fall from the opening above a glowing hut with a yellow roof and two people, one of them at the lilac wheel.',
      ),
      caption: t('Vom Boden bis zur Traufe, nachts', 'From the floor to the eaves, at night'),
    },
  },
  schleuse: {
    afar: {
      alt: t(
        'Blick in eine alte Schleusenkammer, deren Wände mit schwarzen und türkisen Streifen verkleidet sind; hinten ein geschlossenes Tor, oben an den Geländern einzelne Besucher.',
        'View into an old lock chamber lined with black and turquoise stripes; a closed gate at the far end, a few visitors at the railings above.',
      ),
      caption: t('Gesamtansicht von der Unterseite', 'The whole work, seen from the tail of the lock'),
      focalX: 40,
    },
    close: {
      alt: t(
        'Auf einer Plattform über der Schleusenkammer sind zwei türkise Fußabdrücke gemalt, daneben zwei kleinere auf einer Kiste; dahinter treffen sich die Streifen der Wände am Tor.',
        'Two turquoise footprints are painted on a platform above the lock chamber, with two smaller ones on a box beside them; behind, the stripes of the walls meet at the gate.',
      ),
      caption: t('Die Stelle, von der aus es passt', 'The spot from which it all lines up'),
    },
    hour: {
      alt: t(
        'Die Schleusenkammer in der Dämmerung, von unten beleuchtet: Türkise und schwarze Streifen leuchten an den Wänden, links am Geländer steht jemand.',
        'The lock chamber at dusk, lit from within: turquoise and black stripes glow on its walls, and someone stands at the railing on the left.',
      ),
      caption: t('Mit Licht, nach Sonnenuntergang', 'Lit, after sunset'),
    },
  },
  'gefaltetes-ufer': {
    afar: {
      alt: t(
        'Eine Uferböschung, über ihre ganze Länge in dreieckige Falten aus Grün und Hellgrün gelegt, spiegelt sich im Fluss; oben auf der Krone stehen Spaziergänger unter Bäumen.',
        'A river embankment folded along its whole length into triangles of green and pale green, mirrored in the water; people out for a walk stand under the trees on top.',
      ),
      caption: t('Gesamtansicht vom anderen Ufer', 'The whole work, seen from the other bank'),
      focalX: 20,
    },
    close: {
      alt: t(
        'Große Dreiecke aus grünem und hellgrünem Tyvek, scharf gefaltet; dazwischen stecken Weidenruten, oben steht jemand auf den Falten.',
        'Large triangles of green and pale green Tyvek, sharply folded, with willow rods stuck in between; someone stands on the folds further up.',
      ),
      caption: t('Tyvek und Weidenruten', 'Tyvek and willow rods'),
    },
    hour: {
      alt: t(
        'Die Böschung ist zur Hälfte mit grünen Dreiecken belegt, rechts liegt noch die nackte Erde; drei Menschen stecken Weidenruten und Falten fest.',
        'Half of the embankment is covered in green triangles, the earth on the right is still bare; three people are fixing willow rods and folds.',
      ),
      caption: t('Aufbau: dreißig von sechzig Metern', 'Installing: thirty metres of sixty'),
    },
  },
  'alphabet-der-stroemung': {
    afar: {
      alt: t(
        'Die Buchstaben A, U und E hängen vier Meter hoch und rosa an der fensterlosen Wand des Uferkinos, in waagerechte Scheiben zerschnitten, die gegeneinander verrutscht sind.',
        'The letters A, U and E hang four metres tall and pink on the windowless wall of the Riverside Cinema, cut into horizontal slices that have slipped against each other.',
      ),
      caption: t('Gesamtansicht am Uferkino', 'The whole work at the Riverside Cinema'),
    },
    close: {
      alt: t(
        'Das rosa U von unten: Seine Scheiben stehen versetzt von der Wand ab und werfen Schatten; ein Besucher reicht nur bis unter den Buchstaben.',
        'The pink U from below: its slices stand off the wall at odds with one another and cast shadows; a visitor barely comes up to the bottom of the letter.',
      ),
      caption: t('Das U, sieben Scheiben', 'The U in seven slices'),
    },
    hour: {
      alt: t(
        'Die rosa Buchstaben A, U und E in der Dämmerung, von unten angestrahlt; links fällt Licht aus dem Eingang des Kinos, davor stehen Besucher.',
        'The pink letters A, U and E at dusk, lit from below; light spills from the cinema’s entrance on the left, where visitors are standing.',
      ),
      caption: t('Vor der Spätvorstellung', 'Before the late screening'),
    },
  },
  hoehenlinien: {
    afar: {
      alt: t(
        'Auf einem asphaltierten Weg durch die Wiese breiten sich orangefarbene Höhenlinien aus wie auf einer Landkarte; hinten fährt jemand Rad, ein Erwachsener geht mit einem Kind.',
        'Orange contour lines spread across an asphalt path through the meadow, as on a map; in the distance someone is cycling and an adult walks with a child.',
      ),
      caption: t('Gesamtansicht des höchsten Punkts', 'The whole work, looking towards the summit'),
    },
    close: {
      alt: t(
        'Orangefarbene Ringe ziehen sich über den Asphalt zur Kuppe hinauf; auf ihr steckt ein Kreuz aus zwei Eisstielen, dahinter ruht sich jemand aus, den Rucksack neben sich.',
        'Orange rings climb the asphalt towards the summit, where a cross of two ice-lolly sticks stands; behind it somebody is resting, a rucksack beside them.',
      ),
      caption: t('Das Gipfelkreuz, 17,40 Meter über Null', 'The summit cross, 17.40 metres above sea level'),
    },
    hour: {
      alt: t(
        'Morgens auf dem Weg: Vorn sind die orangefarbenen Linien fertig, hinten ist der Asphalt noch grau; zwei Menschen messen nach, neben ihnen steht eine Farbdose.',
        'Morning on the path: in front the orange lines are finished, at the back the asphalt is still grey; two people are surveying, with a tin of paint beside them.',
      ),
      caption: t('Aufbau: bei Linie 150', 'Installing: line 150'),
    },
  },
  sandbank: {
    afar: {
      alt: t(
        'Ein kleiner Tempel aus Sand mit Säulen und Giebel steht in der Nachmittagssonne auf einer Sandbank; links warten vier Menschen in einer Schlange vor einem gelben Schalter mit der Nummer 112, der sich in einer Pfütze spiegelt; ein paar Fußabdrücke führen durch den Sand.',
        'A small temple of sand with columns and a pediment stands on a sandbank in afternoon sun; on the left four people queue at a yellow counter with the number 112, which is mirrored in a pool; a few footprints lead across the sand.',
      ),
      caption: t('Gesamtansicht bei Niedrigwasser', 'The whole work at low water'),
      focalX: 25,
    },
    close: {
      alt: t(
        'Ein gelber Schalter mit der Wartenummer 112, darauf ein Stift an der Kette; dahinter steht im Sand vor den Säulen der Halle jemand, der bedient.',
        'A yellow counter with the queue number 112 and a pen on its chain; behind it, before the columns of the hall, stands the clerk.',
      ),
      caption: t('Schalter und Kugelschreiber', 'Counter and pen'),
    },
    hour: {
      alt: t(
        'Abends ist die Halle aus Sand kleiner geworden: Der Giebel bröckelt, von einer Säule ist nur ein Kegel übrig; am gelben Schalter mit der Nummer 112 steht noch jemand.',
        'By evening the hall of sand has shrunk: the pediment is crumbling and one column is a mere cone; someone is still at the yellow counter with the number 112.',
      ),
      caption: t('Kurz vor Schalterschluss, im September', 'Shortly before closing time, in September'),
    },
  },
  laichplatz: {
    afar: {
      alt: t(
        'Durch eine nasse Wiese zieht sich wie ein Bachlauf ein Band aus Hunderten lilafarben schimmernder Glaskugeln; auf dem Bohlenweg daneben bleibt jemand stehen.',
        'A ribbon of hundreds of shimmering lilac glass globes runs through a wet meadow like a stream; someone has stopped on the boardwalk beside it.',
      ),
      caption: t('Gesamtansicht am frühen Morgen', 'The whole work in the early morning'),
      focalX: 10,
    },
    close: {
      alt: t(
        'Lilafarbene Glaskugeln liegen dicht an dicht im Gras, klein und groß; jede hat einen dunklen Kern, und alle Kerne schauen in dieselbe Richtung.',
        'Lilac glass globes, small and large, lie close together in the grass; each has a dark core, and all the cores look the same way.',
      ),
      caption: t('Von Nahem wird man angesehen', 'Close up, you are being watched'),
    },
    hour: {
      alt: t(
        'In der Dämmerung leuchtet das Band aus Glaskugeln lila in der dunklen Wiese; auf dem Bohlenweg steht jemand in einem warmen Lichtschein.',
        'At dusk the ribbon of glass globes glows lilac in the dark meadow; someone stands on the boardwalk in a pool of warm light.',
      ),
      caption: t('Abendführung', 'Evening tour'),
    },
  },
  stromauf: {
    afar: {
      alt: t(
        'Auf Stöcken in der Wiese steht unter grauem Himmel ein Schwarm türkiser Fische, alle nach links gewandt; nur einer, orange, schwimmt nach rechts. Ein Erwachsener und zwei Kinder sehen ihm vom Trampelpfad aus zu, am anderen Ufer steht eine Reihe Pappeln.',
        'A shoal of turquoise fish stands on sticks in the meadow under a grey sky, all of them facing left; a single orange one is swimming to the right. An adult and two children watch it from a trodden path, and a row of poplars stands on the far bank.',
      ),
      caption: t(
        'Gesamtansicht auf der Laichwiese, an einem grauen Tag',
        'The whole work on the Spawning Meadow, on a grey day',
      ),
      focalX: 65,
    },
    close: {
      alt: t(
        'Der orangefarbene Fisch auf seinem Stock, Kopf nach rechts; hinter ihm und neben ihm kommen ihm die türkisen entgegen.',
        'The orange fish on its stick, facing right; behind it and beside it the turquoise ones come the other way.',
      ),
      caption: t('Nummer 70', 'Number 70'),
    },
    hour: {
      alt: t(
        'Am Morgen steht erst ein Teil der türkisen Fische in der Wiese, der orangefarbene mitten unter ihnen; zwei Kinder tragen jedes noch einen herbei, daneben weitere Kinder, ein Erwachsener und leere Stöcke.',
        'In the morning only some of the turquoise fish stand in the meadow, the orange one among them; two children are each bringing another, with more children, an adult and empty sticks nearby.',
      ),
      caption: t('Aufbau mit der Klasse 7b', 'Installing with Class 7b'),
    },
  },
};
