import { isSignedOut } from './session';

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Registers the dialog that asks for a new sign-in while the admin is open; returns a function that removes it. */
export function offerSignIn(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = null;
  };
}

/**
 * Runs a call. If the session has ended, asks for a new sign-in and runs it again, so that nothing typed is lost (spec §8). Throws the
 * original error if there is no dialog or it is dismissed.
 */
export async function withSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isSignedOut(error) || ask === null || !(await ask())) throw error;
    return call();
  }
}
