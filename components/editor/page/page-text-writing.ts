import { useEditorStore } from '@/lib/client/editor-store';
import type { EditingSession } from '../session/editing-session';
import { findPageRecord, nameText, type PageText } from './known-page-record';
import type { PageRecord, SaveWish } from './page-record';

/**
 * Writes one text of the page's record. The record and all that it needs are loaded when somebody comes to the text; what is typed before
 * they are there waits here.
 */
export class PageTextWriting {
  private typed: string | null = null;
  private opening: Promise<PageRecord> | null = null;

  constructor(
    private readonly session: EditingSession,
    private readonly text: PageText,
    private readonly wish: Pick<SaveWish, 'refresh' | 'note'>,
  ) {}

  /** Whether something is typed that is not saved. */
  get isUnsaved(): boolean {
    const record = findPageRecord(this.session);
    return this.typed !== null || (record !== null && record.read(this.text) !== record.readSaved(this.text));
  }

  /** Loads the record. Without a network it is tried again when there is something to save. */
  prepare(): void {
    this.open().catch(() => undefined);
  }

  write(typed: string): void {
    this.typed = typed;
    const record = findPageRecord(this.session);
    if (record !== null) this.handOver(record);
  }

  /** Takes back what is not saved. */
  takeBack(): void {
    this.typed = null;
    const record = findPageRecord(this.session);
    if (this.isUnsaved && record !== null) this.write(record.readSaved(this.text));
  }

  /** Saves the text if it was changed. Where that is refused, it is said why. */
  async save(): Promise<void> {
    if (!this.isUnsaved) return;
    try {
      const record = await this.open();
      this.handOver(record);
      const result = await record.save({ ...this.wish, only: this.text });
      if (result === 'refused') this.sayWhy(record);
    } catch (error) {
      this.session.report(error);
    }
  }

  /** The panel of a page says what can be done; what else has a page of its own is told here, and the text stays. */
  private sayWhy(record: PageRecord): void {
    const { session, text } = this;
    if (session.source.content_type === 'page') {
      useEditorStore.setState({ panel: 'page' });
      return;
    }
    const { faults, goingOffline } = record.state.getState();
    const field = nameText(session, text.name);
    const fault = faults[`${text.name}.${text.locale}`] ?? faults[text.name];
    if (fault !== undefined) session.tell('error', session.say('thing.refused', { field, fault }));
    else if (goingOffline.length > 0) session.tell('error', session.say('thing.needed', { field }));
    else session.tell('information', session.say('thing.contested', { field }));
  }

  private open(): Promise<PageRecord> {
    this.opening ??= this.load();
    return this.opening;
  }

  private async load(): Promise<PageRecord> {
    try {
      const known = findPageRecord(this.session);
      if (known !== null) return known;
      const { openPageRecord } = await import('./page-record');
      return await openPageRecord(this.session, (record) => this.handOver(record));
    } catch (error) {
      this.opening = null;
      throw error;
    }
  }

  private handOver(record: PageRecord): void {
    const { name, locale } = this.text;
    if (this.typed !== null) record.change(name, this.typed, locale);
    this.typed = null;
  }
}
