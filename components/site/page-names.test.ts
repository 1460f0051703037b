// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as a page finds it that was just loaded. */
async function loadPage() {
  vi.resetModules();
  return import('./page-names');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('names of pages', () => {
  it('are known of the pages that this tab has shown, also after it was loaded again', async () => {
    const before = await loadPage();
    before.rememberName('/de', 'STROMAUF');
    before.rememberName('/de/presse', 'Presse');
    expect(before.nameOf('/de/presse')).toBe('Presse');
    const after = await loadPage();
    expect(after.nameOf('/de')).toBe('STROMAUF');
    after.rememberName('/de/presse', 'Für die Presse');
    expect((await loadPage()).nameOf('/de/presse')).toBe('Für die Presse');
    expect(after.nameOf('/de/besuch')).toBe('');
  });

  it.each([
    ['refuses to be read', 'getItem'],
    ['refuses to be written to', 'setItem'],
  ] as const)('are known until the next load where storage %s', async (_, method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    const { rememberName, nameOf } = await loadPage();
    expect(nameOf('/de')).toBe('');
    rememberName('/de', 'STROMAUF');
    expect(nameOf('/de')).toBe('STROMAUF');
  });
});
