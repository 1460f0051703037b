import type { IncomingMessage, ServerResponse } from 'node:http';

interface Settings {
  AUTH_SECRET?: string | undefined;
  CONTENT_API_URL?: string | undefined;
  CONTENT_API_SESSION_COOKIE?: string | undefined;
  TRUST_PROXY?: string | undefined;
}

export function boundBodies(
  settings: Settings,
): (request: IncomingMessage, response: ServerResponse) => boolean;
