import { type ProblemCode, problemStatus } from '@/lib/contract/problem';
import type { MessageKey } from './messages';

interface ProblemOptions {
  /** Values of the sentence's placeholders. */
  values?: Record<string, string | number>;
  /** Field name → sentence; a key of `messages/<locale>/backend.json` is translated. */
  fields?: Record<string, string>;
  /** Further properties of the answer's body, such as `theirs` and `base` of a conflict. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * A refusal. Thrown anywhere in the backend, it becomes the answer `{detail, code, fields?}` with the code's status
 * (`lib/contract/problem`). `detail` is a key of `messages/<locale>/backend.json`; the default is the code's own sentence.
 */
export class ProblemError extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly detail: MessageKey = `problems.${code}`,
    readonly options: ProblemOptions = {},
  ) {
    super(`${code}: ${detail}`, { cause: options.cause });
    this.name = 'ProblemError';
    this.status = problemStatus[code];
  }
}
