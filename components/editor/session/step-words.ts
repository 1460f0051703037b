import type { Alert } from '@/lib/client/alerts';
import { findModule } from '@/lib/client/sections';
import { otherLocale } from '@/lib/contract/locale';
import type { Module, Section } from '@/lib/contract/module';
import type { SkippedStep } from '@/lib/pagebuilder/copy/steps';
import { listTurns } from '@/lib/pagebuilder/turn';
import { reveal } from '../reveal';
import { familyOf } from '../canvas/drag-data';
import { focusFrame } from '../canvas/use-kept-focus';
import { choose } from '../several/choosing';
import { useEditorStore } from '@/lib/client/editor-store';
import { focusField } from '../text/text-fields';
import { isWriting } from '../writing-place';
import { listChangedTexts, type ChangedText } from './changed-text';
import type { EditingSession } from './editing-session';
import { nameOf } from './excerpt';
import { findChange, listDifferences, listMoved, type Difference } from './find-change';

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
  /** The blocks that it was about, by the editor's ids. */
  touched: ReadonlySet<number>;
  /** Takes it the other way again. */
  back: NonNullable<Alert['action']>;
}

/** Shows what a step has changed, and names it; those that were skipped are named, too. */
export function tellStep(step: DoneStep, session: EditingSession): void {
  const { before, after, count, skipped, touched } = step;
  const changes = [touched, null].flatMap((blocks) =>
    after.map((sections, index) => findChange(before[index] ?? [], sections, blocks)),
  );
  const found = count === 0 ? null : (changes.find((each) => each !== null) ?? null);
  const confirmed = count === 0 || found !== null ? null : findConfirmed(step);
  const change = found ?? (confirmed && { module: confirmed, shown: confirmed.id });
  const shown = change?.shown ?? null;
  reveal(shown);
  if (count > 0 && !chooseMany(step) && !focusNewBlock(step, shown)) followChange(step, shown);
  const isUndo = step.direction === 'undo';
  const done =
    count === 0
      ? session.say('announce.noStep')
      : count > 1
        ? wordTogether(step, session)
        : (wordGathered(step, session) ??
          wordMany(step, session) ??
          wordConfirmed(step, confirmed, session) ??
          (change === null
            ? session.say(isUndo ? 'alert.undone' : 'alert.redone')
            : session.say(isUndo ? 'alert.undoneIn' : 'alert.redoneIn', {
                name: nameIn(step, nameOf(change.module, session), session),
              })));
  const names = skipped.map(({ touched, user }) =>
    session.say('alert.overtaken', {
      kind: session.nameKind(touched),
      user: user === '' ? session.say('conflict.somebody') : user,
    }),
  );
  const parts = names.length === 0 ? [] : [session.say('alert.skipped'), [...new Set(names)].join(', ')];
  const isGone = countMost(step, 'removed') > countMost(step, 'added');
  session.tell('success', [done, ...parts].join(' '), isGone ? { action: step.back } : {});
}

/**
 * Several blocks that have come back, or were moved, are selected together, as they were when that was done to them. The focus goes to the
 * first, unless it is somewhere beside the canvas. False if there are not several, or somebody writes.
 */
function chooseMany({ before: [before = []], after: [after = []], caret, touched }: DoneStep): boolean {
  if (caret !== null || isWriting()) return false;
  const added = listDifferences(before, after).flatMap(({ kind, module }) =>
    kind === 'added' ? module : [],
  );
  const blocks = added.length > 0 ? added : listMoved(before, after, touched);
  const [first, ...others] = blocks;
  // Sections, blocks and items are not selected together.
  if (
    first === undefined ||
    others.length === 0 ||
    !others.every((each) => familyOf(each) === familyOf(first))
  )
    return false;
  choose(
    blocks.map(({ id }) => id),
    first.id,
  );
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.closest('[data-editing]'))
    useEditorStore.setState({ focus: { id: first.id, field: false } });
  return true;
}

/**
 * A block that has come in place of the one that had the focus gets it, at its handle, as when it was made: until now the block beside it
 * keeps it, at its frame. False if there is none, or the focus is elsewhere.
 */
function focusNewBlock(
  { before: [before = []], after: [after = []], caret }: DoneStep,
  shown: number | null,
): boolean {
  const isKept = document.activeElement?.matches('[data-editing] [data-block]') === true;
  if (caret !== null || !isKept || shown === null) return false;
  if (findModule(before, shown) !== null || findModule(after, shown) === null) return false;
  useEditorStore.setState({ focus: { id: shown, field: false } });
  return true;
}

/**
 * Puts the caret into the text that was changed, if it was in another one, or in one that is gone: the next letters belong to what is shown.
 * Whoever has gone elsewhere meanwhile stays there. Where nothing has the focus, as after a reload, or when the button that had it is gone,
 * it goes to what was changed as well.
 */
