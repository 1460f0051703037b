import type { Server } from 'node:http';

export function prepareStop(server: Server, options?: { grace?: number }): () => Promise<void>;
