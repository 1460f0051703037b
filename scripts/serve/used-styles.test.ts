import { describe, expect, it } from 'vitest';
import { pickUsedStyles } from './used-styles.mjs';

let sheets = 0;
const pick = (styles: string, ...names: string[]) =>
  pickUsedStyles(`/_next/static/chunks/${(sheets += 1)}.css`, styles, new Set(names));

describe('pickUsedStyles', () => {
  it('keeps rules all of whose classes stand in the page, in their order', () => {
    const styles = '.b{color:red}.a{color:blue}.a .c{top:0}.a.b>p{left:0}body{margin:0}';
    expect(pick(styles, 'a', 'b')).toBe('.b{color:red}.a{color:blue}.a.b>p{left:0}body{margin:0}');
    expect(pick(styles)).toBe('body{margin:0}');
  });

  it('keeps of a list of selectors those that are used', () => {
    expect(pick('.a,.x,h1{color:red}', 'a')).toBe('.a,h1{color:red}');
  });

  it('keeps states, attributes and what must not be there', () => {
    const styles =
      '.a:hover{top:0}.a[data-open]{top:1px}.a:not(.x):focus-visible{top:2px}.a:has(.y){top:3px}';
    expect(pick(styles, 'a')).toBe('.a:hover{top:0}.a[data-open]{top:1px}.a:not(.x):focus-visible{top:2px}');
  });

  it('keeps what one of several selectors in brackets asks for', () => {
    const styles =
      ':is(.a section:has([data-kind]) p,.x p){top:0}:is(.x,.y) p{top:1px}.a:is(.x,:hover:not(.x)) b{top:2px}.a :where(.b,:is(.x,.c)){top:3px}';
    expect(pick(styles, 'a', 'c')).toBe(
      ':is(.a section:has([data-kind]) p,.x p){top:0}.a:is(.x,:hover:not(.x)) b{top:2px}.a :where(.b,:is(.x,.c)){top:3px}',
    );
  });

  it('goes into groups, and keeps fonts, key frames and layers whole', () => {
    expect(pick('@media (min-width:1em){.a{top:0}.x{top:1px}}@media print{.x{top:0}}', 'a')).toBe(
      '@media (min-width:1em){.a{top:0}}',
    );
    expect(pick('@layer one,two;@keyframes turn{from{top:0}}@font-face{font-family:F}')).toBe(
      '@layer one,two;@keyframes turn{from{top:0}}@font-face{font-family:F}',
    );
  });

  it('names fonts and pictures from the root, as the page stands elsewhere', () => {
    const styles =
      '@font-face{src:url(../media/f.woff2)}p{background:url("/x.svg"),url(data:image/png;base64,AA==)}';
    expect(pick(styles)).toBe(
      '@font-face{src:url(/_next/static/media/f.woff2)}p{background:url("/x.svg"),url(data:image/png;base64,AA==)}',
    );
  });
});
