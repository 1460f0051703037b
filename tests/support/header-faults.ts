import { answerHeaders } from '@/lib/answer-headers.mjs';

/**
 * What an answer lacks, or says otherwise or twice, of the headers that every answer has. Its content policy may be any that
 * says who may frame it.
 */
export function findHeaderFaults(headers: Headers, isSecure = false): string[] {
  const expected = Object.entries(answerHeaders(isSecure)).map(([name, value]) => [name, value] as const);
  const faults = expected.filter(([name, value]) => headers.get(name) !== value).map(([name]) => name);
  const policy = headers.get('Content-Security-Policy') ?? '';
  const isWhole = /^default-src '(?:self|none)';[^,]*frame-ancestors '(?:self|none)'/.test(policy);
  return isWhole ? faults : [...faults, 'Content-Security-Policy'];
}
