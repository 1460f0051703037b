import { z } from 'zod';
import { type Locale, localeSchema, locales as allLocales } from '@/lib/contract/locale';
import { layoutSchema, sectionLayouts } from '@/lib/contract/module';
import { fieldErrors } from '@/lib/pagebuilder/field-errors';
import type { Field, Fields, ModuleDefinition } from '@/lib/pagebuilder/fields';
import { isReference } from '@/lib/pagebuilder/links';
import type { Change, Operation } from '@/lib/pagebuilder/operations';
import { wireSchema, type SchemaMode } from '@/lib/pagebuilder/schema';
import { isEqual } from '@/lib/pagebuilder/serialize';
import { listFileTypes } from '@/lib/pagebuilder/shown-files';
import {
  isSection,
  type ModuleNode,
  type SectionNode,
  type TreeNode,
  type Values,
} from '@/lib/pagebuilder/tree';
import { toChanges, toStoredValues } from '@/lib/pagebuilder/wire-values';
import type { Database } from '../database/client';
import { paletteColours } from '@/lib/site';
import { sanitiseRichText } from '@/lib/html/rich-text';
import { ProblemError } from '../kernel/problem';
import { listMediaTypes, listMissingTargets } from '../records/checks';
import { internaliseValues } from '../records/validate';
import { collectReferences } from '../references/collect';
import { findReferencesOfAddresses } from '../references/internalise';
import { definitions } from './document';

type Body = Readonly<Record<string, unknown>>;

const mostChildren = 100;

