import { recordConflictSchema, type AdminRecord } from '@/lib/contract/admin';

/** The record as somebody else left it, if an answer is a conflict about the record's revision; else null. */
export function readConflict(answer: unknown): AdminRecord | null {
  return recordConflictSchema.safeParse(answer).data?.theirs ?? null;
}
