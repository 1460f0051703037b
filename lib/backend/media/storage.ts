import { env } from '@/lib/env';
import { diskStorage } from './disk-storage';
import { s3Storage } from './s3-storage';
import type { MediaStorage } from './storage-port';

/** The configured storage: S3 if a bucket is set, else the data folder. */
export function mediaStorage(): MediaStorage {
  return env.S3_BUCKET === undefined ? diskStorage() : s3Storage();
}
