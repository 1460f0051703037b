import 'server-only';
import { cookies } from 'next/headers';
import type { Locale } from '@/lib/contract/locale';
import type { DocumentState } from '../port';
import type { ReadOptions } from './client';

/**
 * The options for reading a state. What is not public depends on who asks, so the viewer's cookies are sent along; public reads carry
 * none, so that they can be kept for everybody.
 */
export async function readOptions(locale: Locale, state: DocumentState): Promise<ReadOptions> {
  return state === 'published' ? { locale } : { locale, cookie: (await cookies()).toString() };
}
