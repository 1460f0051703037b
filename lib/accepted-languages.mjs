/**
 * The languages of an Accept-Language header, most preferred first (`de;q=0.4, en-GB` → `en`, `de`); `q=0` excludes one.
 * @param {string} header
 * @returns {string[]}
 */
export function listAcceptedLanguages(header) {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
      return { language: tag.split('-')[0] ?? '', weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => language);
}
