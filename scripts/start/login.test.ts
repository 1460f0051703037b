import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeLogin, ensureEditorPassword } from './login';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-login-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('the generated password', () => {
  it('is shown in a terminal and never in a log, which names the file', () => {
    const password = ensureEditorPassword(folder);
    expect(describeLogin(folder, true)).toContain(password);
    expect(describeLogin(folder, false)).not.toContain(password);
    expect(describeLogin(folder, false)).toContain('editor-login.txt');
    expect(fs.readFileSync(path.join(folder, 'editor-login.txt'), 'utf8')).toContain(password);
  });
});
