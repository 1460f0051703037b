import { describe, expect, it } from 'vitest';
import { isTooOld } from './old-browsers.mjs';

const chrome = (version: number, more = '') =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36${more}`;
const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
const phone = (system: string, name: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${name} Mobile/15E148 Safari/604.1`;
const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

describe('a browser', () => {
  it.each([
    chrome(114),
    chrome(140, ' Edg/140.0.0.0'),
    chrome(114, ' OPR/100.0.0.0'),
    firefox(125),
    safari('17.0'),
    phone('17_0', 'Version/17.0'),
    phone('18_1_1', 'CriOS/92.0.4515.90'),
    phone('17_4', 'FxiOS/100.0'),
  ])('that can show the site is let in: %s', (userAgent) => {
    expect(isTooOld(userAgent)).toBe(false);
  });

  it.each([
    chrome(113),
    chrome(90, ' OPR/76.0.0.0'),
    chrome(64, ' Edge/17.17134'),
    firefox(115),
    safari('16.6'),
    phone('16_7', 'Version/16.6'),
    phone('15_0', 'CriOS/120.0.0.0'),
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1)',
    'Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18',
  ])('that cannot is told so: %s', (userAgent) => {
    expect(isTooOld(userAgent)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/90.0.4430.97 Safari/537.36',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'WhatsApp/2.23.20.0',
  ])('that is none passes: %s', (userAgent) => {
    expect(isTooOld(userAgent)).toBe(false);
  });
});
