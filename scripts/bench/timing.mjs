// Preloaded into the measured web server: each answer tells in a header the time from the arrival of its request to the answer's first
// byte.
import http from 'node:http';
import { performance } from 'node:perf_hooks';

/** @type {WeakMap<object, number>} */
const arrivals = new WeakMap();
const { emit } = http.Server.prototype;
const { writeHead } = http.ServerResponse.prototype;

http.Server.prototype.emit = function (event, ...parts) {
  if (event === 'request') arrivals.set(parts[1], performance.now());
  return emit.call(this, event, ...parts);
};

http.ServerResponse.prototype.writeHead = function (...parts) {
  const arrived = arrivals.get(this);
  if (arrived !== undefined && !this.headersSent)
    this.setHeader('x-server-milliseconds', (performance.now() - arrived).toFixed(3));
  return writeHead.apply(this, parts);
};
