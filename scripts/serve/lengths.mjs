// The framework takes Content-Length away from what routes answer, as a body might have been decoded on its way. Ours tell it under another
// name (lib/backend/http/length.ts), and here it becomes what it is.

const told = 'x-litfass-length';

/**
 * Gives an answer the length that its route has told, unless it is compressed.
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
