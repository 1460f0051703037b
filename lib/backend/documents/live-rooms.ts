import type { ChangeEvent, NotesEvent, Person } from '@/lib/contract/live';
import { database } from '../database/client';
import { listen, missedPayload } from '../database/listen';
import { log } from '../kernel/log';
import { loadNewer, presentNewer } from './logged-operations';
import { announce, type Guest, liveChannel, type News, readNews } from './live-news';

/** Most streams that one account may have open, and all accounts together, in this process. */
export const mostStreams = { account: 12, together: 500 };

/** Most people that are remembered per document. */
const mostPeople = 100;

/** Milliseconds between two signs of life of a stream, to its browser and to the other instances. */
const beat = 15_000;

/** Milliseconds after which somebody unheard of counts as gone. */
const memory = 40_000;

/** Milliseconds after which a browser has to open its stream again. */
const lifetime = 15 * 60_000;

/** One open stream. */
export interface Stream {
  document: number;
  /** The listener, as everybody else is told. */
  person: Guest;
  /** The revision up to which it has been sent every operation; null if it wants none. */
  since: number | null;
  /** Returns false if the browser no longer reads. */
  send: (event: string, data: unknown) => boolean;
  /** Sends a sign of life; false if the browser no longer reads. */
  keepAlive: () => boolean;
  /** Whether the session behind it is still valid. */
  isAllowed: () => Promise<boolean>;
  close: () => void;
}

/** `seen`: when they were last heard of, in milliseconds of this process's clock. */
type KnownGuest = Guest & { seen: number };

interface Rooms {
  streams: Map<Stream, number>;
  /** Document → window → guest. */
  guests: Map<number, Map<string, KnownGuest>>;
  /** Document → the sending of operations that is under way: they leave in their order. */
  sending: Map<number, Promise<void>>;
}

// Instrumentation and routes are separate bundles of one process.
const shared = globalThis as typeof globalThis & { litfassRooms?: Rooms };

/** Who has which document open, here and on other instances, as far as this process knows. Starts listening at its first use. */
function rooms(): Rooms {
  if (shared.litfassRooms !== undefined) return shared.litfassRooms;
  shared.litfassRooms = { streams: new Map(), guests: new Map(), sending: new Map() };
  listen(liveChannel, hearNews);
  setInterval(() => void keepAlive(Date.now()), beat).unref();
  return shared.litfassRooms;
}

/** Starts listening, so that the first person to open a document learns who else is there. */
export function followRooms(): void {
  rooms();
}

/** Whether an account may open another stream. */
export function hasRoom(account: string): boolean {
  const streams = [...rooms().streams.keys()];
  const own = streams.filter(({ person }) => person.account === account).length;
  return own < mostStreams.account && streams.length < mostStreams.together;
}

/** Opens a stream: it is told who is there, and the others are told who has arrived. Returns a function that closes it. */
export function enterRoom(stream: Stream): () => void {
  const { document, person } = stream;
  rooms().streams.set(stream, Date.now());
  tell([
    { type: 'here', ...person },
    { type: 'who', document },
  ]);
  sendOperations(document);
  return () => leaveRoom(stream);
}

function leaveRoom(stream: Stream): void {
  const { streams } = rooms();
  if (!streams.delete(stream)) return;
  const { document, person } = stream;
  const { window, account } = person;
  // The same window may have opened a new stream already.
  if ([...streams.keys()].some((other) => other.document === document && other.person.window === window))
    return;
  tell([{ type: 'left', document, window, account }]);
}

/** Announces where somebody is. Only its own account can speak for a window. */
export function tellPresence(news: Extract<News, { type: 'person' | 'left' }>): void {
  tell([news]);
}

/** Announces that a record is deleted: whoever has it open is let go, and hears the reason when they come back. */
export function tellDeleted(document: number): void {
  tell([{ type: 'deleted', document }]);
}

/** Who has a document open, as an account sees it. */
export function listPeople(document: number, account: string): Person[] {
  const guests = [...(rooms().guests.get(document)?.values() ?? [])];
  return guests.map(({ window, name, account: theirs, block, locale }) => ({
    ...{ window, user: name, block, locale },
    is_you: theirs === account,
  }));
}

