import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useToolbarSlot } from './use-toolbar-slot';

const headerEnd = () => document.documentElement.style.getPropertyValue('--sticky-header-end');

beforeEach(() => {
  document.body.innerHTML = '<a data-skip href="#content">Zum Inhalt</a><header></header>';
});

afterEach(() => history.replaceState(null, '', '/'));

describe('the place of the editor’s bar', () => {
  it('is behind the skip link and above the header, which then ends at 6 rem, in edit mode at 5 rem (spec §2)', async () => {
    const { result, rerender, unmount } = renderHook(({ isEditing }) => useToolbarSlot(isEditing), {
      initialProps: { isEditing: false },
    });
    expect(result.current?.previousElementSibling?.hasAttribute('data-skip')).toBe(true);
    expect(result.current?.nextElementSibling?.tagName).toBe('HEADER');
    expect(headerEnd()).toBe('6rem');
    rerender({ isEditing: true });
    expect(headerEnd()).toBe('5rem');
    expect(document.documentElement.dataset.editorBar).toBe('');

    unmount();
    await waitFor(() => expect(document.querySelector('[data-editor-slot]')).toBeNull());
    expect(headerEnd()).toBe('');
    expect(document.documentElement.dataset.editorBar).toBeUndefined();
  });

  it('stays where it is while one document of the page gives way to another', async () => {
    const first = renderHook(() => useToolbarSlot(true));
    const slot = first.result.current;
    first.unmount();
    const second = renderHook(() => useToolbarSlot(true));
    await waitFor(() => expect(second.result.current).toBe(slot));
    expect(slot?.isConnected).toBe(true);
    second.unmount();
    await waitFor(() => expect(slot?.isConnected).toBe(false));
  });

  it('is left out where the address says noToolbar (spec §2)', () => {
    history.replaceState(null, '', '/de/besuch?edit&noToolbar');
    const { result } = renderHook(() => useToolbarSlot(true));
    expect(result.current).toBeNull();
    expect(document.querySelector('[data-editor-slot]')).toBeNull();
    expect(headerEnd()).toBe('');
  });
});
