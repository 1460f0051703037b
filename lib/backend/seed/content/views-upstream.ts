import type { Views } from './artwork-view';
import { t } from './model';

/** Views of artworks 17 to 24. */
export const upstreamViews: Views = {
  sandbank: {
    afar: {
      alt: t(
        'Ein kleiner Tempel aus Sand mit Säulen und Giebel steht auf einer Sandbank im Fluss; vor einem gelben Schalter mit der Nummer 07 warten vier Menschen in einer Schlange.',
        'A small temple of sand with columns and a pediment stands on a sandbank in the river; four people queue at a yellow counter with the number 07.',
      ),
      caption: t('Gesamtansicht bei Niedrigwasser', 'The whole work at low water'),
    },
  },
};
