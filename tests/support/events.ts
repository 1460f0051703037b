/** Reads server-sent events until the stream ends or the caller ends it. Throws if it does not begin. */
export async function readEvents(
  url: string,
  {
    headers,
    signal,
    onEvent,
  }: {
    headers: Record<string, string>;
    signal: AbortSignal;
    onEvent: (event: string, data: unknown) => unknown;
  },
): Promise<void> {
  const answer = await fetch(url, { headers, signal });
  if (!answer.ok || answer.body === null) throw new Error(`The stream was answered with ${answer.status}.`);
  let text = '';
  try {
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      const events = (text + part).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, name = '', data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        if (data !== undefined) onEvent(name, JSON.parse(data));
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
