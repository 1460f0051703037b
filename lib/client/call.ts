import type { z } from 'zod';
import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '@/lib/contract/endpoints/calls';
import { request, type RequestOptions } from './request';

/** An option that has to be said where the call takes something, and need not where all of it may be left out. */
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
    /** Reads the answer. It may ask for less than the contract says, for backends that answer less, but for nothing else. */
    schema: AnswerOf<Name> extends z.input<Schema> ? Schema : never;
  };

/**
 * One call of the contract, named by method and path as the endpoint tables have it: what is in its path, query and body is what they say.
 * Parameters of the query that are undefined are left out. Answers and throws as `request` does.
 */
export function call<Name extends CallName, Schema extends z.ZodType>(
  name: Name,
  { params, query, body, schema, ...options }: CallOptions<Name, Schema>,
): Promise<z.output<Schema>> {
  const [method, template] = name.split(' ') as [RequestOptions<Schema>['method'], string];
  return request(withQuery(fill(template, params ?? {}), query ?? {}), { ...options, schema, method, body });
}

/** Puts values into the placeholders of a path; slashes in them stay, as paths of pages have some. */
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
