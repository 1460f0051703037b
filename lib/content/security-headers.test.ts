import { describe, expect, it } from 'vitest';
import { findFilePolicy, securityHeaders } from './security-headers';

describe('findFilePolicy', () => {
  it.each(['/media/a/b.svg', '/media/a/b.SVG', '/media/a/b.html', '/filer/public/x', '/media/%2e%2e/x.svg'])(
    'lets %s run nothing',
    (path) => {
      expect(findFilePolicy(path)).toMatch(/default-src 'none'.*sandbox/);
    },
  );

  it.each(['/media/a/b.pdf', '/de/media/x.svg', '/icon.svg', '/medias/x'])('leaves %s alone', (path) => {
    expect(findFilePolicy(path)).toBeNull();
  });
});

describe('securityHeaders', () => {
  it('insists on encryption where the site has it', () => {
    const secure = securityHeaders({ isSecure: true, isDevelopment: false });
    expect(secure['Strict-Transport-Security']).toMatch(/max-age=\d{8}/);
    expect(secure['Content-Security-Policy']).toContain('upgrade-insecure-requests');
    expect(securityHeaders({ isSecure: false, isDevelopment: false })).not.toHaveProperty(
      'Strict-Transport-Security',
    );
  });

  it('lets nobody frame the site, and no form or script leave it', () => {
    const policy =
      securityHeaders({ isSecure: false, isDevelopment: false })['Content-Security-Policy'] ?? '';
    for (const part of [
      "frame-ancestors 'self'",
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe-eval');
  });
});
