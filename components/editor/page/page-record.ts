import { createStore, type StoreApi } from 'zustand';
import { mergeValues } from '@/lib/client/merge-values';
import { findProblems, formValues, sentValues } from '@/lib/client/record-values';
import { readConflict, readRecord, updateRecord } from '@/lib/client/records';
import { RequestError } from '@/lib/client/request';
import type { AdminRecord } from '@/lib/contract/admin';
import type { Locale } from '@/lib/contract/locale';
import { resourceOfDocument } from '@/lib/records/content-types';
import { type RecordResource, recordDefinition } from '@/lib/records/definitions';
import { makePathSlug } from '@/lib/records/slug';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import type { EditingSession } from '../session/editing-session';
import { followAddress } from './follow-address';
import { findPageRecord, nameText, useKnownPageRecord, type PageText } from './known-page-record';
import {
  beginForm,
  bringTogether,
  isChanged,
  keepUnsaved,
  listGoingOffline,
  readUnsaved,
  takeSaved,
  textOf,
  type PageForm,
  type Values,
} from './page-form';

export interface PageRecordState extends PageForm {
  /** What is wrong, by field; for a localised field with its language, or of the whole field. */
  faults: Record<string, string>;
  busy: boolean;
  /** The languages that visitors would lose by what was just asked to be saved; empty if nothing has to be decided. */
  goingOffline: readonly Locale[];
}

/** What is to be saved, and how. */
export interface SaveWish {
  /** Renews what the server has rendered around the canvas. */
  refresh: () => void;
  /** Only this text; else everything that is filled in. */
  only?: PageText;
  /** Notes what takes the save back as a step to undo; returns what does so. */
  note?: (takeBack: () => Promise<unknown>) => () => Promise<unknown>;
  /** These values instead of what is filled in, to take back a save. */
  former?: Values;
  /** Whether somebody is sure that visitors lose a language. */
  isConfirmed?: boolean;
}

/** `refused`: somebody has to decide or correct something; `failed`: it can be tried again, and that was said. */
export type SaveResult = 'saved' | 'refused' | 'failed';

/**
 * The record of the page being edited, or of the article, event or artwork whose page it is, with what is filled in: validated by its
 * definition, saved with the revision that it started from. The panel and the texts of the page's opening share it, so each shows what was
 * typed in the other.
 */
export class PageRecord {
  readonly state: StoreApi<PageRecordState>;
  private readonly id: number;
  private readonly definition: RecordDefinition;
  private saving: Promise<unknown> = Promise.resolve();

  constructor(
    readonly session: EditingSession,
    private readonly resource: RecordResource,
    record: AdminRecord,
  ) {
    this.id = Number(record.id);
    this.definition = recordDefinition(resource);
    const unsaved = readUnsaved(resource, this.id);
    const form = unsaved === null ? beginForm(resource, record) : bringTogether(unsaved, record);
    this.state = createStore(() => ({ ...form, faults: {}, busy: false, goingOffline: [] }));
    keepUnsaved(this.id, form);
    this.state.subscribe((state) => keepUnsaved(this.id, state));
  }

  /** Takes the record as it was read anew; what was filled in stays. */
  meet(record: AdminRecord): void {
    const now = this.state.getState();
    if ((record.revision ?? 0) <= (now.base.revision ?? 0)) return;
    this.state.setState(isChanged(now) ? bringTogether(now, record) : beginForm(this.resource, record));
  }

  /** A text as it is filled in. */
  read({ name, locale }: PageText): string {
    return textOf(this.state.getState().values, name, locale);
  }

  /** A text as it is saved. */
  readSaved({ name, locale }: { name: string; locale: Locale }): string {
    return textOf(formValues(this.definition, this.state.getState().base), name, locale);
  }

  change(name: string, value: unknown, locale?: Locale): void {
    this.state.setState(({ faults, values }) => ({
      goingOffline: [],
      faults: without(faults, locale === undefined ? name : `${name}.${locale}`, name),
      values: { ...values, [name]: locale === undefined ? value : put(values[name], locale, value) },
    }));
  }

  /** Replaces own input by what somebody else has saved. */
  takeTheirs(): void {
    this.state.setState(({ base }) => beginForm(this.resource, base));
  }

  /** Puts the titles back of the languages that visitors would lose. */
  keepTitles(): void {
    const { title } = this.definition;
    for (const locale of this.state.getState().goingOffline)
      this.change(title, this.readSaved({ name: title, locale }), locale);
  }

  /** Languages that visitors would lose are asked about first. */
  save(wish: SaveWish): Promise<SaveResult> {
    // One after the other: each starts from the revision that the one before has made.
    const result = this.saving.then(() => this.saveNow(wish));
    this.saving = result.catch(() => undefined);
    return result;
  }

