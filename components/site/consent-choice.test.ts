import { describe, expect, it } from 'vitest';
import { consentCookieText, isWithdrawn, readConsent } from './consent-choice';

describe('readConsent', () => {
  it('knows nothing before a choice', () => {
    expect(readConsent('')).toBeNull();
    expect(readConsent('xlitfass_consent=required')).toBeNull();
  });

  it('reads what was chosen, skips what it does not know, and always holds the required category', () => {
    expect(readConsent('a=1; litfass_consent=external.made-up; b=2')).toEqual(['required', 'external']);
    expect(readConsent('litfass_consent=')).toEqual(['required']);
  });
});

describe('consentCookieText', () => {
  it('keeps the choice for a year', () => {
    expect(consentCookieText(['marketing'], true)).toBe(
      'litfass_consent=required.marketing; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
  });

  it('is read back as it was written', () => {
    const [pair = ''] = consentCookieText(['optimisation', 'external'], false).split(';');
    expect(readConsent(pair)).toEqual(['required', 'optimisation', 'external']);
  });
});

describe('isWithdrawn', () => {
  it('is true only when something was taken back', () => {
    expect(isWithdrawn(null, ['required'])).toBe(false);
    expect(isWithdrawn(['required'], ['required', 'external'])).toBe(false);
    expect(isWithdrawn(['required', 'optimisation'], ['required'])).toBe(true);
  });
});
