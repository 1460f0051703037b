import { z } from 'zod';
import { idSchema } from './identifier';
import { localeSchema, type Locale } from './locale';
import { layoutSchema } from './module';
import { pictureSchema } from './picture';
import {
  jsonSchema,
  nodeIdSchema,
  sectionNodeSchema,
  treeNodeSchema,
  treePlaceSchema,
  treeSchema,
  type Json,
  type Tree,
  type TreeNode,
  type TreePlace,
} from './tree';

/** One changed value: a field, or one language of a localised field; a section's colour. `value` undefined removes it. */
export interface Change {
  target: 'value' | 'anchor' | 'locales' | 'color';
  field?: string;
  locale?: Locale;
  value?: Json;
}

/**
 * The operations on a tree. Each is plain data and kept in the edit log beside its inverse. `set_columns` is the inverse of `set_layout`:
 * it puts modules back into the columns they came from. A `batch` is several operations that are applied and undone as one.
 */
export type Operation =
  | { type: 'insert'; node: TreeNode; place: TreePlace }
  | { type: 'update'; id: number; changes: Change[] }
  | { type: 'move'; id: number; place: TreePlace }
  | { type: 'remove'; id: number }
  | { type: 'set_layout'; id: number; layout: number }
  | { type: 'set_columns'; id: number; layout: number; columns: number[][] }
  | { type: 'replace'; tree: Tree }
  | { type: 'batch'; operations: Operation[] };

/** A place as it is proposed: `after` names the sibling before it (null: none), so that it stays right while others insert and remove. */
export interface ProposedPlace extends TreePlace {
  after?: number | null;
}

/** An operation as a browser proposes it. Nodes that it makes have negative ids; a place may name the sibling before it. */
export type ProposedOperation =
  | { type: 'insert'; node: TreeNode; place: ProposedPlace }
  | { type: 'update'; id: number; changes: Change[] }
  | { type: 'move'; id: number; place: ProposedPlace }
  | { type: 'remove'; id: number }
  | { type: 'set_layout'; id: number; layout: number }
  | { type: 'batch'; operations: ProposedOperation[] };

/** Most operations in one batch, and in one request. */
export const mostOperations = 200;

/** Most logged operations in one answer; who is further behind reads the whole tree again. */
export const mostLogged = 500;

/** Most of the caller's own steps that the answer of `…/tree` names. */
export const mostSteps = 200;

const changeSchema = z.object({
  target: z.enum(['value', 'anchor', 'locales', 'color']),
  field: z.string().max(80).optional(),
  locale: localeSchema.optional(),
  value: jsonSchema.optional(),
}) satisfies z.ZodType<Change>;

const updateSchema = z.object({
  type: z.literal('update'),
  id: nodeIdSchema,
  changes: z.array(changeSchema).max(mostOperations),
});

const removeSchema = z.object({ type: z.literal('remove'), id: nodeIdSchema });

const setLayoutSchema = z.object({ type: z.literal('set_layout'), id: nodeIdSchema, layout: layoutSchema });

const proposedPlaceSchema = treePlaceSchema.extend({ after: nodeIdSchema.nullable().optional() });

const proposedOneSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('insert'), node: treeNodeSchema, place: proposedPlaceSchema }),
  updateSchema,
  z.object({ type: z.literal('move'), id: nodeIdSchema, place: proposedPlaceSchema }),
  removeSchema,
  setLayoutSchema,
]);

const proposedOperationSchema: z.ZodType<ProposedOperation> = z.union([
  proposedOneSchema,
  z.object({ type: z.literal('batch'), operations: z.array(proposedOneSchema).min(1).max(mostOperations) }),
]);

/**
 * Name that a browser gives an operation, unique in the document; a repeated one has one effect. What stands before an underscore names the
 * window: what is new in one window takes nothing from what another one of the same account can redo.
 */
const operationKeySchema = z.string().regex(/^[\w-]{8,64}$/);

/** A key of an operation that is made in a window. */
export function keyOfWindow(window: string, name: string): string {
  return `${window}_${name}`;
}

/** The window that a key names; null if it names none. */
export function windowOfKey(key: string): string | null {
  const [window, name] = key.split('_');
  return window === undefined || name === undefined ? null : window;
}

/** One thing that a browser asks for: an operation, or a step (its number in the log) to be undone or redone. */
const proposalSchema = z.union([
  z.object({ key: operationKeySchema, operation: proposedOperationSchema }),
  z.object({ key: operationKeySchema, undo: idSchema }),
  z.object({ key: operationKeySchema, redo: idSchema }),
]);

/** A revision of a document. */
const revisionSchema = z.int().min(0).max(2_147_483_647);

/**
 * Body of `POST …/operations`: what was done on the document as it was at revision `since`, one upon the other. What somebody else has
 * written since is never overwritten: such an operation is refused as `stale`.
 */
export const proposeSchema = z.object({
  since: revisionSchema,
  operations: z.array(proposalSchema).min(1).max(mostOperations),
});

