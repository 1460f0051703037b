import localFont from 'next/font/local';

/*
 * Host Grotesk, one variable file per style. The four calls declare one family, so that the browser picks the style and, by
 * `unicode-range`, the subset; a page in German or English needs only the upright latin file, which is the only one preloaded.
 * `--font-family` in tokens.css names the family; its metric-compatible fallback is in globals.css. (next/font reads these calls at build
 * time: every argument has to be a literal.)
 */

/** @public next/font reads it at build time; pages import the file. */
export const romanLatin = localFont({
  src: '../../node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
  weight: '300 800',
  style: 'normal',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Host Grotesk' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

/** @public next/font reads it at build time; pages import the file. */
export const italicLatin = localFont({
  src: '../../node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-italic.woff2',
  weight: '300 800',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Host Grotesk' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

/** @public next/font reads it at build time; pages import the file. */
export const romanLatinExtended = localFont({
  src: '../../node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-ext-wght-normal.woff2',
  weight: '300 800',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Host Grotesk' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** @public next/font reads it at build time; pages import the file. */
export const italicLatinExtended = localFont({
  src: '../../node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-ext-wght-italic.woff2',
  weight: '300 800',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Host Grotesk' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});
