/** Readable cookie that says that a session may exist, so that visitors' browsers never ask for one. */
export const hintCookie: 'litfass_editor';

/**
 * Its values: whether the person signed in here or in the admin of an external content system. Scripts test for the first, with which
 * both begin.
 */
export const hintValues: { readonly here: '1'; readonly elsewhere: '1-elsewhere' };
