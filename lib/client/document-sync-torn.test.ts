import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProposedOperation } from '@/lib/contract/operation';
import { later, openDocument, world } from '@/tests/support/synced-document';
import { buildSection } from '@/tests/support/trees';
import type { KeptCopy } from './document-sync';

const write = (content: string, isTyped = true) => world.write(content, isTyped);

beforeEach(openDocument);

describe('what was carried out before, and is kept as if it was not known yet,', () => {
  const section: ProposedOperation = {
    ...{ type: 'insert', node: buildSection({ id: -1, columns: [[]] }) },
    place: { parent: null, column: 0, order: 1, after: 1 },
  };
  const listSections = (tree = world.server.tree) => tree.sections.map(({ id }) => id);

  /** Opens the document with the wish to insert a section beside the tree that has it. */
  async function openTorn(): Promise<void> {
    world.sync.perform(section);
    await later(0);
    world.isReachable = false;
    write('neu', false);
    await later(0);
    const left = world.kept as unknown as KeptCopy;
    world.sync.stop();
    world.isReachable = true;
    world.requests = [];
    world.sync = world.start();
    const insert = { key: 'schluessel-1', wish: { operation: section }, isSent: true, isOpen: false };
    await world.sync.open({ ...left, pending: [insert, ...left.pending] });
  }

  it('is recognised by its key, and sent and shown once', async () => {
    await openTorn();
    await later(0);
    expect([world.requests, world.sync.copy.pending]).toEqual([[['insert', 'update']], []]);
    expect(listSections()).toHaveLength(2);
    expect(listSections(world.sync.copy.shown)).toEqual(listSections());
    expect(world.content()).toEqual({ de: 'neu' });
  });

  it('is waited for no more where the tree does not name its step either', async () => {
    await openTorn();
    const read = world.server.readTree.bind(world.server);
    vi.spyOn(world.server, 'readTree').mockImplementation((user) => ({ ...read(user), steps: [] }));
    await later(5000);
    expect([world.requests.length, world.sync.copy.pending]).toEqual([1, []]);
    expect(listSections(world.sync.copy.shown)).toEqual(listSections());
  });

  it('is not sent again and again as long as the tree cannot be read', async () => {
    await openTorn();
    const failing = vi.spyOn(world.server, 'readTree').mockImplementation(() => {
      throw new Error('busy');
    });
    await later(4000);
    expect(world.requests.length).toBeLessThan(7);
    expect(await world.sync.flush()).toBe(false);
    failing.mockRestore();
    await later(1000);
    expect(world.sync.copy.pending).toEqual([]);
  });
});
