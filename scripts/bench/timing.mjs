// Preloaded into the web server that is measured: each answer says in a header how long the server had it, from the request's arrival
// to the first byte of the answer.
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
