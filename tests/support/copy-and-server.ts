import { moduleDefinitions } from '@/components/modules/definitions';
import type { ProposedOperation, RefusalCode } from '@/lib/contract/operation';
import { openCopy, type Copy } from '@/lib/pagebuilder/copy/copy';
import { perform } from '@/lib/pagebuilder/copy/perform';
import type { Tools } from '@/lib/pagebuilder/copy/rebase';
import { receive, refuse, type SeenOperation } from '@/lib/pagebuilder/copy/receive';
import { takeRequest } from '@/lib/pagebuilder/copy/request';
import { findNode } from '@/lib/pagebuilder/locate';
import { apply } from '@/lib/pagebuilder/operations-apply';
import { settle } from '@/lib/pagebuilder/proposed';
import { isSection, type Tree } from '@/lib/pagebuilder/tree';
import { buildModule, buildSection } from './trees';

let keys = 0;
export const tools: Tools = { definitions: moduleDefinitions, newKey: () => `key-${(keys += 1)}` };

/** A text module in both languages. */
export const text = (id: number, de: string, en = 'Text') =>
  buildModule({ id, kind: 'text', values: { content: { de: `<p>${de}</p>`, en: `<p>${en}</p>` } } });

/** The document that a copy is opened of: two sections, two texts. */
export const page: Tree = {
  sections: [
    buildSection({ id: 1, columns: [[text(2, 'eins zwei drei'), text(3, 'vier')]] }),
    buildSection({ id: 4 }),
  ],
};

/** Writes a text. */
export const write = (id: number, words: string, locale: 'de' | 'en' = 'de'): ProposedOperation => ({
  type: 'update',
  id,
  changes: [{ target: 'value', field: 'content', locale, value: `<p>${words}</p>` }],
});

/** The text of a module in a tree. */
export function read(tree: Tree, id: number, locale: 'de' | 'en' = 'de'): unknown {
  const node = findNode(tree, id);
  const content = node && !isSection(node) ? node.values['content'] : null;
  return (content as Record<string, unknown> | null | undefined)?.[locale];
}

/** A copy of the page, and a server that has the same page. */
export class CopyAndServer {
  /** The server's. */
  revision = 7;
  copy: Copy = openCopy({ revision: 7, tree: page, targets: {}, text_revisions: {}, steps: [] });
  private server = page;

  /** Does something in the copy. */
  act(operation: ProposedOperation, isTyped = false): void {
    const next = perform(this.copy, operation, isTyped, tools);
    if (next === null) throw new Error('It does not fit.');
    this.copy = next;
  }

  /** A text as the copy shows it. */
  shown(id: number, locale: 'de' | 'en' = 'de'): unknown {
    return read(this.copy.shown, id, locale);
  }

  /** Lets the server do something; the copy hears of it. */
  log(operation: ProposedOperation, more: Partial<SeenOperation> = {}) {
    const settled = settle(this.server, operation);
    this.server = apply(this.server, settled).tree;
    this.revision += 1;
    const { revision } = this;
    const logged: SeenOperation = {
      ...{ id: 100 + revision, revision, key: null, user: 'Anna', is_you: false, reverts: null },
      ...more,
      operation: settled,
    };
    const received = receive(this.copy, [logged], tools);
    if (received === null) throw new Error('Something is missing.');
    this.copy = received.copy;
    return received;
  }

  /** Marks what can be sent as sent. */
  send(): void {
    this.copy = takeRequest(this.copy)?.copy ?? this.copy;
  }

  /** The server takes what is sent first, perhaps in another form. */
  acknowledge(as?: ProposedOperation) {
    const request = takeRequest(this.copy);
    if (!request) throw new Error('There is nothing to send.');
    this.copy = request.copy;
    const [first] = request.body.operations;
    if (!first || !('operation' in first)) throw new Error('A step is sent.');
    return this.log(as ?? first.operation, { key: first.key, user: 'Ich', is_you: true });
  }

  /** The server refuses what is sent first. */
  refuseFirst(code: RefusalCode, fields = {}) {
    const request = takeRequest(this.copy);
    const [first] = request?.body.operations ?? [];
    if (!request || !first) throw new Error('There is nothing to send.');
    const refused = refuse(request.copy, [{ key: first.key, code, detail: '', fields }], tools);
    this.copy = refused.copy;
    return refused;
  }

  /** What would be sent now. */
  sent() {
    return takeRequest(this.copy)?.body.operations ?? [];
  }
}
