import { signInAs } from './request';

/** Headers of two people who edit, signed in for the whole test file. */
export const editor = await signInAs('editor');
export const other = await signInAs('editor', 'zweite@litfass.example');
