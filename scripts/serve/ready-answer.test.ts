import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { chooseAnswer, makeBytes, withHeaders } from './ready-answer.mjs';

it('has all headers and no body for whoever asks for the head', () => {
  const ready = withHeaders(200, [['Content-Type', 'text/plain']], makeBytes(Buffer.from('text')));
  const whole = chooseAnswer(ready, { method: 'GET', headers: {} });
  const head = chooseAnswer(ready, { method: 'HEAD', headers: {} });
  expect([String(whole.body), head.body]).toEqual(['text', undefined]);
  expect(head.headers).toEqual(whole.headers);
  expect(head.headers.join()).toContain('Content-Length,4');
});
