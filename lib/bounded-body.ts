/**
 * Reads the body of a request or answer, at most `bound` bytes of it. Null if it is larger, by its announced length or while it streams
 * in; the rest is not read.
 */
export async function readBounded(
  { headers, body }: Request | Response,
  bound: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > bound) {
    await body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > bound) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
