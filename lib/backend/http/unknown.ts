import { ProblemError } from '../kernel/problem';
import { problemAnswer } from './answer';

/**
 * A 404 for calls that there are none of. Without it the framework would answer with a page, and look for a server action in what was sent.
 */
export function unknownRoute(request: Request): Response {
  return problemAnswer(new ProblemError('not_found'), request);
}
