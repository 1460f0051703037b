// A process that works on jobs and does nothing else, for tests that kill it. Ends with the process that forked it.
import { startJobs } from '@/lib/backend/jobs/run';

process.on('disconnect', () => process.exit(0));
await startJobs();
process.send?.('ready');
