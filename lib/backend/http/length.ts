/** Under this name the web server hears of a body's length (scripts/serve/lengths.mjs). */
const lengthHeader = 'X-Litfass-Length';

/** The answer of a route, whose Content-Length the framework would take away: a download shows how far it is, and players can seek. */
export function tellLength(answer: Response): Response {
  const length = answer.headers.get('content-length');
  if (length !== null) answer.headers.set(lengthHeader, length);
  return answer;
}
