import { z } from 'zod';
import { adminRecordSchema, type AdminRecord } from '@/lib/contract/admin';

const conflictSchema = z.looseObject({ code: z.literal('conflict'), theirs: adminRecordSchema });

/** The record as somebody else left it, if an answer is a conflict about the record's revision; else null. */
export function readConflict(answer: unknown): AdminRecord | null {
  const parsed = conflictSchema.safeParse(answer);
  return parsed.success ? parsed.data.theirs : null;
}
