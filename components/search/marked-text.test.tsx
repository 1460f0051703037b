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

  it('shows as text what an external content system leaves open, however long it is', () => {
    expect(htmlOf('<a'.repeat(50_000))).toBe('&lt;a'.repeat(50_000));
    expect(htmlOf(`a${'<mark>'.repeat(50_000)}b <mark>c</mark> d`)).toBe('ab <mark>c</mark> d');
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
