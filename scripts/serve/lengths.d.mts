import type { ServerResponse } from 'node:http';

export function restoreLength(response: ServerResponse): void;
