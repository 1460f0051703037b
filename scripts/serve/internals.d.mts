import type { IncomingMessage, ServerResponse } from 'node:http';

export function dropInternal(request: IncomingMessage): void;
export function hideInternal(response: ServerResponse): void;
export function isDataPath(target: string): boolean;
export function pathOf(target: string): string | null;
