// Limits the memory that incoming bodies use, by the bytes received instead of announced, since announcing costs nothing; and their
// speed.

/** Lowest speed of a body in bytes per second, and for how many milliseconds it may be slower. */
const leastSpeed = 1024;
const grace = 10_000;
const mebibyte = 1024 * 1024;

/** Most bytes of all bodies being received at once, and of those of one address: from visitors, and from signed-in callers. */
const bounds = {
  stranger: { together: 128 * mebibyte, address: 16 * mebibyte },
  editor: { together: 512 * mebibyte, address: 256 * mebibyte },
};

/**
 * @typedef {keyof typeof bounds} Caller
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {{ request: Incoming, received: number, checked: number, since: number, tooSlow: () => void }} Body
 */

export function createFlow() {
  const taken = { stranger: 0, editor: 0 };
  /** @type {Map<string, number>} */
  const byAddress = new Map();
  /** @type {Set<Body>} */
  const bodies = new Set();
  setInterval(() => {
    for (const body of bodies) look(body);
  }, 1000).unref();

  return { hasRoom, count, pace };

  /**
   * Whether there is room for another body.
   * @param {Caller} caller
   * @param {string} address
   */
  function hasRoom(caller, address) {
    return taken[caller] < bounds[caller].together && ownOf(caller, address) < bounds[caller].address;
  }

  /**
   * @param {Caller} caller
   * @param {string} address
   */
  function isOver(caller, address) {
    return taken[caller] > bounds[caller].together || ownOf(caller, address) > bounds[caller].address;
  }

  /**
   * @param {Caller} caller
   * @param {string} address
   */
  function ownOf(caller, address) {
    return byAddress.get(`${caller} ${address}`) ?? 0;
  }

  /**
   * Counts a body while it is received, until it is answered. Data above its limit, or without room, is not passed on to the reader.
   * @param {Incoming} request
   * @param {import('node:http').ServerResponse} response
   * @param {{ caller: Caller, address: string, most: number, tooMuch: (status: 413 | 503) => void }} options
   */
  function count(request, response, { caller, address, most, tooMuch }) {
    let received = 0;
    let isDone = false;
    const push = request.push.bind(request);
    request.push = (chunk, encoding) => {
      if (isDone || chunk === null) return push(chunk, encoding);
      received += chunk.length;
      add(caller, address, chunk.length);
      if (received <= most && !isOver(caller, address)) return push(chunk, encoding);
      done();
      request.push = () => true;
      tooMuch(received > most ? 413 : 503);
      return true;
    };
    response.once('close', done);

    function done() {
      if (!isDone) add(caller, address, -received);
      isDone = true;
    }
  }

  /**
   * Calls `tooSlow` if a body arrives too slowly.
   * @param {Incoming} request
   * @param {() => void} tooSlow
   */
  function pace(request, tooSlow) {
    /** @type {Body} */
    const body = { request, received: 0, checked: 0, since: Date.now(), tooSlow };
    const push = request.push.bind(request);
    request.push = (chunk, encoding) => {
      body.received += chunk?.length ?? 0;
      return push(chunk, encoding);
    };
    bodies.add(body);
  }

  /** @param {Body} body */
  function look(body) {
    const { request, received, checked, since } = body;
    const now = Date.now();
    // A sender that waits because we do not read is not slow.
    const isOurs = request.readableLength >= request.readableHighWaterMark;
    if (request.complete || request.destroyed) bodies.delete(body);
    else if (isOurs || (received > checked && (received - checked) * 1000 >= leastSpeed * (now - since)))
      Object.assign(body, { checked: received, since: now });
    else if (now - since >= grace) {
      bodies.delete(body);
      body.tooSlow();
    }
  }

  /**
   * @param {Caller} caller
   * @param {string} address
   * @param {number} bytes
   */
  function add(caller, address, bytes) {
    const key = `${caller} ${address}`;
    taken[caller] += bytes;
    const sum = ownOf(caller, address) + bytes;
    if (sum > 0) byAddress.set(key, sum);
    else byAddress.delete(key);
  }
}
