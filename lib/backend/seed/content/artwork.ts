import {
  images,
  layout,
  type Name,
  quote,
  type RecordContent,
  section,
  type SectionContent,
  t,
} from './model';
import { viewsOf } from './views';
import { whereabouts } from './whereabouts';

type Pair = [de: string, en: string];

const paragraphs = (list: readonly string[]) => list.map((paragraph) => `<p>${paragraph}</p>`).join('');

/** Opening hours of the houses. */
export const houseHours = [
  { day_from: 'tu', day_to: 'we', opens: '10:00', closes: '18:00', note: t('', '') },
  {
    day_from: 'th',
    day_to: 'th',
    opens: '10:00',
    closes: '20:00',
    note: t('', ''),
  },
  { day_from: 'fr', day_to: 'su', opens: '10:00', closes: '18:00', note: t('', '') },
];

/** Works in the open can be seen at any hour; those indoors keep the hours of the house, unless they have their own. */
function openingHours(setting: string | undefined) {
  if (setting !== 'indoors') {
    return [
      {
        day_from: 'mo',
        day_to: 'su',
        opens: '00:00',
        closes: '24:00',
        note: t('', ''),
      },
    ];
  }
  return houseHours;
}

/** The picture that opens the page of a work; those of its text are the others. */
const openingOf = (key: string): Name => `@media:${key}-afar`;

/** Who made a work, which its subtitle names first. */
const artistOf = (subtitle: string) => subtitle.split(': ')[0] ?? '';

/** The document of a work: its other pictures, and a quotation of the artist if there is one. Captions add to the name, which is above them. */
function sections(key: string, [de, en]: Pair, said: Pair | undefined): SectionContent[] {
  const others = viewsOf(key).filter(({ image }) => image !== openingOf(key));
  const gallery = images(...others.map(({ image, caption }) => ({ image, description: caption })));
  const pictures = section(layout.full, [gallery]);
  return said === undefined
    ? [pictures]
    : [section(layout.full, [quote(t(...said), t(artistOf(de), artistOf(en)))]), pictures];
}

/** A work with its artist, technique and two paragraphs in each language. */
export function artwork(
  key: string,
  order: number,
  venue: string,
  name: Pair,
  subtitle: Pair,
  short: Pair,
  de: Pair,
  en: Pair,
  more: { articles?: Name[]; said?: Pair; hours?: typeof houseHours } = {},
): RecordContent {
  return {
    key,
    values: {
      name: t(...name),
      subtitle: t(...subtitle),
      work_identifier: String(order).padStart(2, '0'),
      order,
      description_short: t(...short),
      description_long: t(paragraphs(de), paragraphs(en)),
      header_image: openingOf(key),
      venues: [`@venue:${venue}`],
      opening_hours: more.hours ?? openingHours(whereabouts[key]?.setting),
      ...whereabouts[key],
      articles: more.articles ?? [],
      is_online: true,
    },
    sections: sections(key, subtitle, more.said),
  };
}
