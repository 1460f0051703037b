// The framework removes Content-Length from the answers of routes, since a body might have been decoded on the way. Ours send it under
// another name (lib/backend/http/length.ts), which is changed back here.

const told = 'x-litfass-length';

/**
 * Gives an answer the length that its route has sent, unless it is compressed.
 * @param {import('node:http').ServerResponse} response
 */
export function restoreLength(response) {
  const { writeHead } = response;
  response.writeHead = (/** @type {unknown[]} */ ...given) => {
    const length = response.getHeader(told);
    if (length !== undefined) {
      response.removeHeader(told);
      if (!response.hasHeader('content-encoding')) response.setHeader('Content-Length', length);
    }
    return Reflect.apply(writeHead, response, given);
  };
}