/** A notification of the channel. */
export function hearNews(payload: string): void {
  if (payload === missedPayload) {
    for (const stream of rooms().streams.keys()) {
      sendChange(stream, { revision: null, user: '', modules: [] });
      sendOperations(stream.document);
    }
    tell(
      [...rooms().streams.keys()].flatMap(({ document, person }) => [
        sayHere(person),
        { type: 'who', document },
      ]),
    );
    return;
  }
  const news = readNews(payload);
  if (news === null) return;
  switch (news.type) {
    case 'change':
      for (const stream of listStreams(news.document)) {
        const isPublished = news.revision === null;
        sendChange(stream, { ...news, user: news.name, account: news.account, isPublished });
      }
      if (news.revision !== null) sendOperations(news.document);
      return;
    case 'notes':
      for (const stream of listStreams(news.document)) {
        const event: NotesEvent = { is_you: news.account === stream.person.account };
        if (!stream.send('notes', event)) stream.close();
      }
      return;
    case 'deleted':
      for (const stream of listStreams(news.document)) stream.close();
      return;
    case 'person':
    case 'here':
      remember(news);
      return;
    case 'left': {
      const room = rooms().guests.get(news.document);
      if (room?.get(news.window)?.account === news.account && room.delete(news.window))
        sendPeople(news.document);
      return;
    }
    case 'who':
      // Only for streams of this instance; the others answer for theirs.
      tell(listStreams(news.document).map(({ person }) => sayHere(person)));
  }
}

function remember({ type, ...person }: Guest & { type: 'person' | 'here' }): void {
  const { guests } = rooms();
  const room = guests.get(person.document) ?? new Map<string, KnownGuest>();
  const known = room.get(person.window);
  if (known === undefined ? room.size >= mostPeople : known.account !== person.account) return;
  const latest = type === 'here' ? (known ?? person) : person;
  guests.set(person.document, room.set(person.window, { ...latest, seen: Date.now() }));
  const isSame =
    known !== undefined &&
    known.block === latest.block &&
    known.locale === latest.locale &&
    known.name === latest.name;
  if (!isSame) sendPeople(person.document);
}

/** Where somebody is as far as is known here; the stream itself only knows where they started. */
function sayHere(person: Guest): Guest & { type: 'here' } {
  const known = rooms().guests.get(person.document)?.get(person.window) ?? { ...person, seen: 0 };
  const { seen: _, ...guest } = known;
  return { type: 'here', ...guest };
}

function listStreams(document: number): Stream[] {
  return [...rooms().streams.keys()].filter((stream) => stream.document === document);
}

function sendPeople(document: number): void {
  for (const stream of listStreams(document)) {
    if (!stream.send('people', { people: listPeople(document, stream.person.account) })) stream.close();
  }
}

function sendChange(
  stream: Stream,
  change: {
    revision: number | null;
    user: string;
    modules: number[];
    account?: string;
    isPublished?: boolean;
  },
): void {
  const event: ChangeEvent = {
    revision: change.revision,
    user: change.user,
    is_you: change.account === stream.person.account,
    modules: change.modules,
    published: change.isPublished === true,
  };
  if (!stream.send('change', event)) stream.close();
}

/** Sends everybody who wants them the operations that they do not have, after those that are being sent. */
function sendOperations(document: number): void {
  const { sending } = rooms();
  const sent = (sending.get(document) ?? Promise.resolve())
    .then(() => sendNewer(document))
    .catch((error: unknown) => {
      log.warn({ err: error, document }, 'Operations cannot be read; they are sent with the next ones');
    })
    .finally(() => {
      if (sending.get(document) === sent) sending.delete(document);
    });
  sending.set(document, sent);
}

/** What is newer is read once for all who have the same. */
async function sendNewer(document: number): Promise<void> {
  for (const since of new Set(listStreams(document).map((stream) => stream.since))) {
    if (since === null) continue;
    const newer = await loadNewer(database(), document, since);
    if (newer.revision === since) continue;
    for (const stream of listStreams(document)) {
      if (stream.since !== since) continue;
      stream.since = newer.revision;
      if (!stream.send('operations', presentNewer(newer, stream.person.account))) stream.close();
    }
  }
}

/**
 * Called every few seconds: closes streams that nobody reads or may read, forgets guests who were not heard of, and announces those who
 * are here.
 */
export async function keepAlive(now: number): Promise<void> {
  const { streams, guests } = rooms();
  for (const [document, room] of guests) {
    const gone = [...room.values()].filter(({ seen }) => now - seen > memory);
    for (const { window } of gone) room.delete(window);
    if (room.size === 0) guests.delete(document);
    if (gone.length > 0) sendPeople(document);
  }
  for (const [stream, since] of streams) {
    const isDue = now - since > lifetime || !stream.keepAlive();
    if (isDue || !(await stream.isAllowed().catch(() => true))) stream.close();
  }
  tell([...streams.keys()].map(({ person }) => sayHere(person)));
}

/** A failure is ignored: presence is announced again in a few seconds. */
function tell(news: Parameters<typeof announce>[1]): void {
  if (news.length === 0) return;
  announce(database(), news).catch((error: unknown) => {
    log.warn({ err: error }, 'The other instances cannot be told who is here');
  });
}
