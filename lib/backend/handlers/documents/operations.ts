import type { z } from 'zod';
import type {
  NewerOperations,
  operationsQuerySchema,
  Propose,
  ProposeAnswer,
  Refusal,
  TreeAnswer,
} from '@/lib/contract/operation';
import type { Locale } from '@/lib/contract/locale';
import { listReferences } from '@/lib/pagebuilder/references';
import type { Account } from '../../accounts/session';
import { database } from '../../database/client';
import { findDocument, getDocumentId, lockDocument } from '../../documents/document';
import { loadNewer, loadTargets, presentNewer } from '../../documents/logged-operations';
import { listOwnSteps } from '../../documents/own-steps';
import { propose, type Refused } from '../../documents/propose';
import { listTextRevisions } from '../../documents/text-revisions';
import { wordProblem } from '../../http/answer';
import { writeOnce } from '../../http/write-once';
import { ProblemError } from '../../kernel/problem';
import type { WriteContext } from './context';
import type { documentParams } from './read-document';

type Params = z.infer<typeof documentParams>;

/** `GET …/document/{content_type}/{id}/tree`: the draft as it is stored, and the caller's own steps. */
export async function readTree({ params, user }: { params: Params; user: Account }): Promise<TreeAnswer> {
  const db = database();
  const document = await findDocument(db, await getDocumentId(db, keyOf(params)));
  if (!document) throw new ProblemError('not_found');
  const { id, revision, draft: tree } = document;
  // One after the other: many open a document at once, and each would hold several connections.
  const targets = await loadTargets(db, listReferences(tree));
  const text_revisions = await listTextRevisions(db, id);
  const steps = await listOwnSteps(db, id, user.id);
  return { revision, tree, targets, text_revisions, steps };
}

/** `GET …/document/{content_type}/{id}/operations`: what was done since a revision. */
export async function readOperations({
  params,
  query,
  user,
}: {
  params: Params;
  query: z.infer<typeof operationsQuerySchema>;
  user: Account;
}): Promise<NewerOperations> {
  const id = await getDocumentId(database(), keyOf(params));
  return presentNewer(await loadNewer(database(), id, query.since), user.id);
}

/**
 * `POST …/document/{content_type}/{id}/operations`: carries out operations, in one transaction. Answers with everything that was done since
 * the caller's revision, and with what was refused.
 */
export async function proposeOperations(context: WriteContext<Params, Propose>): Promise<Response> {
  const { params, body, locale, user } = context;
  return writeOnce(context, async (tx) => {
    const document = await lockDocument(tx, await getDocumentId(tx, keyOf(params)));
    const { refused, document: after } = await propose(tx, document, body, { userId: user.id, locale });
    const answer: ProposeAnswer = {
      ...presentNewer(await loadNewer(tx, document.id, body.since), user.id),
      refused: refused.map((each) => presentRefusal(each, locale)),
    };
    return { answer, ...(after === document ? {} : { changed: [document.id] }) };
  });
}

function presentRefusal({ key, code, problem }: Refused, locale: Locale): Refusal {
  return { key, code, ...wordProblem(problem, locale) };
}

function keyOf({ contentType, id }: Params) {
  return { content_type: contentType, object_id: id };
}
