import { useEditorStore } from '@/lib/client/editor-store';
import type { ChangeEvent } from '@/lib/contract/live';
import { writeAnswerSchema } from '@/lib/contract/write';

/** Milliseconds between the news of a change and the answer to the call that made it. */
const answerPause = 1000;

/** The revisions that this window knows: its own changes need not be fetched. */
export class KnownRevisions {
  private readonly own = new Set<number>();

  /** `isCalling`: whether a call of this window is in progress. */
  constructor(private readonly isCalling: () => boolean) {}

  /** Notes the revision in a call's answer. */
  note(answer: unknown): void {
    const { data } = writeAnswerSchema.safeParse(answer);
    if (data?.document_revision !== undefined) this.own.add(data.document_revision);
  }

  /** Calls `fetch` if somebody has changed the document in a way that is unknown here. */
  hear(
    { revision, is_you, published }: Pick<ChangeEvent, 'revision' | 'is_you' | 'published'>,
    fetch: () => void,
  ): void {
    const isNews = () => published || revision === null || !this.has(revision);
    if (!isNews()) return;
    // The answer to a change made here may arrive after its news; a change in another window has no answer here.
    if (!is_you || !this.isCalling()) fetch();
    else setTimeout(() => isNews() && fetch(), answerPause);
  }

  private has(revision: number): boolean {
    return revision <= (useEditorStore.getState().draft?.revision ?? -1) || this.own.has(revision);
  }
}
