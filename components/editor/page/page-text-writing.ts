import { useEditorStore } from '@/lib/client/editor-store';
import type { EditingSession } from '../session/editing-session';
import { findPageRecord, type PageText } from './known-page-record';
import type { PageRecord } from './page-record';

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
    private readonly refresh: () => void,
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

  /** Saves the text if it was changed. Where that is refused, the panel says why and what can be done. */
  async save(): Promise<void> {
    if (!this.isUnsaved) return;
    try {
      const record = await this.open();
      this.handOver(record);
      const result = await record.save({ refresh: this.refresh, only: this.text });
      if (result === 'refused') useEditorStore.setState({ panel: 'page' });
    } catch (error) {
      this.session.report(error);
    }
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
