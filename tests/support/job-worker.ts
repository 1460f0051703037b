// A process that works on jobs and does nothing else, for tests that kill it. Ends with the process that forked it.
import { startJobs } from '@/lib/backend/jobs/run';

process.on('disconnect', () => process.exit(0));
// The dead are noticed five times as soon, so that tests wait less.
await startJobs({ check: 1000, reconnect: 100 });
process.send?.('ready');
