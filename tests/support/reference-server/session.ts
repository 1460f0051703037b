import { referenceEditor } from './server';

/** Signs in at the reference backend itself, as an editor does in its admin; answers the headers that calls then carry. */
export async function referenceSession(url: string): Promise<{ Cookie: string; 'X-CSRFToken': string }> {
  const answer = await fetch(`${url}/accounts/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(referenceEditor),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('csrftoken=')) ?? '';
  return { Cookie: cookies.join('; '), 'X-CSRFToken': token.slice('csrftoken='.length) };
}
