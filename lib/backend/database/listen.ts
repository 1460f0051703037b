import { Client } from 'pg';
import { env } from '@/lib/env';
import { doBeforeEnd } from '@/lib/last-work.mjs';
import { log } from '../kernel/log';

type Listener = (payload: string) => void;

interface Hub {
  listeners: Map<string, Set<Listener>>;
  client: Client | null;
  /** Whether it has been connected before, so that messages may have been missed. */
  started: boolean;
}

// Middleware, instrumentation and routes are separate bundles of one process; they share one listening connection.
const shared = globalThis as typeof globalThis & { litfassHub?: Hub };
const hub = (): Hub => (shared.litfassHub ??= { listeners: new Map(), client: null, started: false });

/** Sent to every listener after a lost connection, in place of messages that may have been missed. */
export const missedPayload = '';

const retryDelay = 2000;

/**
 * Calls `listener` with the payload of every NOTIFY on a channel, from all instances of the site, and with `missedPayload` after the
 * connection was lost for a while. Returns a function that stops it. Never throws, and reconnects by itself. In a process that is frozen
 * between requests (SERVERLESS), only `tellHere` is heard.
 */
export function listen(channel: string, listener: Listener): () => void {
  const { listeners } = hub();
  const group = listeners.get(channel) ?? new Set();
  listeners.set(channel, group.add(listener));
  start();
  void subscribe(channel);
  return () => group.delete(listener);
}

/** Calls the listeners of this process at once, before the database has delivered the message. */
export function tellHere(channel: string, payload: string): void {
  for (const listener of hub().listeners.get(channel) ?? []) {
    try {
      listener(payload);
    } catch (error) {
      log.error({ err: error, channel }, 'A listener failed');
    }
  }
}

/** Closes the listening connection for good: the last work of a process. */
export async function stopListening(): Promise<void> {
  const { client } = hub();
  delete shared.litfassHub;
  await client?.end().catch(() => undefined);
}

function start(): void {
  const state = hub();
  if (state.started || env.DATABASE_URL === undefined || env.SERVERLESS) return;
  state.started = true;
  doBeforeEnd(stopListening);
  void connect(state, false);
}

async function connect(state: Hub, isRetry: boolean): Promise<void> {
  if (shared.litfassHub !== state) return;
  const client = new Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 5000,
    // Nothing is ever sent on it: that the other end has vanished would show after the system's two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 15_000,
    application_name: 'litfass-listen',
  });
  client.on('notification', ({ channel, payload }) => tellHere(channel, payload ?? ''));
  client.on('error', (error) => log.warn({ err: error }, 'The listening database connection broke'));
  client.once('end', () => {
    state.client = null;
    setTimeout(() => void connect(state, true), retryDelay).unref();
  });
  try {
    await client.connect();
    state.client = client;
    for (const channel of state.listeners.keys()) {
      await subscribe(channel);
      if (isRetry) tellHere(channel, missedPayload);
    }
  } catch (error) {
    log.warn({ err: error }, 'The database cannot be listened to; trying again');
    await client.end().catch(() => undefined);
  }
}

async function subscribe(channel: string): Promise<void> {
  const { client } = hub();
  if (client === null) return;
  await client.query(`listen "${channel.replaceAll('"', '""')}"`).catch((error: unknown) => {
    log.warn({ err: error, channel }, 'A channel cannot be listened to');
  });
}
