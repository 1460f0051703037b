/** Account and page of the scratch sites that commands create. */
export const benchAccount = { email: 'bench@litfass.example', password: 'a-password-for-the-bench' };
export const benchSlug = 'messung';
