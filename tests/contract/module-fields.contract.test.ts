import { beforeAll, describe, expect, it } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import type { ContentKind } from '@/lib/contract/module';
import type { ModuleDefinition } from '@/lib/pagebuilder/fields';
import { digestDatabase } from '../support/database-digest';
import { badValuesOf } from '../support/field-arbitraries';
import { addSection, buildPage, type Refusal, send } from '../support/page-editor';
import { signInAs } from '../support/request';
import { missingId } from '../support/samples';

let editor: Record<string, string>;
let section: number;

beforeAll(async () => {
  editor = await signInAs('editor');
  section = (await addSection(editor, (await buildPage()).id)).id;
});

const kinds = Object.entries<ModuleDefinition>(moduleDefinitions) as [ContentKind, ModuleDefinition][];

describe('a new module', () => {
  it.each(kinds)('of the kind %s has no field that it must not have', async (kind, { fields, parent }) => {
    const before = await digestDatabase();
    for (const [name, field] of Object.entries(fields)) {
      // On the wire a module is in one language. Whether targets exist is asked once everything else is right: see below.
      const badValues = badValuesOf({ ...field, localised: false }, missingId);
      for (const [fault, value] of badValues.filter(([, each]) => !pointsNowhere(each))) {
        const item = { [name]: value };
        const body = { parent: section, ...(parent === undefined ? item : { children: [item] }) };
        const answer = await send<Refusal>('POST', parent ?? kind, { as: editor, body });
        expect(answer.status, `${name} ${fault}`).toBe(400);
        const wanted = parent === undefined ? name : `children.0.${name}`;
        const named = Object.keys(answer.body.fields ?? {}).filter((each) =>
          `${each}.`.startsWith(`${wanted}.`),
        );
        expect(named.length, `${name} ${fault}: ${JSON.stringify(answer.body.fields)}`).toBeGreaterThan(0);
      }
    }
    expect(await digestDatabase()).toBe(before);
  });

  it.each([
    ['link', 'link', { content: 'Weiter', link: `page:${missingId}` }],
    ['image', 'image', { image: `media:${missingId}` }],
    ['text', 'content', { content: `<p><a href="page:${missingId}">Weiter</a></p>` }],
  ])('of the kind %s points at nothing that does not exist', async (kind, field, values) => {
    const before = await digestDatabase();
    const answer = await send<Refusal>('POST', kind, { as: editor, body: { parent: section, ...values } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    expect(await digestDatabase()).toBe(before);
  });
});

function pointsNowhere(value: unknown): boolean {
  return value === `media:${missingId}` || value === `page:${missingId}`;
}
