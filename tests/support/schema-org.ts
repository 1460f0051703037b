/** What search engines ask of each kind of statement, by schema.org and their own guides; everything else is optional. */
const required: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url'],
  ExhibitionEvent: ['name', 'startDate', 'location', 'eventStatus'],
  Event: ['name', 'startDate', 'location', 'eventStatus'],
  Place: ['name', 'address'],
  PostalAddress: ['addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  VisualArtwork: ['name'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher'],
};

const addresses = new Set(['url', 'item', 'image', 'logo', 'mainEntityOfPage', '@id', 'sameAs']);
const dates = new Set(['startDate', 'endDate', 'datePublished']);
const isoDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/;

/** What is wrong with a statement, each as a path and a reason; none if a validator would take it. */
export function findStatementFaults(value: unknown, path = '$'): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => findStatementFaults(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const facts = value as Record<string, unknown>;
  const type = facts['@type'];
  const faults: string[] = [];
  if (path === '$' && facts['@context'] !== 'https://schema.org') faults.push(`${path}: no context`);
  if (type === undefined && Object.keys(facts).join() !== '@id') faults.push(`${path}: no type`);
  const fields = required[String(type)];
  if (type !== undefined && fields === undefined) faults.push(`${path}: unknown type ${String(type)}`);
  for (const name of fields ?? [])
    if (!(name in facts)) faults.push(`${path}: ${String(type)} lacks ${name}`);
  for (const [name, item] of Object.entries(facts)) {
    if (item === '' || item === null || item === undefined) faults.push(`${path}.${name}: empty`);
    for (const text of [item].flat()) {
      if (typeof text !== 'string') continue;
      if (addresses.has(name) && !/^https?:\/\/[^/]/.test(text))
        faults.push(`${path}.${name}: no whole address`);
      if (dates.has(name) && (!isoDate.test(text) || Number.isNaN(Date.parse(text))))
        faults.push(`${path}.${name}: no date`);
    }
    faults.push(...findStatementFaults(item, `${path}.${name}`));
  }
  return faults;
}
