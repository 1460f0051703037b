// A process that works on jobs and does nothing else, for tests that kill it. Ends with the process that forked it.
import { startJobs } from '@/lib/backend/jobs/run';

// In the web server the framework keeps the process alive, too.
process.on('unhandledRejection', () => undefined);
process.on('disconnect', () => process.exit(0));
// Everything happens at least five times as soon, so that tests wait less.
await startJobs({ check: 1000, reconnect: 100, retry: 1000 });
process.send?.('ready');
