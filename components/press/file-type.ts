import type { DownloadFile } from '@/lib/contract/download';

/** What kind of file it is, as its name ends. */
export function fileType({ type, filename }: Pick<DownloadFile, 'type' | 'filename'>): string {
  return (filename.split('.').at(-1) || type.split('/').at(-1) || '').toUpperCase();
}
