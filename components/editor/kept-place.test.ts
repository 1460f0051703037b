// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { openEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { rememberBlock, rememberPlace, returnToPlace, takeKeptOutline, takeSwitch } from './kept-place';

const scrollBy = vi.fn();
const scrollIntoView = vi.fn();

/** A page with blocks whose upper edges are so far from the top of the window. */
function showPage(tops: Record<number, number>): void {
  const canvas = document.createElement('div');
  canvas.dataset.editing = '';
  for (const [id, top] of Object.entries(tops)) {
    const block = document.createElement('div');
    block.dataset.block = id;
    block.getBoundingClientRect = () => new DOMRect(0, top, 100, 200);
    canvas.append(block);
  }
  document.body.replaceChildren(canvas);
}

async function open(locale: 'de' | 'en', id = 1) {
  const backend = new EditingBackend([
    sectionOf(
      1,
      [2, 3, 4].map((each) => moduleOf(each, 'text')),
    ),
  ]);
  backend.facts = { ...backend.facts, id };
  const { session } = await openEditing(backend, { locale });
  return session;
}

beforeEach(() => {
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('scrollY', 900);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('the other language of a page is opened at the block that was at the top of the window, at its height', async () => {
  const german = await open('de');
  showPage({ 2: -190, 3: 60, 4: 400 });
  rememberPlace(german);
  german.end();
  const english = await open('en');
  showPage({ 2: 100, 3: 700, 4: 1100 });
  returnToPlace(english);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' });
  // Once only.
  returnToPlace(english);
  expect(scrollBy).toHaveBeenCalledOnce();
  english.end();
});

it('it is opened at the selected block, or at the next one where it lacks that, and not on another page', async () => {
  for (const [there, by] of [
    [{ 2: 0, 3: 500, 4: 900 }, 500],
    [{ 2: 0, 3: 500 }, 440],
  ] as const) {
    const german = await open('de');
    useEditorStore.setState({ selected: 4 });
    showPage({ 2: -190, 3: 60, 4: 400 });
    rememberPlace(german);
    german.end();
    const english = await open('en');
    showPage(there);
    returnToPlace(english);
    expect(scrollBy).toHaveBeenLastCalledWith({ top: by, behavior: 'instant' });
    expect(useEditorStore.getState().selected).toBe(4 in there ? 4 : null);
    english.end();
  }
  const german = await open('de');
  rememberPlace(german);
  german.end();
  const another = await open('en', 8);
  scrollBy.mockClear();
  returnToPlace(another);
  expect(scrollBy).not.toHaveBeenCalled();
  another.end();
});

it('a block that something is to be done at is brought into sight', async () => {
  const german = await open('de');
  rememberBlock(german, 3);
  german.end();
  const english = await open('en');
  showPage({ 3: 2000 });
  returnToPlace(english);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(useEditorStore.getState().selected).toBe(3);
  english.end();
});

it('a way between languages that did not arrive is not taken by another page, and by its own once', async () => {
  showPage({ 2: 300 });
  const german = await open('de');
  rememberPlace(german);
  german.end();
  const other = await open('en', 7);
  expect(takeSwitch(other)).toBe(false);
  other.end();
  const english = await open('en');
  expect([takeSwitch(english), takeSwitch(english)]).toEqual([true, false]);
  english.end();
});

it('the outline of a page stays open in its other language, and only there', async () => {
  const german = await open('de');
  showPage({ 2: 300 });
  for (const leave of [() => rememberPlace(german), () => rememberBlock(german, 2)]) {
    for (const [panel, id, there] of [
      ['outline', 1, 'outline'],
      ['outline', 8, null],
      ['notes', 1, null],
    ] as const) {
      useEditorStore.setState({ panel });
      leave();
      const english = await open('en', id);
      returnToPlace(english);
      expect(useEditorStore.getState().panel).toBe(there);
      expect([takeKeptOutline(), takeKeptOutline()]).toEqual([there !== null, false]);
      english.end();
    }
  }
  vi.stubGlobal('innerWidth', 390);
  useEditorStore.setState({ panel: 'outline' });
  rememberBlock(german, 2);
  const english = await open('en');
  returnToPlace(english);
  expect(useEditorStore.getState().panel).toBeNull();
  english.end();
  german.end();
});
