import type { Draft } from '@/lib/client/page-editor';

/** Whether visitors see nothing because the record is offline. A stand-alone section has no such switch. */
export function isOffline({ content_type, is_online }: Pick<Draft, 'content_type' | 'is_online'>): boolean {
  return content_type !== 'section' && !is_online;
}
