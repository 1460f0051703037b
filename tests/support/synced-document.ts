import { onTestFinished, vi } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import { DocumentSync, type KeptCopy } from '@/lib/client/document-sync';
import type { ProposedOperation } from '@/lib/contract/operation';
import type { StepName } from '@/lib/pagebuilder/copy/copy';
import type { Tree } from '@/lib/pagebuilder/tree';
import { buildModule, buildSection } from './trees';
import { ModelServer } from './tree-simulation/server';

/** A document with one headline in a browser, and its server. What the network and people do is set by a test. */
export class SyncedDocument {
  server = new ModelServer({
    sections: [
      buildSection({
        id: 1,
        columns: [[buildModule({ id: 2, kind: 'headline', values: { content: { de: 'alt' } } })]],
      }),
    ],
  });
  sync = this.start();
  requests: ProposedOperation['type'][][] = [];
  isReachable = true;
  isReady: (operation: ProposedOperation) => boolean = () => true;
  kept: KeptCopy | null = null;
  /** What was typed and is in no copy yet. */
  readTyped = (): void => undefined;
  retry: number | null = 500;
  /** Milliseconds until the server answers. */
  delay = 0;
  givenUp: string[] = [];
  /** Steps that go on with the one before. */
  goneOn: [before: StepName, step: StepName][] = [];
  /** Milliseconds until what is typed is sent, whether or not somebody types on. */
  longest = 2000;
  /** What the server refuses for what it contains, together with everything that is sent with it. */
  isMonstrous: (operation: ProposedOperation) => boolean = () => false;

  /** Another browser with the document, such as the same one after a reload. */
  start(): DocumentSync {
    let keys = 0;
    const ask = async <Answer>(answer: () => Answer): Promise<Answer> => {
      if (!this.isReachable) throw new Error('offline');
      if (this.delay > 0) await new Promise((resolve) => setTimeout(resolve, this.delay));
      return JSON.parse(JSON.stringify(answer())) as Answer;
    };
    return new DocumentSync({
      definitions: moduleDefinitions,
      newKey: () => `schluessel-${(keys += 1)}`,
      loadTree: () => ask(() => this.server.readTree('me')),
      loadNewer: (since) => ask(() => this.server.readNewer(since, 'me')),
      propose: (body) =>
        ask(() => {
          if (body.operations.some((each) => 'operation' in each && this.isMonstrous(each.operation)))
            throw new RangeError('too large');
          this.requests.push(
            body.operations.map((each) => ('operation' in each ? each.operation.type : 'batch')),
          );
          return this.server.propose('me', body);
        }),
      isReady: (operation) => this.isReady(operation),
      readTyped: () => this.readTyped(),
      keep: (copy) => (this.kept = copy),
      onReceived: () => undefined,
      onGoesOn: (before, step) => void this.goneOn.push([before, step]),
      onGivenUp: (detail) => void this.givenUp.push(detail),
      onRefused: (error) => (error instanceof RangeError ? error.message : null),
      onError: () => this.retry,
      pause: (waited) => Math.max(0, Math.min(900, this.longest - waited)),
    });
  }

  /** Writes the headline. */
  write(content: string, isTyped = true): void {
    this.sync.perform(
      {
        type: 'update',
        id: 2,
        changes: [{ target: 'value', field: 'content', locale: 'de', value: content }],
      },
      isTyped,
    );
  }

  /** The headline, on the server or in another tree. */
  content(tree: Tree = this.server.tree) {
    return tree.sections[0]?.columns[0]?.[0]?.values.content;
  }
}

export const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The document of the running test, since `openDocument`. */
export let world: SyncedDocument;

/** Opens a document for the test before which it is called; time stands still in it. */
export async function openDocument(): Promise<void> {
  vi.useFakeTimers();
  world = new SyncedDocument();
  onTestFinished(() => {
    world.sync.stop();
    vi.useRealTimers();
  });
  await world.sync.open(null);
}