/** What every module and section has beside the fields of its kind. */
const commonSchema = z.object({
  anchor: z
    .string({ error: 'bad_type' })
    .max(80, { error: 'too_long' })
    .transform((anchor) => anchor.replace(/^#/, ''))
    .refine((anchor) => /^[\p{L}\p{N}_-]*$/u.test(anchor), { error: 'bad_anchor' })
    .optional(),
  locales: z
    .array(localeSchema, { error: 'bad_type' })
    .min(1, { error: 'required' })
    .max(10, { error: 'too_many' })
    .nullable()
    .transform((wanted) => wanted && allLocales.filter((locale) => wanted.includes(locale)))
    .transform((wanted) => (wanted?.length === allLocales.length ? null : wanted))
    .optional(),
});

const sectionInputSchema = commonSchema.extend({
  layout: layoutSchema.optional(),
  /** A name of the palette; null for none. */
  color: z.enum(paletteColours, { error: 'bad_choice' }).nullable().optional(),
});

/** A new section without modules. Throws `invalid` with the fields at fault. */
export function readNewSection(body: Body, takeId: () => number): SectionNode {
  const { anchor = '', locales = null, layout = 0, color } = parse(sectionInputSchema, body, '');
  const columns = (sectionLayouts[layout]?.columns ?? [12]).map(() => []);
  return {
    id: takeId(),
    kind: 'container',
    version: 1,
    anchor,
    locales,
    layout,
    ...(color == null ? {} : { color }),
    columns,
  };
}

/**
 * A new module with the values of one language, and its child items if the body has `children`. Throws `invalid`. What `known` refers to
 * need not exist.
 */
export async function readNewModule(
  tx: Database,
  definition: ModuleDefinition,
  body: Body,
  locale: Locale,
  takeId: () => number,
  { path = '', known }: { path?: string; known?: ReadonlySet<string> } = {},
): Promise<ModuleNode> {
  const { anchor = '', locales = null } = parse(commonSchema, body, path);
  const values = await readValues(tx, definition.fields, body, 'create', {
    path,
    ...(known ? { known } : {}),
  });
  const node: ModuleNode = {
    id: takeId(),
    kind: definition.kind,
    version: definition.version,
    anchor,
    locales,
    values: toStoredValues(definition.fields, values, locale),
    children: [],
  };
  const childDefinition = definition.children && definitions[definition.children];
  if (!childDefinition) return node;
  for (const [index, child] of readChildren(body, path).entries()) {
    node.children.push(
      await readNewModule(tx, childDefinition, child, locale, takeId, { path: `${path}children.${index}.` }),
    );
  }
  return node;
}

/** The number of ids that a new module of this body needs. */
export function countNewNodes(definition: ModuleDefinition | null, body: Body): number {
  return definition?.children ? 1 + readChildren(body, '').length : 1;
}

/** The changes that a body makes to a node in one language; null if none. Throws `invalid` with the fields at fault. */
export async function readUpdate(
  tx: Database,
  node: TreeNode,
  body: Body,
  locale: Locale,
  { path = '', known }: { path?: string; known?: ReadonlySet<string> } = {},
): Promise<Operation | null> {
  const operations: Operation[] = [];
  const { anchor, locales } = parse(commonSchema, body, path);
  const changes: Change[] = [];
  if (anchor !== undefined && anchor !== node.anchor) changes.push({ target: 'anchor', value: anchor });
  if (locales !== undefined && !isEqual(locales, node.locales)) {
    changes.push({ target: 'locales', value: locales });
  }
  if (isSection(node)) {
    const { layout, color } = parse(sectionInputSchema, body, path);
    if (layout !== undefined && layout !== node.layout)
      operations.push({ type: 'set_layout', id: node.id, layout });
    if (color !== undefined && color !== (node.color ?? null))
      changes.push(color === null ? { target: 'color' } : { target: 'color', value: color });
  } else {
    const fields = definitions[node.kind]?.fields ?? {};
    changes.push(
      ...toChanges(
        fields,
        node.values,
        await readValues(tx, fields, body, 'update', {
          path,
          known: new Set([...(known ?? []), ...collectReferences(fields, node.values)]),
        }),
        locale,
      ),
    );
  }
  if (changes.length > 0) operations.push({ type: 'update', id: node.id, changes });
  const [only, ...more] = operations;
  if (!only) return null;
  return more.length === 0 ? only : { type: 'batch', operations };
}

/** The values of a body in stored form. References must exist; one that is `known` may stay although its target is gone. */
async function readValues(
  tx: Database,
  fields: Fields,
  body: Body,
  mode: SchemaMode,
  { path, known }: { path: string; known?: ReadonlySet<string> },
): Promise<Values> {
  const input = await readAddresses(tx, fields, body);
  const values = await internaliseValues(tx, fields, parse(wireSchema(fields, mode), input, path));
  const added = [...collectReferences(fields, values)].filter((target) => known?.has(target) !== true);
  const missing = await listMissingTargets(tx, added);
  const faults: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const targets = [...collectReferences({ [name]: field }, values)].filter((each) => added.includes(each));
    if (targets.some((target) => missing.has(target))) faults[`${path}${name}`] = 'records.target_missing';
    else if (await isUnfit(tx, field, targets)) faults[`${path}${name}`] = 'media.unfit';
  }
  if (Object.keys(faults).length > 0) throw new ProblemError('invalid', undefined, { fields: faults });
  return values;
}

/** Whether a field refers to files that it cannot show. */
async function isUnfit(tx: Database, field: Field, files: readonly string[]): Promise<boolean> {
  if (field.kind !== 'link' || field.to === undefined || field.to === 'section') return false;
  const shown = listFileTypes(field.to);
  return (await listMediaTypes(tx, files)).some((type) => !shown.includes(type));
}

/**
 * The body with rich text sanitised, so that "required" is judged by what remains, and with addresses converted to references: `link_url`
 * for `link`, and the address of a picture of the media library for `image`.
 */
async function readAddresses(tx: Database, fields: Fields, body: Body): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const isNamed = field.kind === 'link' || field.kind === 'image';
    const given = body[name] === undefined && isNamed ? body[`${name}_url`] : body[name];
    if (given === undefined) continue;
    input[name] = given;
    if (typeof given !== 'string') continue;
    if (field.kind === 'rich_text') input[name] = sanitiseRichText(given);
    if (field.kind === 'image' && given.startsWith('/') && !isReference(given)) {
      input[name] = (await findReferencesOfAddresses([given], tx)).get(given) ?? given;
    }
  }
  return input;
}

function readChildren(body: Body, path: string): Record<string, unknown>[] {
  const schema = z.object({
    children: z
      .array(z.record(z.string(), z.unknown()), { error: 'bad_type' })
      .max(mostChildren, { error: 'too_many' })
      .default([]),
  });
  return parse(schema, body, path).children;
}

function parse<Output>(schema: z.ZodType<Output>, input: Body, path: string): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(
    Object.entries(fieldErrors(parsed.error)).map(([name, code]) => [`${path}${name}`, `fields.${code}`]),
  );
  throw new ProblemError('invalid', undefined, { fields });
}
