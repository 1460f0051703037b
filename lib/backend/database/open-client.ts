import { Client, type ClientConfig } from 'pg';

/**
 * Opens a connection of its own. When it breaks, the statement at work fails, or the next one; without a listener it would end the
 * process while it is idle.
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
