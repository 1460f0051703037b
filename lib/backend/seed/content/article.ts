import { type Name, type RecordContent, type SectionContent, t } from './model';

type Pair = [de: string, en: string];

/** A news article with its sections. */
export function article(
  key: string,
  date: string,
  picture: Name,
  title: Pair,
  teaser: Pair,
  sections: SectionContent[],
  more: { preline?: Pair; subline?: Pair; highlight?: boolean } = {},
): RecordContent {
  return {
    key,
    values: {
      title: t(...title),
      preline: t(...(more.preline ?? ['', ''])),
      subline: t(...(more.subline ?? ['', ''])),
      date,
      teaser: t(...teaser),
      image: picture,
      is_online: true,
      is_highlight: more.highlight ?? false,
      og_type: 'article',
      og_image: picture,
    },
    sections,
  };
}
