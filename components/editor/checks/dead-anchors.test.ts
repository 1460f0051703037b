import { expect, it } from 'vitest';
import { moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { judgeAnchors } from './dead-anchors';

const item = moduleOf(4, 'faqitem', { parent: 3, anchor: 'frage' });
const sections = [
  sectionOf(1, [moduleOf(2, 'text', { anchor: 'anfahrt' }), moduleOf(3, 'faq', { children: [item] })], {
    anchor: 'besuch',
  }),
];
const isDead = judgeAnchors({ sections, path: '/de/seite', isShown: (id) => id === 'top' });

it.each(['#anfahrt', '#frage', '#besuch', '/de/seite#besuch', '#top'])('%s leads to its place', (address) => {
  expect(isDead(address)).toBe(false);
});

it.each(['#nirgends', '/de/seite#nirgends'])('%s leads to no place of the page', (address) => {
  expect(isDead(address)).toBe(true);
});

it.each([
  ...['#', '#:~:text=Wort', '#%C3%B6ffnung', '#Groß', '/de/andere#nirgends', '/de/seite'],
  ...['https://beispiel.de/#nirgends', 'page:7'],
])('of %s nothing is said, since that is not certain', (address) => {
  expect(isDead(address)).toBe(false);
});

it('nothing is said of another page where this one has no address', () => {
  expect(judgeAnchors({ sections, path: undefined, isShown: () => false })('/de/seite#nirgends')).toBe(false);
});

it('nothing is said of a page on which a stand-alone section stands', () => {
  const placed = sectionOf(5, [moduleOf(6, 'sectionreference')]);
  const judge = judgeAnchors({ sections: [...sections, placed], path: '/de/seite', isShown: () => false });
  expect(judge('#nirgends')).toBe(false);
});
