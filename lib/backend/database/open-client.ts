import { Client, type ClientConfig } from 'pg';

/**
 * Opens a separate connection. If it breaks, the current or next statement fails; without a listener for errors, a break while idle would
 * end the process.
 */
export async function openClient(config: ClientConfig): Promise<Client> {
  const client = new Client({ connectionTimeoutMillis: 10_000, ...config });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
}
