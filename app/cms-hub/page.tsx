import { cookies } from 'next/headers';
import { PlainPassword, PlainSignIn, PlainSignOut } from '@/components/admin/plain-forms';
import { csrfCookie } from '@/lib/contract/write';
import { isExternal } from '@/lib/env';
import { Hub } from './hub';
import { listKinds } from './kinds';

interface HubPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * The hub: who is signed in is asked in the browser (design §4). For who has no script there the form stands in the page that is of use to
 * them: setting a password where a one-time link leads here, signing out where somebody is signed in, else signing in.
 */
export default async function HubPage({ searchParams }: HubPageProps) {
  const { token } = await searchParams;
  const link = typeof token === 'string' && token !== '' ? token : null;
  // Goes with the session, and is what a write has to send.
  const csrfToken = isExternal ? undefined : (await cookies()).get(csrfCookie)?.value;
  return (
    <Hub kinds={listKinds()} token={link}>
      {link !== null ? (
        <PlainPassword token={link} />
      ) : csrfToken ? (
        <PlainSignOut token={csrfToken} />
      ) : (
        <PlainSignIn />
      )}
    </Hub>
  );
}
