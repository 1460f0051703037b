import { describe, expect, it } from 'vitest';
import { findAnswerPolicy, securityHeaders } from './security-headers';

describe('findAnswerPolicy', () => {
  it.each([
    '/media/a/b.pdf.svg',
    '/media/a/b.svg',
    '/media/a/b.SVG',
    '/media/a/b.html',
    '/filer/public/x',
    '/media/%2e%2e/x.svg',
  ])('lets %s run nothing', (path) => {
    for (const isFromOutside of [false, true])
      expect(findAnswerPolicy(path, isFromOutside)).toMatch(/default-src 'none'.*sandbox/);
  });

  it('lets pages of other sites run nothing, although they may send a form', () => {
    const policy = findAnswerPolicy('/api/newsletter/confirm', true);
    expect(policy).toMatch(/^default-src 'none';.*form-action 'self'/);
    expect(policy).not.toMatch(/script|sandbox/);
  });

  it.each(['/media/a/b.pdf', '/filer/x.PDF', '/de/media/x.svg', '/icon.svg', '/medias/x'])(
    'leaves %s alone',
    (path) => {
      expect(findAnswerPolicy(path, false)).toBeNull();
    },
  );
});

describe('securityHeaders', () => {
  it('insists on encryption if the site has it', () => {
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

  it('lets workers come from here alone, and a map from its own host where one is set', () => {
    const of = (mapOrigin: string | null) =>
      securityHeaders({ isSecure: false, isDevelopment: false, mapOrigin })['Content-Security-Policy'] ?? '';
    expect(of(null)).toMatch(/worker-src 'self';/);
    expect(of(null)).toMatch(/connect-src 'self';/);
    expect(of('https://maps.example')).toMatch(/connect-src 'self' https:\/\/maps\.example;/);
    expect(of('https://maps.example')).toMatch(/img-src [^;]*https:\/\/maps\.example;/);
  });

  it('lets a tag manager’s own scripts run, and reach who counts; nothing of it without one', () => {
    const of = (tagSources?: Record<'script' | 'image' | 'connect', string[]>) =>
      securityHeaders({ isSecure: false, isDevelopment: false, tagSources })['Content-Security-Policy'] ?? '';
    const policy = of({
      script: ['https://tags.example'],
      image: ['https://*.counts.example'],
      connect: ['https://tags.example', 'https://*.counts.example'],
    });
    expect(policy).toMatch(/script-src 'self' 'unsafe-inline' https:\/\/tags\.example;/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/tags\.example https:\/\/\*\.counts\.example;/);
    expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/\*\.counts\.example;/);
    expect(of()).toMatch(/script-src 'self' 'unsafe-inline';/);
  });
});

it('the whole of it, for a site with encryption and pictures elsewhere', () => {
  const { 'Content-Security-Policy': policy = '', ...rest } = securityHeaders({
    isSecure: true,
    isDevelopment: false,
    pictureOrigins: ['https://a.example', 'https://b.example'],
  });
  expect(rest).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
  const rules = policy.split('; ');
  expect(rules.find((rule) => rule.startsWith('frame-src'))).toMatch(
    /^frame-src 'self' https:\/\/\S+ https:\/\/\*\.\S+ /,
  );
  expect(rules.filter((rule) => !rule.startsWith('frame-src'))).toEqual([
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://a.example https://b.example",
    "media-src 'self' blob: https://a.example https://b.example",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    'upgrade-insecure-requests',
  ]);
  const developing =
    securityHeaders({ isSecure: false, isDevelopment: true })['Content-Security-Policy'] ?? '';
  expect(developing).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval';");
  expect(developing).toContain("connect-src 'self' ws: wss:;");
  expect(developing).toMatch(/frame-ancestors 'self'$/);
});
