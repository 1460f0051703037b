import type { DownloadFile } from '@/lib/contract/download';

/** The kind of a file, by its extension. */
export function fileType({ type, filename }: Pick<DownloadFile, 'type' | 'filename'>): string {
  return (filename.split('.').at(-1) || type.split('/').at(-1) || '').toUpperCase();
}
