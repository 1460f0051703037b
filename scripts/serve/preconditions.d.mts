import type { IncomingMessage, ServerResponse } from 'node:http';

export function refuseUnmet(
  request: IncomingMessage,
  response: ServerResponse,
  folders: { build: string; files: string },
): boolean;
