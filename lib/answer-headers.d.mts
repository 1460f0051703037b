/**
 * How every answer is to be treated, whatever it is. The content security policy comes on top: it depends on what an answer
 * is, and a document needs more than a file. `isSecure` where the site is reached by https.
 */
export function answerHeaders(isSecure: boolean): Record<string, string>;
