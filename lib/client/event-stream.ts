import { readProblem } from '@/lib/contract/problem';
import { RequestError } from './request';

interface StreamOptions {
  onEvent: (event: string, data: unknown) => void;
  signal: AbortSignal;
  /**
   * Milliseconds to wait for the first event, since some proxies hold streams back, and for each sign of life after that, since some
   * connections die silently.
   */
  patience: { first: number; next: number };
}

/**
 * Reads server-sent events until the stream ends. Not by `EventSource`, which tells neither why it was refused nor whether the connection
 * is still alive. Throws a RequestError; returns without one after the caller's abort.
 */
export async function readEvents(path: string, { onEvent, signal, patience }: StreamOptions): Promise<void> {
  const silence = new AbortController();
  let clock = setTimeout(() => silence.abort(), patience.first);
  try {
    const answer = await fetch(path, {
      headers: { Accept: 'text/event-stream' },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!answer.ok || !isStream || answer.body === null) throw await refusalOf(answer);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let waiting = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(clock);
      clock = setTimeout(() => silence.abort(), patience.next);
      const parts = (waiting + value).split('\n\n');
      waiting = parts.pop() ?? '';
      for (const part of parts) tell(part, onEvent);
    }
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof RequestError) throw error;
    throw new RequestError(silence.signal.aborted ? 'timeout' : 'offline', 0, String(error));
  } finally {
    clearTimeout(clock);
  }
}

async function refusalOf(answer: Response): Promise<RequestError> {
  const body: unknown = await answer.json().catch(() => null);
  const problem = readProblem(answer.status, body);
  return new RequestError(problem?.code ?? 'unavailable', answer.status, problem?.detail ?? '');
}

/** Passes on one event; a line that begins with a colon is only a sign of life. */
function tell(part: string, onEvent: StreamOptions['onEvent']): void {
  const lines = part.split('\n');
  const find = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null;
  const data = find('data');
  if (data !== null) onEvent(find('event') ?? 'message', JSON.parse(data));
}
