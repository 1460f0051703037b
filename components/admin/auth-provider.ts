import type { AuthProvider } from 'ra-core';
import { RequestError } from '@/lib/client/request';
import type { User } from '@/lib/contract/user';
import { readInterfaceLocale } from './interface-locale';
import { findUser, signIn, signOut } from './session';

/** Milliseconds for which an answer of `user` is trusted, since every screen of the admin asks. */
const trust = 60_000;

/** react-admin's sign-in over our own endpoints (spec §6, §7). Roles are the permissions. */
export function buildAuthProvider(now: () => number = Date.now): AuthProvider {
  let known: { user: User; at: number } | null = null;

  async function getUser(): Promise<User> {
    if (known !== null && now() - known.at < trust) return known.user;
    const user = await findUser(readInterfaceLocale()).catch((error: unknown) => {
      // Somebody who was signed in a minute ago is not signed out because the network is gone.
      if (known !== null && error instanceof RequestError && error.isPassing) return known.user;
      throw error;
    });
    known = user === null ? null : { user, at: now() };
    if (user === null) throw new Error('signed out');
    return user;
  }

  return {
    async login({ email, password }: { email: string; password: string }) {
      known = { user: await signIn(readInterfaceLocale(), email, password), at: now() };
    },
    async logout() {
      if (known === null) return;
      // If the server does not hear of it, the session goes on, and nobody must take it for ended.
      await signOut(readInterfaceLocale());
      known = null;
    },
    async checkAuth() {
      await getUser();
    },
    async checkError(error: unknown) {
      const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
      if (status !== 401) return;
      known = null;
      throw new Error('signed out');
    },
    async getIdentity() {
      const user = await getUser();
      const { email, username, features = [] } = user;
      return { id: email, fullName: username === '' ? email : username, features };
    },
    async getPermissions() {
      // Being signed out is not an error here: react-admin waits for the answer before it shows the login page.
      return getUser().then(
        (user) => user.role ?? 'editor',
        () => 'nobody',
      );
    },
  };
}
