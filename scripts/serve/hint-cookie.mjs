/** Cookie that says that an editor's session may exist: the same as in lib/contract/user.ts, which belongs to the application. */
export const hintCookie = 'litfass_editor';