function followChange({ before, after, caret }: DoneStep, shown: number | null): void {
  const isNowhere = document.activeElement === document.body;
  if (caret === null ? !isNowhere : caret.isConnected ? caret !== document.activeElement : isWriting())
    return;
  const [here = [], beside = []] = after.map((sections, index) =>
    listChangedTexts(before[index] ?? [], sections),
  );
  const hosts = beside.map((text) => ({ text, host: findBeside(text) }));
  const isThere = here.some((text) => findHere(text) === caret) || hosts.some(({ host }) => host === caret);
  if (isThere && caret?.isConnected === true) return;
  const [text] = here;
  if (text !== undefined) {
    const { id, name: field, caret: place } = text;
    useEditorStore.setState({ focus: { id, field, caret: place } });
    return;
  }
  const other = hosts.find(({ host }) => host !== null);
  if (other?.host) focusField(other.host, other.text.caret);
  else if (isNowhere && shown !== null) focusFrame(findBlock(shown));
}

function findBlock(id: number): HTMLElement | null {
  return document.querySelector(`[data-editing] [data-block="${id}"]`);
}

function findHere({ id, name }: ChangedText): HTMLElement | null {
  return document.querySelector(`[data-editing] [data-block="${id}"] [data-field="${name}"]`);
}

/** A text on the page in the other language, if that stands beside the canvas. */
function findBeside({ id, name }: ChangedText): HTMLElement | null {
  return document.querySelector(`[data-beside] [data-counterpart="${id}"] [data-field="${name}"]`);
}

/** The name of what was changed, with its language if only one was: the other one than that of the canvas, or one of two that are shown. */
function nameIn(step: DoneStep, name: string, { locale, say }: EditingSession): string {
  const [here = [], there = []] = listAllDifferences(step);
  const isOne = (here.length === 0) !== (there.length === 0);
  if (!isOne || (there.length === 0 && useEditorStore.getState().panel !== 'languages')) return name;
  const language = say(`language.${here.length > 0 ? locale : otherLocale(locale)}`);
  return say('alert.nameIn', { name, language });
}

/** What was done together, such as a paste, by the number of its blocks. */
function wordTogether(step: DoneStep, { say }: EditingSession): string {
  const all = listAllDifferences(step).flat();
  const { size: count } = new Set(all.map(({ module }) => module.id));
  return say(step.direction === 'undo' ? 'alert.textsUndone' : 'alert.textsRedone', { count });
}

/** The block of a step that has changed nothing: its translation was said to be right, which writes the texts as they were. */
function findConfirmed({ after, touched }: DoneStep): Module | null {
  const [id, ...others] = touched;
  return id === undefined || others.length > 0 ? null : findModule(after.flat(), id);
}

function wordConfirmed(
  { direction }: DoneStep,
  confirmed: Module | null,
  session: EditingSession,
): string | null {
  if (confirmed === null) return null;
  const name = nameOf(confirmed, session);
  return session.say(direction === 'undo' ? 'alert.keepingUndone' : 'alert.keepingRedone', { name });
}

/** Several blocks that have become one list; null if they have not. */
function wordGathered(step: DoneStep, { say, labels }: EditingSession): string | null {
  for (const differences of listAllDifferences(step)) {
    const listOf = (wanted: Difference['kind']) =>
      differences.flatMap(({ kind, module }) => (kind === wanted ? module : []));
    const [[list, ...others], removed] = [listOf('added'), listOf('removed')];
    const isList = removed.every(({ model }) => listTurns(model).some((kind) => kind === list?.model));
    if (list !== undefined && others.length === 0 && removed.length > 1 && isList)
      return say('alert.gatheredAgain', { count: removed.length, kind: labels.kind(list.model) });
  }
  return null;
}

/** What has come, gone or moved, if that is more than one block; null otherwise. */
function wordMany(step: DoneStep, { say }: EditingSession): string | null {
  const [added, removed] = [countMost(step, 'added'), countMost(step, 'removed')];
  if (added > 1 && added >= removed) return say('alert.manyBack', { count: added });
  if (removed > 1) return say('alert.manyGone', { count: removed });
  const { before, after, touched, direction } = step;
  const { length: count } = listMoved(before[0] ?? [], after[0] ?? [], touched);
  if (count < 2) return null;
  return say(direction === 'undo' ? 'alert.textsUndone' : 'alert.textsRedone', { count });
}

/** How many blocks have come or gone, in the language in which there are more. */
function countMost(step: DoneStep, kind: Difference['kind']): number {
  const counts = listAllDifferences(step).map(
    (each) => each.filter((difference) => difference.kind === kind).length,
  );
  return Math.max(...counts);
}

/** How the page differs from what it was, in both languages. */
function listAllDifferences({ before, after }: DoneStep): Difference[][] {
  return after.map((sections, index) => listDifferences(before[index] ?? [], sections));
}
