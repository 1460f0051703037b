import { expect, it } from 'vitest';
import { moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { renameAnchors } from './counterpart-anchors';

it('no anchor of a page is that of the one beside it, and what has not changed stays the same', () => {
  const anchored = { ...moduleOf(2, 'text'), anchor: 'kran' };
  const bare = moduleOf(3, 'text');
  const section = { ...sectionOf(1, [anchored, bare]), anchor: 'hafen' };
  const [renamed] = renameAnchors([section], 'en');
  expect(renamed?.anchor).toBe('en-hafen');
  expect(renamed?.columns[0]?.children.map(({ anchor }) => anchor)).toEqual(['en-kran', '']);
  expect(renamed?.columns[0]?.children[1]).toBe(section.columns[0]?.children[1]);
  expect(renameAnchors([section], 'en')[0]).toBe(renamed);
});
