import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeContract } from './describe';
import { buildOpenApi, contractEndpoints } from './openapi';

test('every reference of the API document leads to a schema that it holds', () => {
  const document = buildOpenApi() as { components: { schemas: Record<string, unknown> } };
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(50);
  for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty([name]);
  expect(JSON.stringify(document)).not.toContain('#/$defs');
});

test('the API document describes every call once', () => {
  const { paths } = buildOpenApi() as { paths: Record<string, Record<string, { operationId: string }>> };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(contractEndpoints.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(contractEndpoints.length);
});

test('docs/api.md is what the schemas say (npm run docs:api)', async () => {
  expect(await readFile('docs/api.md', 'utf8')).toBe(describeContract());
});
