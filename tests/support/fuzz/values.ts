import fc from 'fast-check';

/** JSON Schema as zod writes it, as far as values are made from it. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/** Texts at which programs stumble: no text, no Unicode, other people's syntax, too much. */
export const strangeText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', '😀'.repeat(50)],
    ...[
      '__proto__',
      'constructor',
      'toString',
      'null',
      'undefined',
      'NaN',
      'true',
      '[]',
      '{}',
      '%',
      '%00',
      '%c0%ae',
    ],
    ...["' or 1=1 --", '"; drop table records; --', '$1', '\\', '%_%', '* & | ! ( ) <-> :*', "'':*&"],
    ...[
      '../../etc/passwd',
      '//evil.example',
      'javascript:alert(1)',
      '<script>x</script>',
      '<a href="\u0000javascript:x">',
    ],
    ...[
      'media:9999999999',
      'page:2147483648',
      'page:0',
      'page:-1',
      'genre:1',
      'draft',
      '/de/',
      '/media/../x',
    ],
    ...[
      '2027-02-30',
      '0000-00-00',
      '+010000-01-01T00:00:00Z',
      '2027-01-01T25:61',
      '2027-03-28T02:30',
      '9999-12-31',
    ],
    ...['x'.repeat(300), 'ß'.repeat(5000), '<p>'.repeat(3000)],
  ),
  fc.emailAddress(),
  fc.webUrl(),
  fc.date({ noInvalidDate: true, min: new Date('2050-01-01') }).map((date) => date.toISOString()),
);

/** Numbers at the edges of what is counted with. */
export const strangeNumber: fc.Arbitrary<number> = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 1.5, 1e308, 1e-320, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63)),
);

/** Anything that JSON can say. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  strangeNumber,
  fc.constantFrom(null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
  fc.record({ de: strangeText, en: strangeText }, { requiredKeys: [] }),
  fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
  fc.constantFrom(
    nested(500),
    Array.from({ length: 3000 }, () => 1),
  ),
);

/** A value of a schema, most of the time; now and then, at any depth, something else. */
export function valueOf(
  schema: JsonSchema,
  plausible: (name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: ofSchema(schema, plausible), weight: 8 },
    { arbitrary: strangeValue, weight: 1 },
  );
}

function ofSchema(
  schema: JsonSchema,
  plausible: (name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined && choices.length > 0)
    return fc.oneof(...choices.map((choice) => ofSchema(choice, plausible)));
  if (schema.type === 'object') return objectOf(schema, plausible);
  if (schema.type === 'array') return fc.array(valueOf(schema.items ?? {}, plausible), { maxLength: 4 });
  if (schema.type === 'integer') return fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer());
  if (schema.type === 'number') return fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), strangeNumber);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'string') return strangeText;
  return schema.type === 'null' ? fc.constant(null) : strangeValue;
}

function objectOf(
  schema: JsonSchema,
  plausible: (name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => [
    name,
    fc.oneof({ arbitrary: plausible(name), weight: 3 }, { arbitrary: valueOf(member, plausible), weight: 2 }),
  ]);
  return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: schema.required ?? [],
  });
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let index = 0; index < depth; index += 1) value = [value];
  return value;
}
