import type { z } from 'zod';
import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '@/lib/contract/endpoints/calls';
import { request, type RequestOptions } from './request';

/** An option of a call: required if the call takes it, optional if every part of it may be left out. */
type Given<Key extends string, Value> = [unknown] extends [Value]
  ? Partial<Record<Key, undefined>>
  : Partial<Value> extends Value
    ? Partial<Record<Key, Value>>
    : undefined extends Value
      ? Partial<Record<Key, Value>>
      : Record<Key, Value>;

type CallOptions<Name extends CallName, Schema extends z.ZodType> = Pick<
  RequestOptions<Schema>,
  'idempotencyKey' | 'signal' | 'timeout'
> &
  Given<'params', ParamsOf<Name>> &
  Given<'query', QueryOf<Name>> &
  Given<'body', BodyOf<Name>> & {
    /** Parses the answer. It may demand less than the contract promises, for backends that answer less, but nothing else. */
    schema: AnswerOf<Name> extends z.input<Schema> ? Schema : never;
  };

/**
 * One call of the contract, named by method and path as in the endpoint tables, which give the types of its path, query and body. Query
 * parameters that are undefined are left out. Answers and throws as `request` does.
 */
export function call<Name extends CallName, Schema extends z.ZodType>(
  name: Name,
  { params, query, body, schema, ...options }: CallOptions<Name, Schema>,
): Promise<z.output<Schema>> {
  const [method, template] = name.split(' ') as [RequestOptions<Schema>['method'], string];
  return request(withQuery(fill(template, params ?? {}), query ?? {}), { ...options, schema, method, body });
}

/** Fills the placeholders of a path; slashes stay as they are, since paths of pages contain them. */
function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name]).split('/').map(encodeURIComponent).join('/'),
  );
}

function withQuery(path: string, query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
