import { createAccount } from '@/lib/backend/accounts/create-account';
import { signIn } from '@/lib/backend/accounts/sign-in';
import { pool, transaction } from '@/lib/backend/database/client';
import { lockDocument, takeIds } from '@/lib/backend/documents/document';
import { saveOperation } from '@/lib/backend/documents/save-operation';
import { publishDocument } from '@/lib/backend/documents/versions';
import { createRecord } from '@/lib/backend/records/write';
import { locales } from '@/lib/contract/locale';
import { csrfCookie, csrfHeader } from '@/lib/contract/write';
import { siteUrl } from '@/lib/env';
import { buildModule, buildSection } from '../trees';
import type { Known, Role } from './requests';

const password = 'a-password-for-tests';

/** A small site of every kind of record, with accounts; answers what requests may name, and how to sign in. */
export async function makeSite(): Promise<{
  known: Known;
  signIn: (role: Role) => Promise<Record<string, string>>;
}> {
  const both = (text: string): Record<string, string> => ({ de: text, en: text });
  const made: number[] = [];
  const make = async (resource: Parameters<typeof createRecord>[0], fields: Record<string, unknown>) => {
    const id = Number((await createRecord(resource, fields)).id);
    made.push(id);
    return id;
  };
  for (const slug of ['seite', 'haus', 'entwurf'])
    await make('pages', { title: both(slug), slug: both(slug), is_online: slug !== 'entwurf' });
  const venue = await make('venues', { name: both('Haus'), city: 'Hamburg' });
  const genre = await make('genres', { title: both('Musik') });
  await make('events', {
    title: both('Konzert'),
    date_start: '2050-01-01T19:30',
    venue,
    genre,
    is_online: true,
  });
  await make('articles', { title: both('Neuigkeit'), date: '2026-01-01', is_online: true });
  await make('productions', { name: both('Werk'), is_online: true });
  await make('sections', { title: 'Abschnitt', slug: 'abschnitt' });
  await make('redirects', { old_path: '/de/alt', new_path: '/de/seite' });
  const [page = 0] = made;
  const modules = await transaction(async (tx) => {
    const takeId = await takeIds(tx, page, 4);
    const node = buildSection({ id: takeId() });
    const ids = [takeId(), takeId(), takeId()];
    node.columns = [ids.map((id) => buildModule({ id }))];
    const operation = { type: 'insert', node, place: { parent: null, column: 0, order: 0 } } as const;
    const { document } = await saveOperation(tx, await lockDocument(tx, page), operation, { userId: 'fuzz' });
    await publishDocument(tx, document, locales, 'fuzz');
    return [node.id, ...ids];
  });
  // Accounts are there before what is compared.
  for (const role of ['editor', 'admin'] as const) await sessionOf(role);
  return {
    known: {
      records: made,
      modules,
      slugs: ['seite', 'haus', 'entwurf', 'abschnitt', 'musik', 'de/alt', ''],
    },
    signIn: sessionOf,
  };
}

/** Headers of a new session. An account that an earlier request removed or changed is made again. */
async function sessionOf(role: Role): Promise<Record<string, string>> {
  if (role === 'visitor') return { origin: siteUrl };
  const account = role === 'admin' ? 'admin' : 'editor';
  const email = `fuzz-${account}@litfass.example`;
  const found = await pool().query('select 1 from "user" where email = $1 and role = $2', [email, account]);
  if (found.rowCount === 0) await pool().query('delete from "user" where email = $1', [email]);
  await createAccount({ email, name: email, role: account, password });
  const cookies = (await signIn(email, password, new Headers()).catch(() => renew(email, account))).map(
    (cookie) => cookie.split(';', 1)[0] ?? '',
  );
  const token = cookies.find((cookie) => cookie.startsWith(`${csrfCookie}=`)) ?? '';
  const session = { origin: siteUrl, cookie: cookies.join('; ') };
  return role === 'editor without token'
    ? session
    : { ...session, [csrfHeader]: token.slice(csrfCookie.length + 1) };
}

async function renew(email: string, role: 'editor' | 'admin'): Promise<string[]> {
  await pool().query('delete from "user" where email = $1', [email]);
  await createAccount({ email, name: email, role, password });
  return signIn(email, password, new Headers());
}
