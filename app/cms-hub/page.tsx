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
 * The hub. The browser asks who is signed in. Without script, the page contains the one form that is useful: setting a
 * password if a one-time link leads here, signing out if somebody is signed in, else signing in.
 */
export default async function HubPage({ searchParams }: HubPageProps) {
  const { token, forgotten, next } = await searchParams;
  const link = typeof token === 'string' && token !== '' ? token : null;
  // It belongs to the session and is sent with every write.
  const csrfToken = isExternal ? undefined : (await cookies()).get(csrfCookie)?.value;
  return (
    <Hub
      kinds={listKinds()}
      token={link}
      canForget={!isExternal}
      isForgotten={!isExternal && forgotten !== undefined}
      next={typeof next === 'string' ? next : null}
    >
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
