import { Logger } from 'graphile-worker';
import { log } from '../kernel/log';

/** The queue's own reports in our log, at the levels that matter. */
export const jobLogger = new Logger(() => (level, message) => {
  if (level === 'error') log.error(message);
  else if (level === 'warning') log.warn(message);
  else log.trace(message);
});
