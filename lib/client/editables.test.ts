import { beforeEach, describe, expect, it } from 'vitest';
import { findActive, useEditables } from './editables';

describe('the document being edited', () => {
  beforeEach(() => useEditables.setState({ editables: [], chosen: null }));

  const active = () => findActive(useEditables.getState());

  it('is the one that the page is about, whichever was there first', () => {
    expect(active()).toBeNull();
    const { add } = useEditables.getState();
    add({ id: 'partner', role: 'frame' });
    expect(active()).toBe('partner');
    add({ id: 'intro', role: 'intro' });
    add({ id: 'page', role: 'main' });
    expect(active()).toBe('page');
  });

  it('is the chosen one until that leaves', () => {
    const { add, choose } = useEditables.getState();
    add({ id: 'page', role: 'main' });
    const leave = add({ id: 'intro', role: 'intro' });
    choose('intro');
    expect(active()).toBe('intro');
    leave();
    expect(active()).toBe('page');
    expect(useEditables.getState().editables.map(({ id }) => id)).toEqual(['page']);
  });

  it('stays the chosen one while another leaves', () => {
    const { add, choose } = useEditables.getState();
    add({ id: 'page', role: 'main' });
    const leave = add({ id: 'intro', role: 'intro' });
    choose('page');
    leave();
    expect(useEditables.getState().chosen).toBe('page');
  });
});
