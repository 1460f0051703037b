import { describe, expect, it } from 'vitest';
import { pool } from '@/lib/backend/database/client';
import { type ProposedOperation } from '@/lib/contract/operation';
import { locate } from '@/lib/pagebuilder/locate';
import { serialize } from '@/lib/pagebuilder/serialize';
import { editor, other } from '../support/editors';
import { atEnd, newKey, propose, readNewer, readTree, write } from '../support/operations';
import { addHeadline, buildHeadline, readDraft, send, stepBack, textsOf } from '../support/page-editor';
import { buildModule } from '../support/trees';

// Operations of several people, repeated ones, and steps back.

describe('what others have done since', () => {
  it('comes with the answer, in order, with who did it', async () => {
    const { page, module } = await buildHeadline();
    await propose(page.id, 2, [write(module.id, 'Hello', 'en')], other);
    const { body } = await propose(page.id, 2, [write(module.id, 'Servus')]);
    expect(body.refused).toEqual([]);
    expect(body.operations.map(({ revision, user, is_you }) => [revision, user, is_you])).toEqual([
      [3, 'zweite@litfass.example', false],
      [4, 'editor@litfass.example', true],
    ]);
    const newer = await readNewer(page.id, 2, other);
    expect(newer.body.operations.map(({ is_you }) => is_you)).toEqual([true, false]);
    expect((await readNewer(page.id, 4)).body).toEqual({
      ...{ revision: 4, operations: [], reset: false, targets: {}, text_revisions: {} },
    });
  });

  it('is not overwritten: a text that they have written is stale, and so is all that was made upon it', async () => {
    const { page, module } = await buildHeadline();
    await propose(page.id, 2, [write(module.id, 'Ihrs')], other);
    const { body } = await propose(page.id, 2, [write(module.id, 'Meins'), write(module.id, 'Meins!')]);
    expect(body.refused.map(({ code }) => code)).toEqual(['stale', 'stale']);
    expect(body.operations).toHaveLength(1);
    expect(textsOf(await readDraft(editor, page.slug))).toEqual(['Ihrs']);
    // Who has seen it may change it.
    expect((await propose(page.id, 3, [write(module.id, 'Beides')])).body.refused).toEqual([]);
  });

  it('is not removed unseen, but what was seen is', async () => {
    const { page, section, module } = await buildHeadline();
    await propose(page.id, 2, [write(module.id, 'Gerade geschrieben')], other);
    const remove: ProposedOperation = { type: 'remove', id: section.id };
    expect((await propose(page.id, 2, [remove])).body.refused.map(({ code }) => code)).toEqual(['stale']);
    expect((await propose(page.id, 3, [remove])).body.refused).toEqual([]);
    const { body } = await propose(page.id, 3, [write(module.id, 'Noch mehr')], other);
    expect(body.refused.map(({ code }) => code)).toEqual(['gone']);
  });

  it('counts also if it came module by module, or by another window of the same person', async () => {
    const { page, module } = await buildHeadline();
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Anderswo' } });
    const { body } = await propose(page.id, 2, [write(module.id, 'Hier')]);
    expect(body.refused.map(({ code }) => code)).toEqual(['stale']);
    expect(body.operations).toMatchObject([{ key: null, is_you: true }]);
  });

  it('does not make the own earlier operations of a repeated request stale', async () => {
    const { page, module } = await buildHeadline();
    const first = { key: newKey(), operation: write(module.id, 'Eins') };
    await propose(page.id, 2, [first]);
    const { body } = await propose(page.id, 2, [first, write(module.id, 'Eins, zwei')]);
    expect(body.refused).toEqual([]);
    expect(body.operations.map(({ revision }) => revision)).toEqual([3, 4]);
  });

  it('has to be read anew where the log no longer holds it', async () => {
    const { page, module } = await buildHeadline();
    await propose(page.id, 2, [write(module.id, 'Eins'), write(module.id, 'Zwei')]);
    await pool().query('delete from edit_log where document_id = $1 and revision = 3', [page.id]);
    expect((await readNewer(page.id, 2)).body).toMatchObject({ revision: 4, reset: true, operations: [] });
    expect((await readNewer(page.id, 3)).body).toMatchObject({ reset: false });
    expect((await readNewer(page.id, 99)).body).toMatchObject({ revision: 4, reset: true });
    await pool().query('update edit_log set whole = false where document_id = $1', [page.id]);
    expect((await readNewer(page.id, 3)).body.reset).toBe(true);
    // What is too far behind or ahead is not judged.
    const { body } = await propose(page.id, 99, [write(module.id, 'Drei')]);
    expect(body).toMatchObject({ reset: true, refused: [{ code: 'stale' }] });
  });
});

