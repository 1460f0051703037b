import type { Section } from '@/lib/contract/module';
import type { SkippedStep } from '@/lib/pagebuilder/copy/steps';
import { reveal } from '../reveal';
import { useEditorStore } from '@/lib/client/editor-store';
import { focusField } from '../text/text-fields';
import { isWriting } from '../writing-place';
import { listChangedTexts, type ChangedText } from './changed-text';
import type { EditingSession } from './editing-session';
import { nameOf } from './excerpt';
import { findChange, listDifferences, type Difference } from './find-change';

/** A page in both languages, the one being edited first. */
export type BothLanguages = readonly (readonly Section[])[];

/** What was undone or redone. */
interface DoneStep {
  direction: 'undo' | 'redo';
  before: BothLanguages;
  after: BothLanguages;
  /** The text of a page that had the caret. */
  caret: Element | null;
  /** How many of the person's own steps. */
  count: number;
  /** Those that others have overtaken. */
  skipped: readonly SkippedStep[];
}

/** Shows what a step has changed, and names it; those that were skipped are named, too. */
export function tellStep(step: DoneStep, session: EditingSession): void {
  const { before, after, count, skipped } = step;
  const changes = after.map((sections, index) => findChange(before[index] ?? [], sections));
  const change = count === 0 ? null : (changes.find((each) => each !== null) ?? null);
  if (change !== null) reveal(change.shown);
  if (count > 0) followChange(step);
  const isUndo = step.direction === 'undo';
  const done =
    count === 0
      ? session.say('announce.noStep')
      : count > 1
        ? wordTogether(step, session)
        : (wordMany(step, session) ??
          (change === null
            ? session.say(isUndo ? 'alert.undone' : 'alert.redone')
            : session.say(isUndo ? 'alert.undoneIn' : 'alert.redoneIn', {
                name: nameOf(change.module, session),
              })));
  const names = skipped.map(({ touched, user }) =>
    session.say('alert.overtaken', {
      kind: session.nameKind(touched),
      user: user === '' ? session.say('conflict.somebody') : user,
    }),
  );
  const parts = names.length === 0 ? [] : [session.say('alert.skipped'), [...new Set(names)].join(', ')];
  session.tell('success', [done, ...parts].join(' '));
}

/**
 * Puts the caret into the text that was changed, if it was in another one, or in one that is gone: the next letters belong to what is shown.
 * Whoever has gone elsewhere meanwhile stays there.
 */
function followChange({ before, after, caret }: DoneStep): void {
  if (caret === null || (caret.isConnected ? caret !== document.activeElement : isWriting())) return;
  const [here = [], beside = []] = after.map((sections, index) =>
    listChangedTexts(before[index] ?? [], sections),
  );
  const hosts = beside.map((text) => ({ text, host: findBeside(text) }));
  const isThere = here.some((text) => findHere(text) === caret) || hosts.some(({ host }) => host === caret);
  if (isThere && caret.isConnected) return;
  const [text] = here;
  if (text !== undefined) {
    const { id, name: field, caret: place } = text;
    useEditorStore.setState({ focus: { id, field, caret: place } });
    return;
  }
  const other = hosts.find(({ host }) => host !== null);
  if (other?.host) focusField(other.host, other.text.caret);
}

function findHere({ id, name }: ChangedText): HTMLElement | null {
  return document.querySelector(`[data-editing] [data-block="${id}"] [data-field="${name}"]`);
}

/** A text on the page in the other language, if that stands beside the canvas. */
function findBeside({ id, name }: ChangedText): HTMLElement | null {
  return document.querySelector(`[data-beside] [data-counterpart="${id}"] [data-field="${name}"]`);
}

/** What was done together, such as a paste, by the number of its blocks. */
function wordTogether(step: DoneStep, { say }: EditingSession): string {
  const all = listAllDifferences(step).flat();
  const { size: count } = new Set(all.map(({ module }) => module.id));
  return say(step.direction === 'undo' ? 'alert.textsUndone' : 'alert.textsRedone', { count });
}

/** What has come or gone, if that is more than one block; null otherwise. */
function wordMany(step: DoneStep, { say }: EditingSession): string | null {
  const differences = listAllDifferences(step);
  const most = (kind: Difference['kind']) =>
    Math.max(...differences.map((each) => each.filter((difference) => difference.kind === kind).length));
  const [added, removed] = [most('added'), most('removed')];
  if (added > 1 && added >= removed) return say('alert.manyBack', { count: added });
  return removed > 1 ? say('alert.manyGone', { count: removed }) : null;
}

/** How the page differs from what it was, in both languages. */
function listAllDifferences({ before, after }: DoneStep): Difference[][] {
  return after.map((sections, index) => listDifferences(before[index] ?? [], sections));
}
