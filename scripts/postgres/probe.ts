import fs from 'node:fs';
import net from 'node:net';
import { DatabaseError, Client } from 'pg';
import { z } from 'zod';

/** Name of the role and of the database of the embedded server. */
export const embeddedName = 'litfass';

/** The address of the embedded server. */
export function embeddedUrl(port: number, password: string): string {
  return `postgres://${embeddedName}:${password}@127.0.0.1:${port}/${embeddedName}`;
}

/** `starting` includes crash recovery and shutdown; `foreign` is anything but the server of this data folder. */
export type Finding = 'ready' | 'starting' | 'nobody' | 'foreign';

const startingCode = '57P03';
const databaseMissingCode = '3D000';

/** Finds out who answers on a port. Never throws, and takes two seconds at most. */
export async function probe(port: number, password: string, dataFolder: string): Promise<Finding> {
  const client = new Client({
    connectionString: embeddedUrl(port, password).replace(/\/[^/]+$/, '/postgres'),
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  // A connection that breaks while being closed does not matter.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query('show data_directory');
    const [row] = z.array(z.object({ data_directory: z.string() })).parse(answer.rows);
    return row !== undefined && isSameFolder(row.data_directory, dataFolder) ? 'ready' : 'foreign';
  } catch (error) {
    return judge(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server accepts connections at an address, whatever it answers. */
export async function probeUrl(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = net.connect({ host: hostname, port: Number(port) });
    socket.setTimeout(2000, () => socket.destroy());
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(false));
  });
}

function judge(error: unknown): Finding {
  if (error instanceof DatabaseError) {
    return error.code === startingCode || error.code === databaseMissingCode ? 'starting' : 'foreign';
  }
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED' ? 'nobody' : 'foreign';
}

/** Symbolic links may lead to the same folder. */
function isSameFolder(one: string, other: string): boolean {
  try {
    return fs.realpathSync(one) === fs.realpathSync(other);
  } catch {
    // Another user's data folder cannot be read, but the names can be compared.
    return one === other;
  }
}
