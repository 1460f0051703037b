import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './origin';

describe('isSameOrigin', () => {
  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['https://localhost:3000', false],
    ['http://127.0.0.1:3001', false],
    ['http://127.0.0.1:3000.evil.example', false],
    ['http://127.0.0.1:3000@evil.example', false],
    ['null', false],
    ['', false],
  ])('%s: %s', (origin, isSame) => {
    expect(isSameOrigin(new Headers({ origin, host: '127.0.0.1:3000' }))).toBe(isSame);
  });
});
