import type { Views } from './artwork-view';
import { t } from './model';

/** Views of artworks 9 to 16. */
export const islandViews: Views = {
  brueckenprobe: {
    afar: {
      alt: t(
        'Brückenbögen aus lila gestrichenem und rohem Sperrholz, unter grauem Himmel am Ufer in sechs Lagen zu einem Turm gestapelt; links dahinter führt die Lange Brücke auf steinernen Bögen über den Fluss, und zwei Menschen sehen zum Turm hinauf.',
        'Bridge arches of purple-painted and bare plywood, stacked in six tiers to form a tower on the bank under a grey sky; behind it on the left the Long Bridge crosses the river on arches of stone, and two people look up at the tower.',
      ),
      caption: t('Gesamtansicht an der Langen Brücke', 'The whole work by the Long Bridge'),
      focalX: 75,
    },
    close: {
      alt: t(
        'Unter den Bögen: geschwungenes Sperrholz, abwechselnd lila und roh, schiebt sich in Lagen schräg in den Himmel.',
        'Beneath the arches: curved plywood, alternately purple and bare, pushes up into the sky tier upon tier.',
      ),
      caption: t('Dritte und vierte Lage, von unten', 'Third and fourth tiers, from below'),
    },
    hour: {
      alt: t(
        'Erst drei Lagen Bögen stehen; auf der obersten drängen sich neun Menschen nebeneinander und springen oder werfen die Arme hoch, rechts liegen weitere Bögen bereit.',
        'Only three tiers of arches are up; nine people stand in a row on the topmost, jumping or with their arms in the air, and more arches lie ready on the right.',
      ),
      caption: t('Der Belastungstest, April', 'The load test, April'),
    },
  },
  leihfluss: {
    afar: {
      alt: t(
        'Vier hellblaue Planen liegen wie Beete auf der Wiese am Fluss; aus einer ist ein Hecht geschnitten, aus den anderen Wasserpflanzen, durch die Löcher wächst Gras.',
        'Four pale blue tarpaulins lie like flower beds on the riverside meadow; one has a pike cut out of it, the others water plants, and grass shows through the holes.',
      ),
      caption: t('Gesamtansicht vom Deich', 'The whole work, seen from the dyke'),
      focalX: 20,
    },
    close: {
      alt: t(
        'Eine hellblaue Plane aus Augenhöhe, aus der ein Hecht geschnitten ist; in seiner Form wächst die Wiese weiter.',
        'A pale blue tarpaulin at eye level with a pike cut out of it; the meadow goes on growing in its shape.',
      ),
      caption: t('Der Hecht', 'The pike'),
    },
    hour: {
      alt: t(
        'Die Planen sind fort: Im Gras zeichnen sich hell der Hecht und die Wasserpflanzen ab, am Rand liegt eine hellblaue Plane zusammengefaltet, daneben zwei Menschen.',
        'The tarpaulins are gone: the pike and the water plants stand out pale in the grass, and two people are beside a folded pale blue tarpaulin at the edge.',
      ),
      caption: t('Nach der Rückgabe, im Oktober', 'After the return, in October'),
    },
  },
  gegenstrom: {
    afar: {
      alt: t(
        'Aus dem Gras gesehen, in der Morgensonne: Am Ende eines Stegs stehen zwei runde Scheiben voreinander, vorn eine kleinere in Orange mit schwarzen Wellenlinien, dahinter eine große mit blauen Linien auf Weiß; auf dem Steg stehen ein Erwachsener und ein Kind, am anderen Ufer Pappeln im Dunst.',
        'Seen from the grass in morning sun, two round discs stand one in front of the other at the end of a footbridge: a smaller one in orange with black wavy lines and, behind it, a large one with blue lines on white; an adult and a child stand on the bridge, and there are poplars in the haze on the far bank.',
      ),
      caption: t(
        'Gesamtansicht auf der Festwiese, am Morgen',
        'The whole work on the fairground, in the morning',
      ),
    },
    close: {
      alt: t(
        'Die beiden Scheiben von unten: schwarze Wellenlinien auf Orange vor blauen auf Weiß, so dicht, dass sie flimmern; am Geländer steht ein Besucher.',
        'The two discs from below: black wavy lines on orange in front of blue ones on white, so close together that they flicker; a visitor stands at the railing.',
      ),
      caption: t('Beide Scheiben, vom Steg aus', 'Both discs, from the footbridge'),
    },
    hour: {
      alt: t(
        'Die beiden Scheiben in der Dämmerung, vom Boden her angestrahlt; die Linien stehen anders als am Tag, jemand sieht vom Steg aus zu.',
        'The two discs at dusk, lit from the ground; their lines stand at a different angle from daytime, and someone watches from the footbridge.',
      ),
      caption: t('Bei Einbruch der Dunkelheit', 'At nightfall'),
    },
  },
  bojenchor: {
    afar: {
      alt: t(
        'Sieben gelbe Bojen mit weit offenen Mündern schwimmen schief im Halbkreis auf dem Fluss; davor sitzt jemand in einem Ruderboot.',
        'Seven yellow buoys with wide-open mouths float at odd angles in a half circle on the river; someone sits in a rowing boat in front of them.',
      ),
      caption: t(
        'Gesamtansicht beim Stimmen, vom Bootshaus aus',
        'The whole work being tuned, seen from the Boathouse',
      ),
    },
    close: {
      alt: t(
        'Alle sieben gelben Bojen im Halbkreis, aus Wasserhöhe gesehen, die nächste groß und von der Seite: In jeder klafft ein runder, dunkler Mund, oben ragt eine Orgelpfeife heraus.',
        'All seven yellow buoys in a half circle, seen from the water line, the nearest one large and from the side: a round, dark mouth gapes in each, and an organ pipe sticks out at the top.',
      ),
      caption: t('Alle sieben Stimmen, vom Ruderboot aus', 'All seven voices, from a rowing boat'),
    },
    hour: {
      alt: t(
        'Abends am Bootshaus: Ein Chor steht auf dem Steg, den sieben gelben Bojen mit ihren offenen Mündern gegenüber.',
        'Evening at the Boathouse: a choir stands on the jetty, facing the seven yellow buoys with their open mouths.',
      ),
      caption: t('Probe mit dem Kirchenchor', 'Rehearsal with the parish choir'),
    },
  },
  faehrmann: {
    afar: {
      alt: t(
        'Ein einzelner rosa Stuhl steht in der tiefen Abendsonne auf einem Ponton im Fluss, die Lehne zum Ufer; von links kommt jemand über einen schmalen Steg herüber, am anderen Ufer stehen dunkle Bäume.',
        'A single pink chair stands on a pontoon in the river in low evening sun, its back to the bank; someone is coming across a narrow footbridge from the left, and dark trees line the far bank.',
      ),
      caption: t('Gesamtansicht in der Abendsonne', 'The whole work in the evening sun'),
      focalX: 60,
    },
    close: {
      alt: t(
        'Der leere rosa Stuhl auf den Planken des Pontons, dahinter der Fluss; im Vordergrund steht eine weiße Schale.',
        'The empty pink chair on the planks of the pontoon, with the river behind it; a white bowl stands in the foreground.',
      ),
      caption: t('Der Stuhl und die Schale für das Telefon', 'The chair, and the bowl for your phone'),
    },
    hour: {
      alt: t(
        'Früher Morgen, Nebel über dem Fluss: Hinter hohem Schilf steht jemand auf dem Steg, weiter draußen wartet der rosa Stuhl.',
        'Early morning, mist on the river: behind tall reeds someone stands on the jetty, and further out the pink chair is waiting.',
      ),
      caption: t('Vor der ersten Anmeldung', 'Before the first booking'),
    },
  },
  aalleiter: {
    afar: {
      alt: t(
        'Ein dicker lila Schlauch windet sich über die Liegewiese des Flussbads und über elf graue Sprossen bis ins Becken.',
        'A thick purple hose winds across the lawn of the River Pool and over eleven grey rungs into the water.',
      ),
      caption: t('Gesamtansicht vom Sprungturm', 'The whole work, seen from the diving platform'),
      focalX: 80,
    },
    close: {
      alt: t(
        'Der lila Schlauch liegt, dick wie ein Baumstamm, in Wellen über den grauen Sprossen im kurzen Gras.',
        'The purple hose, thick as a tree trunk, lies in waves across the grey rungs in the short grass.',
      ),
      caption: t('Sprosse eins bis vier, vom Rasen aus', 'Rungs one to four, seen from the lawn'),
    },
    hour: {
      alt: t(
        'Jemand steht bis zur Hüfte im Becken und führt den lila Schlauch über die letzten Sprossen ins Wasser, am Rand sieht ein Helfer zu.',
        'Someone stands waist-deep in the pool, guiding the purple hose over the last rungs into the water, while a helper looks on from the edge.',
      ),
      caption: t('Aufbau: die letzten vier Sprossen', 'Installing: the last four rungs'),
    },
  },
  kiesel: {
    afar: {
      alt: t(
        'Sechs riesige, rundgeschliffene Steine mit schwarzem Punktraster liegen dicht beisammen im Gras, drei pfirsichfarbene, ein lilafarbener, zwei weiße; auf dem größten steht ein Kind und wirft die Arme hoch, ein zweites sitzt auf einem weißen, vorn sitzt jemand auf einem Badetuch, und hinten stehen Umkleiden unter Bäumen.',
        'Six giant rounded stones covered in a raster of black dots lie close together in the grass, three of them peach, one lilac, two white; a child stands on the largest with both arms in the air, another sits on a white one, someone sits on a towel in front, and there are changing cabins beneath the trees at the back.',
      ),
      caption: t('Gesamtansicht auf der Liegewiese', 'The whole work on the lawn'),
      focalX: 80,
    },
    close: {
      alt: t(
        'Der lilafarbene Stein aus der Nähe, mit Reihen schwarzer Punkte; oben sitzt ein Kind, daneben liegen die pfirsichfarbenen.',
        'The lilac stone from close by, covered in rows of black dots; a child sits on top, and the peach-coloured ones lie beside it.',
      ),
      caption: t('Der Lilafarbene', 'The lilac one'),
    },
    hour: {
      alt: t(
        'Der größte Stein hängt an einem Kran über der Liegewiese, fünf liegen schon; zwei Menschen weisen ihn ein.',
        'The largest stone hangs from a crane above the lawn, with five already in place; two people are guiding it in.',
      ),
      caption: t('Aufbau: neun Tonnen', 'Installing: nine tonnes'),
    },
  },
  nachtfaehre: {
    afar: {
      alt: t(
        'Nachts fährt eine Fähre vorbei, deren Fenster hellblau, rosa, gelb und orange leuchten und sich im schwarzen Wasser spiegeln; zwei dunkle Gestalten sehen vom Steg aus zu.',
        'A ferry passes at night, its windows glowing pale blue, pink, yellow and orange and mirrored in the black water; two dark figures watch from a jetty.',
      ),
      caption: t('Gesamtansicht vom Anleger des Uferkinos', 'The whole work, seen from the cinema’s jetty'),
      focalX: 60,
    },
    close: {
      alt: t(
        'Die Bordwand der Fähre bei Nacht: Fenster in Hellblau, Rosa, Gelb und Orange werfen bunte Streifen auf das Wasser, an Deck stehen zwei dunkle Gestalten.',
        'The side of the ferry at night: windows in pale blue, pink, yellow and orange cast coloured stripes on the water, and two dark figures stand on deck.',
      ),
      caption: t('Der Salon, kurz vor dem Ablegen', 'The saloon, just before departure'),
    },
    hour: {
      alt: t(
        'Die Fähre bei Tag am Kai, die Fenster mit Folien in Blau, Rosa, Gelb und Orange beklebt; an Deck und auf dem Steg prüfen zwei Menschen die Reihe.',
        'The ferry by day at the quay, its windows covered in blue, pink, yellow and orange film; two people, on deck and on the jetty, check the row.',
      ),
      caption: t('Aufbau: zehn Fenster, fünf Farben', 'Installing: ten windows, five colours'),
    },
  },
};
