const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Letters without a Unicode decomposition, transliterated as usual in their languages. */
const otherLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const maximumLength = 100;

/**
 * The last part of an address for a title: lower-case ASCII letters, digits and single hyphens, with German letters written out
 * (`Eröffnung & Straßenfest` → `eroeffnung-strassenfest`). Empty if nothing of the title can be written that way.
 */
export function makeSlug(title: string): string {
  const letters = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/gu, (letter) => germanLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđðþı]/gu, (letter) => otherLetters[letter] ?? letter)
    .replace(/['’ʼ]/gu, '');
  const slug = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return slug.length <= maximumLength ? slug : shorten(slug);
}

/** A path of several slugs from typed text, such as `Über uns / Team`. */
export function makePathSlug(path: string): string {
  return path
    .split('/')
    .map(makeSlug)
    .filter((part) => part !== '')
    .join('/');
}

/** The n-th variant of a slug that is taken: `eroeffnung-2`. */
export function numberedSlug(slug: string, number: number): string {
  return number === 1 ? slug : `${slug}-${number}`;
}

/** Cuts at the last whole word that fits. */
function shorten(slug: string): string {
  const end = slug.lastIndexOf('-', maximumLength);
  return slug.slice(0, end > maximumLength / 2 ? end : maximumLength);
}
