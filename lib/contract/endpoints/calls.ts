import type { z } from 'zod';
import type { Locale } from '../locale';
import type { accountEndpoints } from './accounts';
import type { setupEndpoints } from './admin';
import type { mediaEndpoints } from './media';
import type { noteEndpoints } from './notes';
import type { operationEndpoints } from './operation';
import type { pageEditorEndpoints } from './page-editor';
import type { publicDataEndpoints } from './public-data';
import type { scheduleEndpoints } from './schedule';
import type { severalEndpoints } from './several';
import type { translationEndpoints } from './translation';
import type { treeEndpoints } from './tree';

// The calls of the endpoint tables as types only, so that a browser that makes calls does not carry the tables themselves.

type Listed = (
  | typeof accountEndpoints
  | typeof mediaEndpoints
  | typeof noteEndpoints
  | typeof operationEndpoints
  | typeof pageEditorEndpoints
  | typeof publicDataEndpoints
  | typeof scheduleEndpoints
  | typeof setupEndpoints
  | typeof severalEndpoints
  | typeof translationEndpoints
  | typeof treeEndpoints
)[number];

type NameOf<Endpoint> = Endpoint extends {
  method: infer Method extends string;
  path: infer Path extends string;
}
  ? `${Method} ${Path}`
  : never;

/** A call of the contract by method and path, with its placeholders in braces: `GET /{locale}/pageeditor-api/user`. */
export type CallName = NameOf<Listed>;

type EndpointOf<Name extends CallName> = Listed extends infer Endpoint
  ? Endpoint extends Listed
    ? NameOf<Endpoint> extends Name
      ? Endpoint
      : never
    : never
  : never;

type PlaceholderOf<Text extends string> = Text extends `${string}{${infer First}}${infer Rest}`
  ? First | PlaceholderOf<Rest>
  : never;

/** What stands in the placeholders of a call's path. */
export type ParamsOf<Name extends CallName> = Record<PlaceholderOf<Name>, string | number>;

/** Only the named properties of an object that may hold others, so that a misspelt name does not compile. */
type Known<Values> = { [Key in keyof Values as string extends Key ? never : Key]: Values[Key] };

/** Lets callers pass readonly arrays and objects. */
type Readable<Value> = Value extends readonly (infer Item)[]
  ? readonly Readable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Readable<Value[Key]> }
    : Value;

/** The query of a call. It includes the language for calls whose path has none. */
export type QueryOf<Name extends CallName> = (EndpointOf<Name> extends {
  query: infer Query extends z.ZodType;
}
  ? Known<z.input<Query>>
  : unknown) &
  (Name extends `${string}{locale}${string}` ? unknown : { locale?: Locale });

/** What a call takes as its body; a file is sent in a form. */
export type BodyOf<Name extends CallName> =
  EndpointOf<Name> extends { bodyType: 'multipart' }
    ? FormData
    : EndpointOf<Name> extends { body: infer Body extends z.ZodType }
      ? Readable<z.input<Body>>
      : undefined;

type Success = 200 | 201 | 202 | 204;

/** The successful answer of a call; `unknown` if it is not JSON. */
export type AnswerOf<Name extends CallName> =
  EndpointOf<Name> extends { answers: infer Answers }
    ? {
        [Status in keyof Answers & Success]: Answers[Status] extends z.ZodType
          ? z.output<Answers[Status]>
          : unknown;
      }[keyof Answers & Success]
    : never;
