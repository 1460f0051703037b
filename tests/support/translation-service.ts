import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it came. */
export interface TranslationCall {
  path: string;
  authorization: string;
  body: { text: string[]; source_lang?: string; target_lang: string; tag_handling?: string };
}

/** Answers in place of the service; true if it did. */
type Trouble = (response: http.ServerResponse) => boolean;

/** Its key. */
export const translationKey = '0f1e2d3c-test:fx';

/**
 * An HTTP stand-in for a translation service that speaks DeepL's protocol: `POST /v2/translate`, JSON or a form. It writes the target language before
 * each text, and inside of the first element where tags are handled; without that it takes tags for text, as the real one does.
 */
export class TranslationService {
  readonly calls: TranslationCall[] = [];
  /** What goes wrong with the next calls. */
  trouble: Trouble = () => false;
  /** What it makes of a text; tests may have it answer anything. */
  translate = (text: string, { target_lang, tag_handling }: TranslationCall['body']): string =>
    tag_handling === 'html' && text.startsWith('<')
      ? text.replace(/^((?:<[^/][^>]*>)+)/, `$1[${target_lang}] `)
      : `[${target_lang}] ${text}`;

  private constructor(private readonly server: http.Server) {}

  static async start(port = 0): Promise<TranslationService> {
    const server = http.createServer();
    const service = new TranslationService(server);
    server.on('request', (request, response) => void service.answer(request, response));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  /** Refuses the next calls as the service does: `refuse(456)`. */
  refuse(status: number, headers: Record<string, string> = {}): void {
    this.trouble = (response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify({ message: `Status ${status}` }));
      return true;
    };
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    const authorization = request.headers.authorization ?? '';
    const body = readBody(request.headers['content-type'] ?? '', Buffer.concat(parts).toString('utf8'));
    this.calls.push({ path, authorization, body });
    if (this.trouble(response)) return;
    const say = (status: number, answer: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    };
    if (request.method !== 'POST' || path !== '/v2/translate') say(404, { message: 'Not found' });
    else if (authorization !== `DeepL-Auth-Key ${translationKey}`) say(403, { message: 'Forbidden' });
    else if (body.text.length === 0 || body.target_lang === '') say(400, { message: 'Bad request' });
    else {
      const translations = body.text.map((text) => ({
        detected_source_language: body.source_lang ?? 'DE',
        text: this.translate(text, body),
      }));
      say(200, { translations });
    }
  }
}

function readBody(type: string, text: string): TranslationCall['body'] {
  if (type.startsWith('application/json')) return JSON.parse(text) as TranslationCall['body'];
  const form = new URLSearchParams(text);
  const [source_lang, tag_handling] = [form.get('source_lang'), form.get('tag_handling')];
  return {
    text: form.getAll('text'),
    target_lang: form.get('target_lang') ?? '',
    ...(source_lang === null ? {} : { source_lang }),
    ...(tag_handling === null ? {} : { tag_handling }),
  };
}