describe('two requests of several operations at the same time', () => {
  it('are carried out one after the other, each as a whole', async () => {
    const { page, section, module } = await buildHeadline();
    const theirs = await addHeadline(other, section.id, 'Ihre');
    const words = Array.from({ length: 8 }, (_, index) => `Fassung ${index}`);
    const since = (await readTree(page.id)).revision;
    const answers = await Promise.all([
      propose(
        page.id,
        since,
        words.map((word) => write(module.id, word)),
      ),
      propose(
        page.id,
        since,
        words.map((word) => write(theirs.id, word)),
        other,
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ body }) => body.refused)).toEqual([]);
    const { operations } = (await readNewer(page.id, since)).body;
    const [first] = operations;
    expect(operations.map(({ user }) => user === first?.user)).toEqual(
      [true, false].flatMap((isFirst) => words.map(() => isFirst)),
    );
  });
});

describe('a repeated operation', () => {
  it('that had nothing to do the first time does not undo what followed it', async () => {
    const { page, module } = await buildHeadline();
    const request = [
      { key: newKey(), operation: write(module.id, 'Hallo') },
      { key: newKey(), operation: write(module.id, 'Hallo zusammen') },
    ];
    const first = await propose(page.id, 2, request);
    expect(first.body.refused.map(({ code }) => code)).toEqual(['unchanged']);
    const again = await propose(page.id, 2, request);
    expect(again.body.refused.map(({ code }) => code)).toEqual(['stale']);
    expect(textsOf(await readDraft(editor, page.slug))).toEqual(['Hallo zusammen']);
  });

  it('has one effect, and its nodes are known to what follows', async () => {
    const { page, section } = await buildHeadline();
    const insert = {
      key: newKey(),
      operation: { type: 'insert' as const, node: buildModule({ id: -1 }), place: atEnd(section.id) },
    };
    const first = await propose(page.id, 2, [insert]);
    const again = await propose(page.id, 2, [insert, write(-1, 'Weiter')]);
    expect(again.body.refused).toEqual([]);
    expect(again.body.operations[0]).toEqual(first.body.operations[0]);
    expect(textsOf(await readDraft(editor, page.slug))).toEqual(['Hallo', 'Weiter']);
  });

  it('that the sender has in its tree already is neither told nor refused, and the tree names its step', async () => {
    const { page, module } = await buildHeadline();
    const operation = { key: newKey(), operation: write(module.id, 'Servus') };
    await propose(page.id, 2, [operation]);
    const { body } = await propose(page.id, 3, [operation]);
    expect(body).toMatchObject({ revision: 3, reset: false, operations: [], refused: [] });
    expect((await readTree(page.id)).steps.map(({ key }) => key)).toContain(operation.key);
  });

  it('of ten requests at once has one effect', async () => {
    const { page, section } = await buildHeadline();
    const insert = {
      key: newKey(),
      operation: { type: 'insert' as const, node: buildModule({ id: -1 }), place: atEnd(section.id) },
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => propose(page.id, 2, [insert])));
    expect(new Set(answers.map(({ body }) => serialize(body))).size).toBe(1);
    expect((await readTree(page.id)).revision).toBe(3);
  });

  it('under a key of somebody else is refused', async () => {
    const { page, module } = await buildHeadline();
    const key = newKey();
    await propose(page.id, 2, [{ key, operation: write(module.id, 'Eins') }], other);
    const { body } = await propose(page.id, 3, [{ key, operation: write(module.id, 'Zwei') }]);
    expect(body.refused).toMatchObject([{ key, code: 'invalid' }]);
  });
});

