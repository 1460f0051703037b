import fc from 'fast-check';

/** What other systems send in the place of a value. */
function instead(value: unknown): fc.Arbitrary<unknown> {
  const twice = { de: value, en: value };
  const common = [
    null,
    undefined,
    '',
    [],
    {},
    0,
    '7',
    false,
    twice,
    [value],
    [null, value],
    { results: [value] },
  ];
  const odd = [
    'constructor',
    '__proto__',
    { constructor: value },
    JSON.parse('{"__proto__": {"x": 1}}') as unknown,
  ];
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(typeof value === 'number' ? String(value) : twice) },
    { weight: 3, arbitrary: fc.constantFrom(...common) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

/**
 * An answer as another system might send it: somewhere a text in both languages, a number as a word, null, a list around a thing or none
 * around many, a field that is missing, a name that every object has.
 */
export function varied(value: unknown, share = 8): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: share, arbitrary: fc.constant(null).chain(() => within(value, share)) },
    { weight: 1, arbitrary: instead(value) },
  );
}

function within(value: unknown, share: number): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map((item) => varied(item, share)));
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  const names = Object.keys(value);
  const values = Object.values(value).map((inner: unknown) => varied(inner, share));
  return fc
    .tuple(...values)
    .map((inner) => Object.fromEntries(names.map((name, index) => [name, inner[index]])));
}
