import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@/lib/contract/user';
import {
  closeDialog,
  closePanel,
  closePattern,
  hasFeature,
  initialEditorState,
  openPatterns,
  openSavePattern,
  openSettings,
  select,
  stateOf,
  summariseStates,
  togglePanel,
  useEditorStore,
} from './editor-store';
import type { SaveStatus } from './save-state';

const state = () => useEditorStore.getState();

beforeEach(() => {
  useEditorStore.setState(initialEditorState);
});

describe('the selection', () => {
  it('leaves a new block to be like others', () => {
    useEditorStore.setState({ fresh: 3 });
    select(3);
    expect(state()).toMatchObject({ selected: 3, fresh: 3 });
    select(3);
    expect(state()).toMatchObject({ selected: 3, fresh: 3 });
    select(4);
    expect(state()).toMatchObject({ selected: 4, fresh: null });
    select(null);
    expect(state()).toMatchObject({ selected: null, fresh: null });
  });
});

describe('what is open', () => {
  it('is one panel, closed by what has opened it', () => {
    togglePanel('notes');
    togglePanel('outline');
    expect(state().panel).toBe('outline');
    togglePanel('outline');
    expect(state().panel).toBeNull();
    togglePanel('page');
    closePanel();
    expect(state().panel).toBeNull();
  });

  it('is the settings of a block, a dialog, a pattern', () => {
    openSettings(7, 'link');
    expect(state()).toMatchObject({ settings: 7, settingsField: 'link' });
    openSettings(8);
    expect(state()).toMatchObject({ settings: 8, settingsField: null });
    useEditorStore.setState({ dialog: 'help' });
    closeDialog();
    expect(state().dialog).toBeNull();
    openSavePattern([1, 2]);
    expect(state().pattern).toEqual({ save: [1, 2] });
    openPatterns({ behind: 3 });
    expect(state().pattern).toEqual({ place: { behind: 3 } });
    closePattern();
    expect(state().pattern).toBeNull();
  });
});

it('the page is in the gravest state of its blocks', () => {
  const order: SaveStatus[] = ['saved', 'unsaved', 'incomplete', 'saving', 'error', 'conflict'];
  for (const [index, status] of order.entries()) {
    const states = Object.fromEntries(order.slice(0, index + 1).map((each, id) => [id, { status: each }]));
    expect(summariseStates({ states, fresh: null })).toBe(status);
  }
  expect(summariseStates({ states: {}, fresh: null })).toBeNull();
});

it('a block that was just inserted is not called incomplete, neither at itself nor for the page, until it is left', () => {
  const states = { 1: { status: 'saved' }, 2: { status: 'incomplete', isBlank: true } } as const;
  expect([stateOf({ states, fresh: 2 }, 2), summariseStates({ states, fresh: 2 })]).toEqual([
    undefined,
    'saved',
  ]);
  expect([stateOf({ states, fresh: null }, 2), summariseStates({ states, fresh: null })]).toEqual([
    { status: 'incomplete', isBlank: true },
    'incomplete',
  ]);
});

it('what was written in a block that was just inserted, and lacks something else, is unsaved', () => {
  const states = { 1: { status: 'saved' }, 2: { status: 'incomplete', isBlank: false } } as const;
  expect(stateOf({ states, fresh: 2 }, 2)?.status).toBe('unsaved');
  // Whoever subscribes to it would be rendered for ever otherwise.
  expect(stateOf({ states, fresh: 2 }, 2)).toBe(stateOf({ states, fresh: 2 }, 2));
  expect(summariseStates({ states, fresh: 2 })).toBe('unsaved');
});

it('a backend offers what it says it offers', () => {
  const user: User = { id: 1, email: 'a@example.org', name: 'Anna', features: ['undo'] } as unknown as User;
  expect([hasFeature(user, 'undo'), hasFeature(user, 'publish'), hasFeature(null, 'undo')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(hasFeature({ ...user, features: undefined }, 'undo')).toBe(false);
});
