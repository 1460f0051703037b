import { describe, expect, it } from 'vitest';
import { adminPath, readAdminPath } from './admin-paths';

describe('readAdminPath', () => {
  it.each([
    [adminPath('pages', 3), 'pages/3'],
    [adminPath('download-directories'), 'download-directories'],
    ['/admin', ''],
    ['/admin/', ''],
    ['/admin//elsewhere', '/elsewhere'],
    ['/admin.php', null],
    ['/administration', null],
    ['/de/admin/pages', null],
  ])('reads %s', (path, below) => {
    expect(readAdminPath(path)).toBe(below);
  });
});
