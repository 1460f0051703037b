import { useEditorStore } from '@/lib/client/editor-store';
import type { ChangeEvent } from '@/lib/contract/live';
import { writeAnswerSchema } from '@/lib/contract/write';

/** Between the news of a change and the answer to the call that made it, in milliseconds. */
const answerPause = 1000;

/** Which states of the document this window knows: what it has done itself needs no fetching. */
export class KnownRevisions {
  private readonly own = new Set<number>();

  /** `isCalling`: whether a call of this window has no answer yet. */
  constructor(private readonly isCalling: () => boolean) {}

  /** What a call of this window was answered with. */
  note(answer: unknown): void {
    const { data } = writeAnswerSchema.safeParse(answer);
    if (data?.document_revision !== undefined) this.own.add(data.document_revision);
  }

  /** Calls out if somebody has changed the document in a way that is not known here. */
  hear(
    { revision, is_you, published }: Pick<ChangeEvent, 'revision' | 'is_you' | 'published'>,
    fetch: () => void,
  ): void {
    const isNews = () => published || revision === null || !this.has(revision);
    if (!isNews()) return;
    // The answer to what was done here may come after the news of it; what was done in another window has no answer here.
    if (!is_you || !this.isCalling()) fetch();
    else setTimeout(() => isNews() && fetch(), answerPause);
  }

  private has(revision: number): boolean {
    return revision <= (useEditorStore.getState().draft?.revision ?? -1) || this.own.has(revision);
  }
}
