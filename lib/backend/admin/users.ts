import { and, count, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminRecord } from '@/lib/contract/admin';
import { newPasswordSchema } from '@/lib/contract/user';
import { type Database, database, transaction } from '../database/client';
import { containsPattern, listTable } from '../database/list-table';
import { session, user } from '../database/schema/accounts';
import { ProblemError } from '../kernel/problem';
import { checkRevision } from '../rows/merge';
import { readFilter } from '../rows/read-filter';
import type { Repository } from './repository-port';
import { auth } from '../accounts/auth';
import { insertAccount } from '../accounts/create-account';
import { checkPassword } from '../accounts/password-rules';
import { endAccess, replacePassword } from '../accounts/replace-password';

type UserRow = typeof user.$inferSelect;

const sortColumns = {
  email: user.email,
  name: user.name,
  role: user.role,
  created_at: user.createdAt,
} as const;

const email = z
  .email()
  .max(254)
  .transform((value) => value.toLowerCase());
const name = z.string().trim().min(1).max(120);
const role = z.enum(['editor', 'admin']);

/** Codes of `lib/pagebuilder/field-errors`, for which forms have messages. */
const codes: Record<string, string> = {
  email: 'fields.invalid',
  name: 'fields.required',
  role: 'fields.bad_choice',
  password: 'fields.password_short',
};

const createSchema = z.object({
  email,
  name,
  role: role.default('editor'),
  password: newPasswordSchema.nullable().default(null),
});
const updateSchema = z.object({
  email: email.optional(),
  name: name.optional(),
  role: role.optional(),
  password: newPasswordSchema.nullable().optional(),
});

/**
 * Accounts in the admin. An older `revision` is a `conflict` with `theirs`. There is always one administrator left. A new password, another
 * role or address ends the account's sessions; a new password or address also voids its password links, which may have gone to a stranger.
 */
export const userRepository: Repository = {
  async list(query) {
    const wantedRole = readFilter(query, 'role', role);
    const pattern = containsPattern(query.q ?? '');
    const where = and(
      or(ilike(user.email, pattern), ilike(user.name, pattern)),
      wantedRole === null ? undefined : eq(user.role, wantedRole),
      query.ids === undefined ? undefined : inArray(user.id, query.ids.split(',')),
    );
    const { page, page_size, sort = 'email' } = query;
    const list = await listTable(user, { where, sort, columns: sortColumns, id: user.id, page, page_size });
    return { count: list.count, results: list.rows.map(present) };
  },
  async get(id) {
    return present(await getUser(database(), id));
  },
  async create(tx, input) {
    const values = parse(createSchema, input);
    await checkEmail(tx, values.email, null);
    if (values.password !== null) await checkPassword(values.password, values.email);
    const id = await insertAccount(tx, values);
    // Another request has created it meanwhile.
    if (id === null) throw emailTaken();
    return present(await getUser(tx, id));
  },
  async update(tx, id, input) {
    const { password: newPassword, ...values } = parse(updateSchema, input);
    const hash = newPassword ? await (await auth().$context).password.hash(newPassword) : '';
    const before = await lockUser(tx, id);
    checkRevision(input, revisionOf(before), () => present(before));
    if (values.email !== undefined) await checkEmail(tx, values.email, id);
    if (before.role === 'admin' && values.role === 'editor') await checkOtherAdministrator(tx, id);
    const changes = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const [row] = await tx
      .update(user)
      .set({ ...changes, updatedAt: sql`now()` })
      .where(eq(user.id, id))
      .returning();
    if (row === undefined) throw new ProblemError('not_found');
    if (row.email !== before.email) await endAccess(tx, id);
    if (row.role !== before.role) await tx.delete(session).where(eq(session.userId, id));
    if (newPassword) {
      // Checked here, where the account's address is known, which the password must not contain.
      await checkPassword(newPassword, row.email);
      await replacePassword(tx, id, hash);
    }
    return present(row);
  },
  async remove(id) {
    await transaction(async (tx) => {
      const row = await lockUser(tx, id);
      if (row.role === 'admin') await checkOtherAdministrator(tx, id);
      await tx.delete(user).where(eq(user.id, id));
    });
  },
};

function parse<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => String(issue.path[0] ?? ''));
  throw new ProblemError('invalid', undefined, {
    fields: Object.fromEntries(names.map((each) => [each, codes[each] ?? 'fields.invalid'])),
  });
}

async function getUser(db: Database, id: string): Promise<UserRow> {
  const [row] = await db.select().from(user).where(eq(user.id, id));
  if (row === undefined) throw new ProblemError('not_found');
  return row;
}

async function lockUser(tx: Database, id: string): Promise<UserRow> {
  // Locks all administrators, so that two of them cannot both give up the role at the same time.
  await tx.select({ id: user.id }).from(user).where(eq(user.role, 'admin')).orderBy(user.id).for('update');
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for('update');
  if (row === undefined) throw new ProblemError('not_found');
  return row;
}

async function checkEmail(db: Database, address: string, exceptId: string | null): Promise<void> {
  const [taken] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, address), exceptId === null ? undefined : ne(user.id, exceptId)));
  if (taken !== undefined) {
    throw emailTaken();
  }
}

const emailTaken = (): ProblemError =>
  new ProblemError('conflict', 'records.email_taken', { fields: { email: 'records.email_taken' } });

async function checkOtherAdministrator(tx: Database, id: string): Promise<void> {
  const [others] = await tx
    .select({ count: count() })
    .from(user)
    .where(and(eq(user.role, 'admin'), ne(user.id, id)));
  if ((others?.count ?? 0) === 0) throw new ProblemError('conflict', 'records.last_admin');
}

/** The time of the last change in milliseconds: the accounts library's table has no revision counter. */
function revisionOf(row: UserRow): number {
  return row.updatedAt.getTime();
}

function present(row: UserRow): AdminRecord {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    revision: revisionOf(row),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
