import type { ChangeEvent } from '@/lib/contract/live';
import type { EditingCall } from './editing-backend';

/** The news that a colleague has changed the document. */
export const change = (fields: Partial<ChangeEvent> = {}): ChangeEvent => ({
  ...{ revision: 1_000_000, user: 'Ben', is_you: false, modules: [2], published: false },
  ...fields,
});

interface EventStream {
  path: string;
  send: (event: string, data: unknown) => void;
  end: () => void;
}

const codes: Record<number, string> = { 401: 'not_authenticated', 404: 'not_found' };

/** Server-sent events as a backend answers with them. */
export class EventStreams {
  /** Those that are open, the last one last. */
  open: EventStream[] = [];
  /** The status of what cannot be opened. */
  refusal: number | null = null;
  /** Whether a proxy holds back what comes. */
  isHeld = false;

  answer({ path, signal }: EditingCall): Response {
    if (this.refusal !== null) {
      const body = { detail: 'Nein.', code: codes[this.refusal] ?? 'unavailable' };
      return Response.json(body, { status: this.refusal });
    }
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const leave = () => {
          this.open = this.open.filter((other) => other !== stream);
        };
        const stream: EventStream = {
          path,
          send: (event, data) =>
            controller.enqueue(
              new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
            ),
          end: () => {
            leave();
            controller.close();
          },
        };
        signal?.addEventListener('abort', () => {
          leave();
          controller.error(new Error('aborted'));
        });
        this.open.push(stream);
        if (!this.isHeld) stream.send('change', change({ revision: 0, user: '' }));
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
  }
}
