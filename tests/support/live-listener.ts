import { expect } from 'vitest';
import { pool } from '@/lib/backend/database/client';
import { listen } from '@/lib/backend/database/listen';
import type { ChangeEvent, Person } from '@/lib/contract/live';
import type { NewerOperations } from '@/lib/contract/operation';
import { call } from './request';

/** What somebody with an open stream of a document has heard. */
export interface Listener {
  changes: ChangeEvent[];
  /** Who is there, as last heard. */
  people: Person[];
  /** Whether each news of notes was of the listener's own. */
  notes: boolean[];
  operations: NewerOperations[];
  answer: Response;
  isOver: () => boolean;
  end: () => void;
}

const open: Listener[] = [];

/** Closes all streams that were opened. */
export function closeListeners(): void {
  for (const { end } of open.splice(0)) end();
}

const probes = 'litfass_probe';
const told = new Set<string>();

/** Hears what `untilTold` writes. */
export function listenToProbes(): void {
  listen(probes, (word) => told.add(word));
}

/** Waits until all that was written so far has been told: news come in the order in which they were written. */
export async function untilTold(): Promise<void> {
  const word = crypto.randomUUID();
  await pool().query('select pg_notify($1, $2)', [probes, word]);
  await expect.poll(() => told.has(word)).toBe(true);
}

let windows = 0;
/** The name of a window that no stream has had. */
export const newWindow = () => `fenster-${++windows}`;

/** Opens a stream, and takes what comes from now on. */
export async function listenTo(
  document: number,
  as: Record<string, string>,
  window = newWindow(),
  since?: number,
): Promise<Listener> {
  await untilTold();
  const wanted = since === undefined ? '' : `&since=${since}`;
  const path = `/de/pageeditor-api/document/page/${document}/events?window=${window}${wanted}`;
  const answer = await call(path, { as });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let isOver = false;
  const heard: Listener = {
    ...{ changes: [], people: [], notes: [], operations: [], answer },
    isOver: () => isOver,
    end: () => void reader?.cancel(),
  };
  open.push(heard);
  void (async () => {
    let text = '';
    for (;;) {
      const part = await reader?.read().catch(() => undefined);
      if (part === undefined || part.done) break;
      const events = (text + part.value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        if (name === 'change') heard.changes.push(JSON.parse(data) as ChangeEvent);
        if (name === 'notes') heard.notes.push((JSON.parse(data) as { is_you: boolean }).is_you);
        if (name === 'operations') heard.operations.push(JSON.parse(data) as NewerOperations);
        if (name === 'people') heard.people = (JSON.parse(data) as { people: Person[] }).people;
      }
    }
    isOver = true;
  })();
  await expect.poll(() => heard.changes.length).toBe(1);
  return heard;
}
