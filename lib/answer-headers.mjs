// Plain JavaScript, since the web server uses it before the application is loaded (scripts/serve), and so does the middleware
// (lib/content/security-headers.ts).

/** @type {typeof import('./answer-headers.mjs').answerHeaders} */
export function answerHeaders(isSecure) {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
