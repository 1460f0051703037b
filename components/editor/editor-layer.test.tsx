import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEditables } from '@/lib/client/editables';
import { EditorLayer } from './editor-layer';

vi.mock('./workspace', () => ({ Workspace: () => null }));

const layer = (role: 'main' | 'intro' | 'frame', begins = false) => (
  <EditorLayer
    account={null}
    documentKey={{ content_type: role === 'main' ? 'page' : 'section', object_id: 1 }}
    {...{ locale: 'de', slug: role, role, begins }}
    onCanvas={() => undefined}
  />
);

const chosenRole = () => {
  const { editables, chosen } = useEditables.getState();
  return editables.find(({ id }) => id === chosen)?.role ?? null;
};

afterEach(() => {
  history.replaceState(null, '', '/');
});

it.each([
  ['?edit', null],
  ['?edit=intro', 'intro'],
  ['?a=1&edit=frame', 'frame'],
])('a page opened with %s is edited at what that asks for, once', (search, role) => {
  history.replaceState(null, '', `/de/kalender${search}`);
  const page = ['main', 'intro', 'frame'] as const;
  const { unmount } = render(page.map((each) => <div key={each}>{layer(each)}</div>));
  expect(chosenRole()).toBe(role);
  expect(location.search.replace('a=1&', '')).toBe('?edit');
  unmount();
  render(page.map((each) => <div key={each}>{layer(each)}</div>));
  expect(chosenRole()).toBeNull();
});

it('what is begun by editing its page needs no further press', () => {
  history.replaceState(null, '', '/cms-hub/sections/de/tickets?edit');
  render(layer('main', true));
  expect(chosenRole()).toBe('main');
});
