import type { Note, Thread } from '@/lib/contract/note';
import type { EditingCall } from './editing-backend';

let lastId = 100;

/** A note of somebody else, made now. */
export const noteOf = (text: string, fields: Partial<Note> = {}): Note => ({
  ...{ id: ++lastId, user: 'Ben', is_you: false, text, mentions: [] },
  ...{ created_at: '2026-05-05T10:00:00Z', edited_at: null, ...fields },
});

/** An open thread at a block that begins with such a note. */
export const threadOf = (module: number, text: string, fields: Partial<Thread> = {}): Thread => {
  const note = noteOf(text);
  return {
    ...{ id: note.id, module, kind: 'text', about: 'Am Fluss', quote: null, locale: 'de', done: null },
    ...{ notes: [note], ...fields },
  };
};

interface Answered {
  threads: Thread[];
  /** Undefined for a call that is not about notes. */
  response: Response | undefined;
}

/** What the server does with its threads, asked as Anna. */
export function answerNotes(threads: Thread[], { method, path, body }: EditingCall): Answered {
  const [, id, rest] = /\/pageeditor-api\/notes(?:\/(\d+))?(\/replies)?/.exec(path) ?? [];
  if (path.includes('/colleagues?')) {
    const people = ['Ben Beispiel', 'Carla Muster'].map((name, index) => ({ id: `konto-${index}`, name }));
    const wanted = decodeURIComponent(path.split('q=')[1] ?? '').toLowerCase();
    const results = people.filter(({ name }) => name.toLowerCase().includes(wanted));
    return { threads, response: Response.json({ next: null, results }) };
  }
  if (!path.includes('/pageeditor-api/notes')) return { threads, response: undefined };
  if (method === 'GET') return { threads, response: Response.json({ next: null, results: threads }) };
  const thread = threads.find((each) => each.notes.some((note) => note.id === Number(id)));
  const words = { text: String(body.text), user: 'Anna', is_you: true };
  if (method === 'DELETE') {
    const left = threads.filter((each) => each !== thread);
    return { threads: left, response: new Response(null, { status: 204 }) };
  }
  const next: Thread =
    thread === undefined
      ? { ...threadOf(Number(body.module), words.text), quote: body.quote as string | null }
      : rest !== undefined
        ? { ...thread, notes: [...thread.notes, noteOf(words.text, words)] }
        : body.done === undefined
          ? { ...thread, notes: thread.notes.map((note) => ({ ...note, text: words.text })) }
          : { ...thread, done: body.done === true ? { user: 'Anna', at: '2026-05-06T10:00:00Z' } : null };
  return {
    threads:
      thread === undefined ? [...threads, next] : threads.map((each) => (each === thread ? next : each)),
    response: Response.json(next, { status: thread === undefined ? 201 : 200 }),
  };
}
