import { env, isExternal } from '@/lib/env';
import { getAuthSecret } from './accounts/auth';
import { followChanges } from './changes/changes';
import { followRooms } from './documents/live-rooms';
import { startJobs } from './jobs/run';
import { log } from './kernel/log';
import { startPurging } from './changes/purge';

/**
 * Prepares a server process: checks the settings that only a running site needs, and follows announcements of other instances, jobs and
 * scripts. Throws a sentence if a setting is missing, which stops the start.
 */
export async function startInstance(): Promise<void> {
  if (!env.SERVERLESS) startPurging();
  if (isExternal) return;
  if (env.DATABASE_URL === undefined) {
    throw new Error(
      'DATABASE_URL is not set: start the site with npm start, or name a PostgreSQL server in .env.',
    );
  }
  getAuthSecret();
  // A process that is frozen between requests hears nothing and runs no jobs by itself: it looks for changes by time, and a scheduler
  // calls app/api/jobs.
  if (env.SERVERLESS) {
    warnOfFiles();
    return;
  }
  followChanges();
  followRooms();
  void startJobs();
}

/** What is written to the disk of a serverless host is lost after the request, if it can be written at all. */
function warnOfFiles(): void {
  if (env.S3_BUCKET === undefined) log.warn('S3_BUCKET is not set: this host keeps no uploaded files.');
  if (env.SMTP_URL === undefined) log.warn('SMTP_URL is not set: this host sends no mail.');
}
