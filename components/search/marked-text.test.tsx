import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkedText } from './marked-text';

const htmlOf = (html: string) => render(<MarkedText html={html} />).container.innerHTML;

describe('MarkedText', () => {
  it('marks the found words and shows escaped text as it was meant', () => {
    expect(htmlOf('am <mark>Fluss</mark> &amp; am <mark>Ufer</mark> &lt;3')).toBe(
      'am <mark>Fluss</mark> &amp; am <mark>Ufer</mark> &lt;3',
    );
  });

  it('is done at once with what an external content system may answer', () => {
    const begun = performance.now();
    expect(htmlOf('<a'.repeat(50_000))).toHaveLength(5 * 50_000);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it.each([
    '<img src=x onerror="alert(1)">',
    '<mark><img src=x onerror="alert(1)"></mark>',
    '<mark><script>alert(1)</script></mark>',
    '<ma<mark>rk onclick=alert(1)>x</mark>',
    '<mark onclick="alert(1)">x</mark>',
    '&lt;img src=x onerror=alert(1)&gt;',
    '<img src=x onerror=alert(1) ',
  ])('makes no other element of %s', (html) => {
    const { container } = render(<MarkedText html={html} />);
    expect([...container.querySelectorAll('*')].every((each) => each.tagName === 'MARK')).toBe(true);
    expect([...container.querySelectorAll('*')].every((each) => each.attributes.length === 0)).toBe(true);
  });
});