describe('undo and redo', () => {
  const undo = (step: number) => ({ key: newKey(), undo: step });
  const redo = (step: number) => ({ key: newKey(), redo: step });

  /** A page with a headline that was written in three times; the steps of the writing. */
  async function buildSteps() {
    const built = await buildHeadline();
    const { id } = built.module;
    const { body } = await propose(built.page.id, 2, [
      write(id, 'Eins'),
      write(id, 'Zwei'),
      write(id, 'Drei'),
    ]);
    const [one = 0, two = 0, three = 0] = body.operations.map((each) => each.id);
    return {
      ...built,
      one,
      two,
      three,
      text: async () => textsOf(await readDraft(editor, built.page.slug))[0],
    };
  }

  it('apply the inverse that the log has, and say what they concern', async () => {
    const { page, two, three, text } = await buildSteps();
    const { body } = await propose(page.id, 5, [undo(three), undo(two)]);
    expect(body.operations.map(({ reverts }) => reverts)).toEqual([three, two]);
    expect(await text()).toBe('Eins');
    await propose(page.id, 7, [redo(two), redo(three)]);
    expect(await text()).toBe('Drei');
  });

  it('go on where the calls of the whole document stop, and the other way round', async () => {
    const { page, one, two, three, text } = await buildSteps();
    await stepBack('undo', page.id);
    await propose(page.id, 6, [undo(two)]);
    expect(await text()).toBe('Eins');
    await stepBack('redo', page.id);
    expect(await text()).toBe('Zwei');
    await propose(page.id, 8, [redo(three)]);
    await stepBack('undo', page.id);
    await stepBack('undo', page.id);
    await stepBack('undo', page.id);
    expect(await text()).toBe('Hallo');
    expect((await propose(page.id, 12, [redo(one)])).body.refused).toEqual([]);
  });

  it('are refused once a new operation has followed, and for what is not there to be undone', async () => {
    const { page, module, two, three } = await buildSteps();
    await propose(page.id, 5, [undo(three), write(module.id, 'Vier')]);
    const foreign = await buildHeadline();
    const [step] = (await readTree(foreign.page.id)).steps;
    const { body } = await propose(page.id, 7, [
      ...[redo(three), undo(three), redo(two), undo(999_999), undo(step?.id ?? 0)],
    ]);
    expect(body.refused.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'no_step'));
    expect((await propose(page.id, 7, [undo(two)], other)).body.refused).toMatchObject([{ code: 'no_step' }]);
  });

  it('are each window’s own: what is new in one leaves what was undone in another', async () => {
    const { page, module, section, text } = await buildSteps();
    const keyIn = (window: string) => `${window}_${newKey()}`;
    const { body } = await propose(page.id, 5, [{ key: keyIn('eins'), operation: write(module.id, 'Vier') }]);
    const four = body.operations[0]?.id ?? 0;
    const layout = { type: 'set_layout' as const, id: section.id, layout: 3 };
    await propose(page.id, 6, [
      { key: keyIn('eins'), undo: four },
      { key: keyIn('zwei'), operation: layout },
    ]);
    expect((await propose(page.id, 8, [{ key: keyIn('eins'), redo: four }])).body.refused).toEqual([]);
    expect(await text()).toBe('Vier');
    await propose(page.id, 9, [
      { key: keyIn('eins'), undo: four },
      { key: keyIn('eins'), operation: { ...layout, layout: 0 } },
    ]);
    const again = await propose(page.id, 11, [{ key: keyIn('eins'), redo: four }]);
    expect(again.body.refused).toMatchObject([{ code: 'no_step' }]);
  });

  it('are refused where somebody else, or one’s own later work, has built on them', async () => {
    const { page, section, module, one, three } = await buildSteps();
    // Out of order.
    expect((await propose(page.id, 5, [undo(one)])).body.refused).toMatchObject([{ code: 'overtaken' }]);
    const { body } = await propose(page.id, 5, [{ type: 'set_layout', id: section.id, layout: 3 }]);
    const layout = body.operations.at(-1)?.id ?? 0;
    await propose(page.id, 6, [write(module.id, 'Ihrs')], other);
    const refused = await propose(page.id, 7, [undo(three), undo(layout)]);
    expect(refused.body.refused.map(({ code }) => code)).toEqual(['overtaken']);
    // The other step is undone although it is not the last one.
    expect((await readTree(page.id)).tree.sections[0]?.layout).toBe(0);
  });

  it('that are refused take with them what was written upon them', async () => {
    const { page, module, three, text } = await buildSteps();
    await propose(page.id, 5, [write(module.id, 'Hers', 'en')], other);
    const { body } = await propose(page.id, 6, [undo(three), write(module.id, 'Zwei und mehr')]);
    expect(body.refused.map(({ code }) => code)).toEqual(['overtaken', 'stale']);
    expect(await text()).toBe('Drei');
  });

  it('have one effect when they are repeated', async () => {
    const { page, three, text } = await buildSteps();
    const step = undo(three);
    await propose(page.id, 5, [step]);
    const { body } = await propose(page.id, 5, [step]);
    expect([body.refused, body.revision, await text()]).toEqual([[], 6, 'Zwei']);
  });

  it('leave a move between two documents to the call that undoes it in both', async () => {
    const [from, to] = [await buildHeadline(), await buildHeadline()];
    await send('POST', 'reorder', {
      as: editor,
      body: { id: from.module.id, parent: to.section.id, order: 0 },
    });
    const step = (await readTree(to.page.id)).steps.at(-1);
    expect(step?.elsewhere).toBe(true);
    const { body } = await propose(to.page.id, 3, [undo(step?.id ?? 0)]);
    expect(body.refused).toMatchObject([{ code: 'no_step' }]);
    await stepBack('undo', to.page.id);
    expect(locate((await readTree(from.page.id)).tree, from.module.id)).not.toBeNull();
  });
});
