import fs from 'node:fs';
import path from 'node:path';
import { openClient } from '@/lib/backend/database/open-client';
import { generatePassword } from '@/lib/backend/accounts/password';
import { env, siteUrl } from '@/lib/env';
import { writePrivate } from './secrets';

/** File with the first account's login until somebody deletes it: its address, and its password or the link that sets one. */
export const loginFile = (dataDir: string): string => path.join(dataDir, 'editor-login.txt');

let fresh: string | null = null;

/** Whether the database is still empty: no seed was finished, and there are no accounts except those of an unfinished seed. */
export async function isEmpty(url: string): Promise<boolean> {
  const client = await openClient({ connectionString: url });
  try {
    const answer = await client.query<{ seeded: boolean; begun: boolean; used: boolean }>(`
      select exists (select from settings where name = 'seeded') as seeded,
        exists (select from settings where name = 'seeding') as begun,
        exists (select from records) or exists (select from "user") as used`);
    const state = answer.rows[0];
    return state !== undefined && !state.seeded && (state.begun || !state.used);
  } finally {
    await client.end();
  }
}

/** The demo editor's password: the operator's, the one in the data folder, or a new one that is stored there. */
export function ensureEditorPassword(dataDir: string): string {
  if (env.SEED_EDITOR_PASSWORD !== undefined) return env.SEED_EDITOR_PASSWORD;
  const kept = findKeptPassword(dataDir);
  if (kept !== null) return kept;
  const password = generatePassword();
  writePrivate(loginFile(dataDir), `${env.SEED_EDITOR_EMAIL}\n${password}\n`);
  fresh = password;
  return password;
}

function findKeptPassword(dataDir: string): string | null {
  try {
    const [email, password] = fs.readFileSync(loginFile(dataDir), 'utf8').split('\n');
    return email === env.SEED_EDITOR_EMAIL && password && !isLink(password) ? password : null;
  } catch {
    return null;
  }
}

/** How to sign in. A generated password is shown once, at the start that created it, and only in a terminal; anything else is a log. */
export function describeLogin(dataDir: string, isTerminal: boolean): string {
  const file = path.relative(process.cwd(), loginFile(dataDir)) || loginFile(dataDir);
  let password = 'as it was set for this account';
  if (fresh !== null && isTerminal) password = `${fresh} (shown once, kept in ${file})`;
  else if (fs.existsSync(loginFile(dataDir))) password = `in ${file}`;
  else if (env.SEED_EDITOR_PASSWORD !== undefined) password = 'as in SEED_EDITOR_PASSWORD';
  return `  Editor's login:   ${siteUrl}/cms-hub\n    e-mail:         ${env.SEED_EDITOR_EMAIL}\n    password:       ${password}`;
}

/** Whether the second line of the file is the link of an empty site. */
function isLink(value: string): boolean {
  return URL.canParse(value);
}
