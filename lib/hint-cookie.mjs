// Plain JavaScript, since the web server reads it before the application is asked; and without zod, since every page's script reads it.

/** @type {typeof import('./hint-cookie.mjs').hintCookie} */
export const hintCookie = 'litfass_editor';

/** @type {typeof import('./hint-cookie.mjs').hintValues} */
export const hintValues = { here: '1', elsewhere: '1-elsewhere' };
