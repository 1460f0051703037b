import { ProblemError } from '../kernel/problem';
import { problemAnswer } from './answer';

/** A 404 for unknown calls. Otherwise the framework would answer with a page, and look for a server action in the body. */
export function unknownRoute(request: Request): Response {
  return problemAnswer(new ProblemError('not_found'), request);
}
