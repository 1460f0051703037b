import { afterEach, describe, expect, it, vi } from 'vitest';
import { nameKeys } from './key-names';

afterEach(() => vi.unstubAllGlobals());

describe('the names of keys', () => {
  it('are those of a German or an English keyboard', () => {
    vi.stubGlobal('navigator', { platform: 'Win32' });
    expect(nameKeys('Ctrl ⇧ Z', 'de')).toBe('Strg ⇧ Z');
    expect(nameKeys('Del', 'de')).toBe('Entf');
    expect(nameKeys('Ctrl ⇧ Z', 'en')).toBe('Ctrl ⇧ Z');
  });

  it('are the signs of a Mac there', () => {
    vi.stubGlobal('navigator', { platform: 'MacIntel' });
    expect(nameKeys('Ctrl ⇧ Z', 'de')).toBe('⌘ ⇧ Z');
    expect(nameKeys('Alt ⇧ P', 'en')).toBe('⌥ ⇧ P');
  });
});
