import { ProblemError } from '@/lib/backend/kernel/problem';

/** The problem with which a piece of work is refused. */
export async function problemOf(work: Promise<unknown>): Promise<ProblemError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}
