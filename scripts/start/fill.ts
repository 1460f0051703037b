// Fills an empty database with the demo, or with `--empty` only with the first administrator. Run by the start script and `npm run seed`.
import '../command/command-line.mjs';
import path from 'node:path';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { createAccount } from '@/lib/backend/accounts/create-account';
import { createPasswordLink } from '@/lib/backend/accounts/password-link';
import { findPasswordFault } from '@/lib/backend/accounts/password-rules';
import { closeDatabase, database } from '@/lib/backend/database/client';
import { user } from '@/lib/backend/database/schema/accounts';
import { settings } from '@/lib/backend/database/schema/site';
import { say } from '@/lib/backend/kernel/messages';
import { env } from '@/lib/env';
import { loginFile } from './login';
import { writePrivate } from './secrets';

const isEmptySite = process.argv.includes('--empty');

const mark = (name: string) =>
  database().insert(settings).values({ name, value: new Date().toISOString() }).onConflictDoNothing();

/** Starts again after an interrupted seed; nobody has worked on this content yet. */
async function removeHalfDone(): Promise<void> {
  await database().execute(
    sql`truncate records, media, settings, subscribers, idempotency, "user" restart identity cascade`,
  );
}

/** The password chosen by the operator has to follow the rules as well. */
async function checkSeedPassword(): Promise<void> {
  const fault =
    env.SEED_EDITOR_PASSWORD === undefined
      ? null
      : await findPasswordFault(env.SEED_EDITOR_PASSWORD, env.SEED_EDITOR_EMAIL);
  if (fault === null) return;
  console.error(`SEED_EDITOR_PASSWORD: ${say('en', fault)}`);
  process.exit(1);
}

/** A link for the first password: in a file of the data folder, and in the terminal if there is one; it is as sensitive as a password. */
async function leaveLink(): Promise<void> {
  const link = await createPasswordLink(env.SEED_EDITOR_EMAIL);
  const file = loginFile(path.resolve(env.DATA_DIR));
  writePrivate(file, `${env.SEED_EDITOR_EMAIL}\n${link}\n`);
  const shown = process.stdout.isTTY ? `\n  ${link}` : '';
  console.log(`  A link that sets the password, once, within a day, is in ${file}${shown}\n`);
}

if (isEmptySite) {
  await checkSeedPassword();
  const hasAccounts = (await database().$count(user)) > 0;
  await createAccount({
    email: env.SEED_EDITOR_EMAIL,
    name: nameOf(env.SEED_EDITOR_EMAIL),
    role: 'admin',
    password: env.SEED_EDITOR_PASSWORD ?? null,
  });
  console.log(`\n  The first admin is ${env.SEED_EDITOR_EMAIL}.`);
  if (hasAccounts || env.SEED_EDITOR_PASSWORD === undefined) await leaveLink();
} else {
  await checkSeedPassword();
  await removeHalfDone();
  await mark('seeding');
  await createAccount({
    email: env.SEED_EDITOR_EMAIL,
    name: nameOf(env.SEED_EDITOR_EMAIL),
    role: 'admin',
    password: env.SEED_EDITOR_PASSWORD ?? null,
  });
  // Imported late, since the demo needs pictures and their tools.
  const { seedDemo } = await import('@/lib/backend/seed/seed');
  await seedDemo();
}
await mark('seeded');
await closeDatabase();

/** A preliminary name: the part before the @. */
function nameOf(email: string): string {
  const [local = email] = email.split('@');
  return local.charAt(0).toUpperCase() + local.slice(1);
}
