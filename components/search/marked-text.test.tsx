import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { beginNearMark, MarkedText } from './marked-text';

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

describe('beginNearMark', () => {
  it('leaves a text alone whose first word found is near enough', () => {
    const near = 'Eine Stimme sagt jede Stunde, wie hoch der <mark>Fluss</mark> steht.';
    expect(beginNearMark(near)).toBe(near);
    expect(beginNearMark('Ein Text, in dem nichts gefunden ist.')).toBe(
      'Ein Text, in dem nichts gefunden ist.',
    );
  });

  it('begins with a whole word close to the first word found', () => {
    const text = beginNearMark(
      `${'Korn für Korn '.repeat(20)}am <mark>Fluss</mark> und im <mark>Fluss</mark>`,
    );
    expect(text).toMatch(/^… (?:Korn|für) .*am <mark>Fluss<\/mark> und im <mark>Fluss<\/mark>$/);
    expect(text.indexOf('<mark>')).toBeLessThan(64);
  });

  it('begins with the word found if none ends before it', () => {
    expect(beginNearMark(`${'x'.repeat(90)}<mark>Fluss</mark> steht`)).toBe('… <mark>Fluss</mark> steht');
  });
});