  private async saveNow(wish: SaveWish): Promise<SaveResult> {
    const { refresh, only, former, isConfirmed = false } = wish;
    const { session, state, resource, definition } = this;
    const form = state.getState();
    if (only !== undefined && this.read(only) === this.readSaved(only)) return 'saved';
    const values = former ?? (only === undefined ? tidyValues(form.values) : this.valuesWith(only));
    const problems = Object.entries(findProblems(definition, values)).filter(
      ([name]) => only === undefined || name.split('.')[0] === only.name,
    );
    const goingOffline = problems.length > 0 || isConfirmed ? [] : listGoingOffline({ ...form, values });
    state.setState({
      faults: Object.fromEntries(problems.map(([name, code]) => [name, session.say(`fault.${code}`)])),
      goingOffline,
    });
    if (problems.length > 0 || goingOffline.length > 0) return 'refused';
    state.setState({ busy: true });
    try {
      const { revision } = form.base;
      const sent = only === undefined ? values : { [only.name]: values[only.name] };
      const saved = await updateRecord(resource, this.id, sentValues(definition, { ...sent, revision }));
      // Of the whole form as it was filled in: addresses were tidied on their way.
      const isForm = only === undefined && former === undefined;
      state.setState((now) => ({
        ...takeSaved(isForm ? form : { ...form, values }, now, saved),
        ...(only && { foreign: withoutText(now.foreign, only) }),
      }));
      this.tellSaved(wish, form.base, saved);
      if (isWhereItWas(session.locale, form.base, saved)) refresh();
      else followAddress(session.locale, form.base.urls, saved.urls);
      // Updates what the bar and other parts show of the page; otherwise the next change does.
      await session.reload().catch(() => undefined);
      return 'saved';
    } catch (error) {
      const theirs = error instanceof RequestError ? readConflict(error.body) : null;
      if (theirs !== null && former === undefined) return await this.settle(theirs, wish);
      if (theirs !== null) this.meet(theirs);
      if (error instanceof RequestError) state.setState({ faults: error.fields });
      session.report(error);
      return error instanceof RequestError && Object.keys(error.fields).length > 0 ? 'refused' : 'failed';
    } finally {
      state.setState({ busy: false });
    }
  }

  /** Says what is saved now, and is in effect at once: with a way back. */
  private tellSaved(wish: SaveWish, before: AdminRecord, after: AdminRecord): void {
    const { refresh, only, former, note = (takeBack) => takeBack } = wish;
    const { session } = this;
    const named = this.resource === 'pages' ? 'page' : 'thing';
    if (former !== undefined) {
      session.tell('success', session.say(`${named}.takenBack`));
      return;
    }
    const takeBack = note(() => this.takeBack(before, after, refresh));
    const text =
      only === undefined
        ? session.say(`${named}.saved`)
        : session.say('page.effective', { field: nameText(session, only.name) });
    session.tell('success', text, {
      action: { label: session.say('alert.undo'), act: () => void takeBack() },
    });
  }

  /** Saves again what a save has replaced. What was filled in since stays as it is, and so does what others have saved. */
  private takeBack(before: AdminRecord, after: AdminRecord, refresh: () => void): Promise<SaveResult> {
    const { definition, state } = this;
    const { base, values } = state.getState();
    const [was, became] = [formValues(definition, before), formValues(definition, after)];
    const back = (now: Values) => mergeValues(definition, became, now, was).values;
    state.setState({ values: back(values), goingOffline: [] });
    return this.save({ refresh, former: back(formValues(definition, base)), isConfirmed: true });
  }

  /** Brings both together after a conflict. A single text that nobody else has written is no matter to decide: it is saved again. */
  private async settle(theirs: AdminRecord, wish: SaveWish): Promise<SaveResult> {
    const { only } = wish;
    const now = this.state.getState();
    const brought = bringTogether(now, theirs);
    const contested = (brought.foreign ?? []).filter(({ isContested }) => isContested);
    const isDisputed =
      only === undefined ||
      contested.some(({ name, locale }) => name === only.name && locale === only.locale);
    const isNewer = (theirs.revision ?? 0) > (now.base.revision ?? 0);
    if (isDisputed || !isNewer) {
      this.state.setState(brought);
      return 'refused';
    }
    this.state.setState({ ...brought, foreign: contested.length > 0 ? brought.foreign : now.foreign });
    return this.saveNow(wish);
  }

  /** The saved values with one text as it is filled in. */
  private valuesWith(text: PageText): Values {
    const saved = formValues(this.definition, this.state.getState().base);
    return { ...saved, [text.name]: put(saved[text.name], text.locale, this.read(text)) };
  }
}

/** Reads the record of the page being edited. What is filled in already comes on top, and what `fill` adds before it is shown anywhere. */
export async function openPageRecord(
  session: EditingSession,
  fill: (record: PageRecord) => void = () => undefined,
): Promise<PageRecord> {
  const resource = resourceOfDocument(session.key.content_type);
  const read = await readRecord(resource, session.key.object_id);
  const known = findPageRecord(session);
  const record = known ?? new PageRecord(session, resource, read);
  known?.meet(read);
  fill(record);
  useKnownPageRecord.setState({ record });
  return record;
}

/**
 * Whether the page's public address is unchanged: its name and the menus around the canvas are then refreshed in place. A new address
 * would be another page to the framework, and reset the editor.
 */
function isWhereItWas(locale: Locale, before: AdminRecord, after: AdminRecord): boolean {
  const path = after.urls?.[locale];
  return after.is_online === true && path !== undefined && path === before.urls?.[locale];
}

/** With normalised addresses: a save by shortcut does not leave the field, which normalises them. */
function tidyValues(values: Values): Values {
  const { slug } = values;
  if (typeof slug !== 'object' || slug === null) return values;
  const tidy = Object.entries(slug).map(([locale, text]: [string, unknown]) => [
    locale,
    typeof text === 'string' && text !== '' ? makePathSlug(text) || null : text,
  ]);
  return { ...values, slug: Object.fromEntries(tidy) };
}

function put(texts: unknown, locale: Locale, text: unknown): Values {
  return { ...(typeof texts === 'object' ? texts : {}), [locale]: text };
}

function without(faults: Record<string, string>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));
}

/** What somebody else has saved, without a text that has been decided by saving it. */
function withoutText(changes: PageForm['foreign'], { name, locale }: PageText): PageForm['foreign'] {
  const left = (changes ?? []).filter((change) => change.name !== name || change.locale !== locale);
  return left.length > 0 ? left : null;
}
