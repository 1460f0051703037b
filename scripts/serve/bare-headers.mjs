import process from 'node:process';
import { answerHeaders } from '../../lib/answer-headers.mjs';

/**
 * The headers of answers that the middleware is not asked for: files of the build, data of pages, and refusals. None of them is a document,
 * so none may load or run anything. (A worker would have to: it obeys the policy that its own file came with. Those of the build are `.mjs`,
 * which the front leaves to the framework, and so to the middleware.) To be called once the framework has read `.env`, where the site's
 * address may stand.
 */
export function bareHeaders() {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...answerHeaders(process.env.SITE_URL?.startsWith('https:') ?? false),
  };
}
