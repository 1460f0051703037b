import type { z } from 'zod';
import type { joinSchema, turnSchema } from '@/lib/contract/write-bodies';
import { locate, type Located } from '@/lib/pagebuilder/locate';
import type { Change } from '@/lib/pagebuilder/operations';
import { isSection, type ModuleNode, type Tree } from '@/lib/pagebuilder/tree';
import { joinTexts, turn } from '@/lib/pagebuilder/turn';
import { locales } from '@/lib/contract/locale';
import type { Database } from '../../database/client';
import { moduleAnswer } from '../../documents/answers';
import {
  definitions,
  getDocumentIdOfModule,
  lockDocument,
  type StoredDocument,
  takeIds,
} from '../../documents/document';
import { saveOperation } from '../../documents/save-operation';
import { writeOnce, type Written } from '../../http/write-once';
import { ProblemError } from '../../kernel/problem';
import type { WriteContext } from './context';

/** `POST …/turn`: turns a module into another kind, in both languages, as one step. Answers with the new one and 201. */
export async function turnModule(
  context: WriteContext<unknown, z.infer<typeof turnSchema>>,
): Promise<Response> {
  const { body, locale, user } = context;
  return writeOnce(context, async (tx): Promise<Written> => {
    const { document, node, place } = await lockModule(tx, body.id);
    const turned = turn(node.kind, node.values, body.kind, definitions);
    if (!turned) throw new ProblemError('invalid', undefined, { fields: { kind: 'fields.bad_choice' } });
    const takeId = await takeIds(tx, document.id, 1 + turned.children.length);
    const { version = 1, children: itemKind = '' } = definitions[turned.kind] ?? {};
    const made: ModuleNode = {
      ...{ id: takeId(), kind: turned.kind, version, anchor: node.anchor, locales: node.locales },
      values: turned.values,
      children: turned.children.map((values) => ({
        ...{ id: takeId(), kind: itemKind, version: definitions[itemKind]?.version ?? 1, anchor: '' },
        ...{ locales: null, values, children: [] },
      })),
    };
    const saved = await saveOperation(
      tx,
      document,
      {
        type: 'batch',
        operations: [
          { type: 'remove', id: node.id },
          { type: 'insert', node: made, place },
        ],
      },
      { userId: user.id },
    );
    const answer = await moduleAnswer(tx, saved.document, made.id, locale);
    return { status: 201, answer, changed: [document.id] };
  });
}

/** `POST …/join`: appends a text to the text before it, in both languages, as one step. Answers with the state of both. */
export async function joinModules(
  context: WriteContext<unknown, z.infer<typeof joinSchema>>,
): Promise<Response> {
  const { body, locale, user } = context;
  return writeOnce(context, async (tx): Promise<Written> => {
    const { document, node, place } = await lockModule(tx, body.id);
    const before = listBeside(document.draft, place)[place.order - 1];
    if (node.kind !== 'text' || before?.kind !== 'text' || String(before.locales) !== String(node.locales))
      throw new ProblemError('invalid', undefined, { fields: { id: 'fields.bad_place' } });
    const joined = joinTexts(before.values['content'], node.values['content']);
    const changes = locales.flatMap((each): Change[] => {
      const value = joined[each];
      return value === undefined ? [] : [{ target: 'value', field: 'content', locale: each, value }];
    });
    const saved = await saveOperation(
      tx,
      document,
      {
        type: 'batch',
        operations: [
          { type: 'update', id: before.id, changes },
          { type: 'remove', id: node.id },
        ],
      },
      { userId: user.id },
    );
    return { answer: await moduleAnswer(tx, saved.document, before.id, locale), changed: [document.id] };
  });
}

async function lockModule(
  tx: Database,
  id: number,
): Promise<{ document: StoredDocument; node: ModuleNode; place: Located['place'] }> {
  const document = await lockDocument(tx, await getDocumentIdOfModule(tx, id));
  const located = locate(document.draft, id);
  if (!located || isSection(located.node)) throw new ProblemError('not_found');
  return { document, node: located.node, place: located.place };
}

/** The siblings in a column; empty in a list, whose items have only one kind. */
function listBeside(tree: Tree, { parent, column }: Located['place']): readonly ModuleNode[] {
  return tree.sections.find(({ id }) => id === parent)?.columns[column] ?? [];
}
