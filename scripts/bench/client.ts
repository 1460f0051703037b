import http from 'node:http';

export interface Measured {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  /** From the request's arrival in the server to the first byte of its answer. */
  serverMilliseconds: number;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/** One request over a kept connection. Throws if no answer comes within ten seconds. */
export async function ask(
  url: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Measured> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const type = text === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, method, headers: { ...type, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString('utf8'),
          serverMilliseconds: Number(answer.headers['x-server-milliseconds']),
        });
      });
    });
    request.setTimeout(10_000, () => request.destroy(new Error(`${method} ${url} was not answered.`)));
    request.on('error', reject);
    request.end(text);
  });
}

/** Closes the kept connection. */
export function closeConnections(): void {
  agent.destroy();
}

/** Headers of a session: cookies, CSRF token and the site's origin. Throws if the sign-in is refused. */
export async function signIn(
  site: string,
  origin: string,
  account: { email: string; password: string },
): Promise<Record<string, string>> {
  const answer = await ask(`${site}/de/pageeditor-api/login`, {
    method: 'POST',
    headers: { origin },
    body: account,
  });
  if (answer.status !== 200)
    throw new Error(`The sign-in was answered with ${answer.status}: ${answer.body}`);
  const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  return { origin, cookie: cookies.join('; '), 'x-csrftoken': token };
}
