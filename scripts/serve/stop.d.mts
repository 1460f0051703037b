import type { Server } from 'node:http';

export const grace: number;

export function prepareStop(server: Server): () => Promise<void>;
