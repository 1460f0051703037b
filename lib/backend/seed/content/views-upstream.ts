import type { Views } from './artwork-view';
import { t } from './model';

/** Views of artworks 17 to 24. */
export const upstreamViews: Views = {
  'gefaltetes-ufer': {
    afar: {
      alt: t(
        'Eine Uferböschung, über ihre ganze Länge in dreieckige Falten aus Grün und Hellgrün gelegt, spiegelt sich im Fluss; oben auf der Krone stehen Spaziergänger unter Bäumen.',
        'A river embankment folded along its whole length into triangles of green and pale green, mirrored in the water; people out for a walk stand under the trees on top.',
      ),
      caption: t('Gesamtansicht vom anderen Ufer', 'The whole work, seen from the other bank'),
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
  },
  sandbank: {
    afar: {
      alt: t(
        'Ein kleiner Tempel aus Sand mit Säulen und Giebel steht auf einer Sandbank im Fluss; vor einem gelben Schalter mit der Nummer 07 warten vier Menschen in einer Schlange.',
        'A small temple of sand with columns and a pediment stands on a sandbank in the river; four people queue at a yellow counter with the number 07.',
      ),
      caption: t('Gesamtansicht bei Niedrigwasser', 'The whole work at low water'),
    },
  },
  laichplatz: {
    afar: {
      alt: t(
        'Durch eine nasse Wiese zieht sich wie ein Bachlauf ein Band aus Hunderten lilafarben schimmernder Glaskugeln; auf dem Bohlenweg daneben bleiben ein Erwachsener und ein Kind stehen.',
        'A ribbon of hundreds of shimmering lilac glass globes runs through a wet meadow like a stream; an adult and a child have stopped on the boardwalk beside it.',
      ),
      caption: t('Gesamtansicht am frühen Morgen', 'The whole work in the early morning'),
    },
  },
  stromauf: {
    afar: {
      alt: t(
        'Auf Stöcken in der Wiese steht ein Schwarm türkiser Fische, alle nach links gewandt; nur einer, orange, schwimmt nach rechts.',
        'A shoal of turquoise fish stands on sticks in the meadow, all of them facing left; a single orange one is swimming to the right.',
      ),
      caption: t('Gesamtansicht auf der Laichwiese', 'The whole work on the Spawning Meadow'),
    },
  },
};
