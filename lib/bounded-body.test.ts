import { describe, expect, it, vi } from 'vitest';
import { readBounded } from './bounded-body';

/** A body that comes in parts of 100 bytes, for ever or so many times; `stopped` is called when nobody wants more. */
function bodyOf(parts: number, stopped = () => {}): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent === parts) return controller.close();
      sent += 1;
      controller.enqueue(new Uint8Array(100));
    },
    cancel: stopped,
  });
}

const message = (body: BodyInit | null, announced?: number) =>
  new Response(body, announced === undefined ? {} : { headers: { 'Content-Length': String(announced) } });

describe('readBounded', () => {
  it('reads what is as large as the bound, of requests too', async () => {
    expect((await readBounded(message(bodyOf(3)), 300))?.length).toBe(300);
    const request = new Request('http://localhost/', { method: 'POST', body: 'Käse' });
    expect((await readBounded(request, 5))?.toString('utf8')).toBe('Käse');
  });

  it('has no bytes where there is no body', async () => {
    expect(await readBounded(message(null), 0)).toEqual(Buffer.alloc(0));
  });

  it.each([
    ['never ends', Infinity, undefined],
    ['announces too little', 5, 100],
    ['announces what is no length', 5, Number.NaN],
  ])('takes no more of a body that %s', async (_, parts, announced) => {
    const stopped = vi.fn();
    expect(await readBounded(message(bodyOf(parts, stopped), announced), 300)).toBeNull();
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('reads nothing of a body that announces too much', async () => {
    const stopped = vi.fn();
    const body = bodyOf(1, stopped);
    expect(await readBounded(message(body, 301), 300)).toBeNull();
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(body.locked).toBe(false);
  });

  it('throws what breaks off', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('broken off')) });
    await expect(readBounded(message(body), 300)).rejects.toThrow('broken off');
  });
});