/** Query of `GET …/operations`: the revision that the caller has. */
export const operationsQuerySchema = z.looseObject({
  since: z.coerce.number().int().min(0).max(2_147_483_647),
});

const operationSchema = z.union([
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('insert'), node: treeNodeSchema, place: treePlaceSchema }),
    updateSchema,
    z.object({ type: z.literal('move'), id: nodeIdSchema, place: treePlaceSchema }),
    removeSchema,
    setLayoutSchema,
    z.object({
      type: z.literal('set_columns'),
      id: nodeIdSchema,
      layout: layoutSchema,
      columns: z.array(z.array(nodeIdSchema)),
    }),
    z.object({ type: z.literal('replace'), tree: treeSchema }),
  ]),
  z.object({
    type: z.literal('batch'),
    get operations() {
      return z.array(operationSchema);
    },
  }),
]) as unknown as z.ZodType<Operation>;

/** An operation as the log has it. Its inverse follows from the tree that it is applied to. */
export const loggedOperationSchema = z.object({
  /** Its number in the log, by which it is undone. */
  id: idSchema,
  /** The document's revision after it. */
  revision: revisionSchema,
  /** The name that its browser gave it; null if it came by another call. */
  key: z.string().nullable(),
  /** Who did it. */
  user: z.string(),
  is_you: z.boolean(),
  /** The logged operation that it undid or redid; null for a new one. */
  reverts: idSchema.nullable(),
  operation: operationSchema,
});

/** Why an operation was not carried out; nothing of it was. */
export const refusalCodes = [
  /** Somebody else has written there since, or removed or put something there: see the newer operations. */
  'stale',
  /** What it is about is not there any more. */
  'gone',
  /** It breaks a rule; `fields` says which. */
  'invalid',
  /** There is nothing to change: everything is like that already. */
  'unchanged',
  /** A step that somebody else, or the caller's own later work, has built on. */
  'overtaken',
  /** A step that cannot be undone or redone, or not any more. */
  'no_step',
] as const;

const refusalSchema = z.object({
  key: z.string(),
  code: z.enum(refusalCodes),
  detail: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** What a reference leads to in one language, for editors: its address, and the picture if it is one. */
const targetSchema = z.object({ url: z.string().nullable(), picture: pictureSchema.nullable() });

/** Reference (`page:12`, `media:7`) → language → what it leads to. */
export const targetsSchema = z.record(z.string(), z.partialRecord(localeSchema, targetSchema));

/** Module id → language → the document's revision when its texts were last written. */
export const textRevisionsSchema = z.record(z.string(), z.partialRecord(localeSchema, revisionSchema));

/** Event `operations` of `…/events`, and answer of `GET …/operations`: everything since a revision, in order. */
export const newerOperationsSchema = z.object({
  revision: revisionSchema,
  operations: z.array(loggedOperationSchema),
  /** The log does not hold everything since then, or it is too much: the tree has to be read again. */
  reset: z.boolean(),
  /** What references in these operations lead to. */
  targets: targetsSchema,
  /** Of the modules that have changed. */
  text_revisions: textRevisionsSchema,
});

/**
 * Answer of `POST …/operations`: everything since `since`, the caller's own included, and what was not carried out. What stands in neither was
 * carried out before `since`.
 */
export const proposeAnswerSchema = newerOperationsSchema.extend({ refused: z.array(refusalSchema) });

/** One of the caller's own steps, which can be undone (`done`) or redone (`undone`). */
export const stepSchema = z.object({
  id: idSchema,
  key: z.string().nullable(),
  state: z.enum(['done', 'undone']),
  /** The document's revision when it was last done, undone or redone. */
  revision: revisionSchema,
  /** What undoing or redoing it applies. */
  inverse: operationSchema,
  /** The nodes that it changed. */
  touched: z.array(nodeIdSchema),
  /** Who has changed these since; null if nobody has. */
  overtaken_by: z.string().nullable(),
  /** Half of a move between two documents; it is undone in both, by the call `undo` only. */
  elsewhere: z.boolean(),
});

/** Answer of `GET …/tree`: the draft as it is stored, in both languages, and the caller's own steps, oldest first. */
export const treeAnswerSchema = z.object({
  revision: revisionSchema,
  tree: z.object({ sections: z.array(sectionNodeSchema) }),
  targets: targetsSchema,
  text_revisions: textRevisionsSchema,
  steps: z.array(stepSchema).max(mostSteps),
});

export type Proposal = z.infer<typeof proposalSchema>;
export type Propose = z.infer<typeof proposeSchema>;
export type LoggedOperation = z.infer<typeof loggedOperationSchema>;
export type RefusalCode = (typeof refusalCodes)[number];
export type Refusal = z.infer<typeof refusalSchema>;
export type Targets = z.infer<typeof targetsSchema>;
export type NewerOperations = z.infer<typeof newerOperationsSchema>;
export type ProposeAnswer = z.infer<typeof proposeAnswerSchema>;
export type Step = z.infer<typeof stepSchema>;
export type TreeAnswer = z.infer<typeof treeAnswerSchema>;
