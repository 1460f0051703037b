import type { z } from 'zod';
import type { updateModuleSchema } from '@/lib/contract/write-bodies';
import { findNode } from '@/lib/pagebuilder/locate';
import type { TreeNode } from '@/lib/pagebuilder/tree';
import { database } from '../../database/client';
import type { Account } from '../../accounts/session';
import { ProblemError } from '../../kernel/problem';
import { moduleAnswer } from '../../documents/answers';
import { checkModuleRevision } from '../../documents/conflict';
import {
  definitions,
  findDocument,
  getDocumentIdOfModule,
  lockDocument,
  type StoredDocument,
} from '../../documents/document';
import { readUpdate } from '../../documents/module-input';
import { saveOperation } from '../../documents/save-operation';
import { writeOnce } from '../../http/write-once';
import { type ModuleParams, readKind, type WriteContext } from './context';

/** `GET …/{kind}/{id}`: a module of the draft, for editors. */
export async function readModule({
  params,
  locale,
}: {
  params: ModuleParams;
  locale: 'de' | 'en';
  user: Account;
}): Promise<unknown> {
  const document = await findDocument(database(), await getDocumentIdOfModule(database(), params.id));
  if (!document) throw new ProblemError('not_found');
  getNode(document, params);
  return moduleAnswer(database(), document, params.id, locale);
}

/** `PATCH …/{kind}/{id}`: changes the given fields in one language. A stale `revision` is a 409 with `theirs` and `base`. */
export async function updateModule(
  context: WriteContext<ModuleParams, z.infer<typeof updateModuleSchema>>,
): Promise<Response> {
  const { params, body, locale, user } = context;
  if (definitions[params.module] === undefined) readKind(params.module);
  return writeOnce(context, async (tx) => {
    const document = await lockDocument(tx, await getDocumentIdOfModule(tx, params.id));
    const node = getNode(document, params);
    const operation = await readUpdate(tx, node, body, locale);
    await checkModuleRevision(tx, document, params.id, body.revision, locale);
    if (!operation) return { answer: await moduleAnswer(tx, document, params.id, locale) };
    const saved = await saveOperation(tx, document, operation, { userId: user.id });
    return { answer: await moduleAnswer(tx, saved.document, params.id, locale), changed: [document.id] };
  });
}

/** `DELETE …/{kind}/{id}`: removes a module with its children, or a section with its modules. */
export async function deleteModule(context: WriteContext<ModuleParams, undefined>): Promise<Response> {
  const { params, user } = context;
  return writeOnce(context, async (tx) => {
    const document = await lockDocument(tx, await getDocumentIdOfModule(tx, params.id));
    getNode(document, params);
    const saved = await saveOperation(tx, document, { type: 'remove', id: params.id }, { userId: user.id });
    return {
      answer: { id: params.id, document_revision: saved.document.revision },
      changed: [document.id],
    };
  });
}

/** The node of the draft that a path names. Throws `invalid` for an unknown kind, and `not_found` if anything else does not fit. */
function getNode(document: StoredDocument, params: ModuleParams): TreeNode {
  const node = findNode(document.draft, params.id);
  if (node?.kind === params.module) return node;
  readKind(params.module);
  throw new ProblemError('not_found');
}
