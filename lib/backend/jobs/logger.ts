import { Logger } from 'graphile-worker';
import { log } from '../kernel/log';

/** The queue's own reports in our log: the levels that somebody has to look at. */
export const jobLogger = new Logger(() => (level, message) => {
  if (level === 'error') log.error(message);
  else if (level === 'warning') log.warn(message);
  else log.trace(message);
});
