import type { Module } from '@/lib/contract/module';
import { RequestError } from '@/lib/client/request';

/** One accepted change, as the edit log has it. */
interface Entry {
  editor: number;
  id: number;
  before: string;
  after: string;
}

interface Write {
  editor: number;
  id: number;
  content: string;
  revision: number;
  key: string;
}

/** What the server does with a save: one order for all, a revision that has to fit, one effect of a key. */
export class ModelServer {
  readonly log: Entry[] = [];
  private readonly texts = new Map<number, { content: string; revision: number }>();
  private readonly answered = new Map<string, Module>();

  constructor(texts: readonly string[]) {
    for (const [index, content] of texts.entries()) this.texts.set(index + 1, { content, revision: 1 });
  }

  get ids(): number[] {
    return [...this.texts.keys()];
  }

  read(id: number): Module {
    const { content = '', revision = 0 } = this.texts.get(id) ?? {};
    return {
      ...{ id, model: 'text', slug: null, parent: null, content_type: null, object_id: null },
      ...{ column: 0, order: id, anchor: '', content, revision },
    };
  }

  /** Throws what a browser would be answered. */
  write({ editor, id, content, revision, key }: Write): Module {
    const known = this.answered.get(key);
    if (known !== undefined) return known;
    const theirs = this.read(id);
    if (theirs.revision !== revision) {
      const body = { detail: '', code: 'conflict', theirs, base: null, user: '' };
      throw new RequestError('conflict', 409, 'stale', {}, body);
    }
    this.log.push({ editor, id, before: String(theirs.content), after: content });
    this.texts.set(id, { content, revision: revision + 1 });
    const answer = this.read(id);
    this.answered.set(key, answer);
    return answer;
  }
}
