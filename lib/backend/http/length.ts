/** Header that tells the web server the length of a body (scripts/serve/lengths.mjs). */
const lengthHeader = 'X-Litfass-Length';

/** Keeps the Content-Length of an answer, which the framework would drop: downloads show progress, and players can seek. */
export function tellLength(answer: Response): Response {
  const length = answer.headers.get('content-length');
  if (length !== null) answer.headers.set(lengthHeader, length);
  return answer;
}
