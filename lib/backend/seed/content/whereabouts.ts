import type { Setting, StepFree, Stretch } from '@/lib/contract/visit';
import type { PaletteColour } from '@/lib/site';

function spot(
  latitude: number,
  longitude: number,
  stretch: Stretch,
  colour: PaletteColour,
  step_free: StepFree,
  setting: Setting,
) {
  return { coordinates: { latitude, longitude }, stretch, colour, step_free, setting };
}

/** The place of each work in the drawn town (scripts/demo/map), its colour, and how to get there. */
export const whereabouts: Readonly<Record<string, ReturnType<typeof spot>>> = {
  pegel: spot(52.93585, 9.5922, 'quay', 'blue', 'yes', 'outdoors'),
  'zwoelf-grad': spot(52.93732, 9.59672, 'quay', 'peach', 'no', 'outdoors'),
  treibgut: spot(52.93754, 9.59777, 'quay', 'lilac', 'yes', 'indoors'),
  'rotes-boot': spot(52.93578, 9.60066, 'quay', 'orange', 'partly', 'outdoors'),
  nebelhorn: spot(52.93577, 9.60278, 'quay', 'yellow', 'partly', 'outdoors'),
  'kran-tanzend': spot(52.93873, 9.60454, 'quay', 'pink', 'yes', 'outdoors'),
  'fenster-zum-fluss': spot(52.93625, 9.61002, 'quay', 'light-yellow', 'yes', 'outdoors'),
  'laengster-tisch': spot(52.93885, 9.61205, 'quay', 'light-green', 'yes', 'outdoors'),
  brueckenprobe: spot(52.93805, 9.61295, 'island', 'purple', 'no', 'outdoors'),
  leihfluss: spot(52.93976, 9.61841, 'island', 'light-blue', 'yes', 'outdoors'),
  gegenstrom: spot(52.94041, 9.6197, 'island', 'orange', 'yes', 'outdoors'),
  bojenchor: spot(52.9413, 9.6207, 'island', 'yellow', 'yes', 'outdoors'),
  faehrmann: spot(52.93999, 9.6218, 'island', 'pink', 'partly', 'outdoors'),
  aalleiter: spot(52.94195, 9.62416, 'island', 'purple', 'yes', 'outdoors'),
  kiesel: spot(52.94271, 9.6259, 'island', 'peach', 'partly', 'outdoors'),
  nachtfaehre: spot(52.94247, 9.6298, 'island', 'blue', 'yes', 'indoors'),
  regenmacher: spot(52.9404, 9.63336, 'upstream', 'lilac', 'partly', 'indoors'),
  schleuse: spot(52.94325, 9.63684, 'upstream', 'water-green', 'yes', 'outdoors'),
  'gefaltetes-ufer': spot(52.94361, 9.63915, 'upstream', 'light-yellow', 'yes', 'outdoors'),
  'alphabet-der-stroemung': spot(52.94294, 9.62926, 'upstream', 'pink', 'yes', 'outdoors'),
  hoehenlinien: spot(52.94418, 9.64184, 'upstream', 'orange', 'no', 'outdoors'),
  sandbank: spot(52.94434, 9.64316, 'upstream', 'yellow', 'partly', 'outdoors'),
  laichplatz: spot(52.9461, 9.6465, 'upstream', 'lilac', 'yes', 'outdoors'),
  stromauf: spot(52.94723, 9.64839, 'upstream', 'water-green', 'partly', 'outdoors'),
};
