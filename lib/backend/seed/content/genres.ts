import type { PaletteColour } from '@/lib/site';
import { type RecordContent, t } from './model';

function genre(slug: string, order: number, de: string, en: string, colour: PaletteColour): RecordContent {
  return { key: slug, values: { title: t(de, en), slug, colour, order } };
}

/** The eight genres of the calendar. */
export const genres: readonly RecordContent[] = [
  genre('tour', 1, 'Rundgang', 'Tour', 'yellow'),
  genre('concert', 2, 'Konzert', 'Concert', 'purple'),
  genre('talk', 3, 'Gespräch', 'Talk', 'peach'),
  genre('workshop', 4, 'Werkstatt', 'Workshop', 'light-blue'),
  genre('family', 5, 'Kinder und Familie', 'Children & family', 'light-green'),
  genre('film', 6, 'Film', 'Film', 'lilac'),
  genre('performance', 7, 'Tanz und Performance', 'Dance & performance', 'pink'),
  genre('celebration', 8, 'Fest', 'Celebration', 'orange'),
];
