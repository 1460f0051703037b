import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Locale } from '@/lib/contract/locale';
import { siteUrl } from '@/lib/env';
import { type Database, transaction } from '../database/client';
import { subscribers } from '../database/schema/site';
import { say } from '../kernel/messages';
import { enqueue } from '../jobs/queue';
import type { Mail } from '../mail/send';
import { ProblemError } from '../kernel/problem';
import { getSettings } from '../public/settings';
import { getConsentText } from './consent';

/** Milliseconds between two mails to one address. */
const mailPause = 24 * 60 * 60 * 1000;

interface Request {
  email: string;
  locale: Locale;
  /** Network address of the caller, stored as proof of consent. */
  callerAddress: string;
  now?: Date;
}

/**
 * Requests a subscription: stores consent, time and address, and mails a link to confirm it (double opt-in). The answer does not tell
 * whether the address was known: a confirmed one stays, and nobody gets a second mail within a day.
 */
export async function subscribe({ email, locale, callerAddress, now = new Date() }: Request): Promise<void> {
  const address = email.trim().toLowerCase();
  const [{ name }, consentText] = await Promise.all([getSettings(locale), getConsentText(locale)]);
  await transaction(async (tx) => {
    const token = crypto.randomBytes(32).toString('base64url');
    const fresh = {
      locale,
      state: 'pending' as const,
      tokenHash: hashToken(token),
      consentText,
      consentAddress: callerAddress,
      requestedAt: now,
      mailedAt: now,
      confirmedAt: null,
      unsubscribedAt: null,
    };
    const [added] = await tx
      .insert(subscribers)
      .values({ email: address, ...fresh })
      .onConflictDoNothing({ target: subscribers.email })
      .returning({ id: subscribers.id });
    if (added === undefined && !(await renew(tx, address, fresh, now))) return;
    await enqueue(tx, 'send_mail', confirmationMail(address, locale, token, name));
  });
}

/** Confirms a subscription. The link can be used again with the same answer. Throws `invalid` for an unknown token. */
export async function confirmSubscription(token: string): Promise<Locale> {
  return transaction(async (tx) => {
    const row = await lockByToken(tx, token);
    if (row.state === 'unsubscribed') throw new ProblemError('invalid', 'newsletter.token');
    if (row.state === 'pending') {
      await tx
        .update(subscribers)
        .set({ state: 'confirmed', confirmedAt: new Date() })
        .where(eq(subscribers.id, row.id));
    }
    return row.locale;
  });
}

/** Ends a subscription, confirmed or not. The link can be used again with the same answer. Throws `invalid` for an unknown token. */
export async function unsubscribe(token: string): Promise<Locale> {
  return transaction(async (tx) => {
    const row = await lockByToken(tx, token);
    if (row.state !== 'unsubscribed') {
      await tx
        .update(subscribers)
        .set({ state: 'unsubscribed', unsubscribedAt: new Date() })
        .where(eq(subscribers.id, row.id));
    }
    return row.locale;
  });
}

type Renewal = Partial<typeof subscribers.$inferInsert>;

/** Renews the request of an unconfirmed address; false if it gets no mail now. */
async function renew(tx: Database, email: string, fresh: Renewal, now: Date): Promise<boolean> {
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.email, email)).for('update');
  if (row === undefined || row.state === 'confirmed') return false;
  if (row.mailedAt !== null && now.getTime() - row.mailedAt.getTime() < mailPause) return false;
  await tx.update(subscribers).set(fresh).where(eq(subscribers.id, row.id));
  return true;
}

async function lockByToken(tx: Database, token: string): Promise<typeof subscribers.$inferSelect> {
  const [row] = await tx
    .select()
    .from(subscribers)
    .where(eq(subscribers.tokenHash, hashToken(token)))
    .for('update');
  if (row === undefined) throw new ProblemError('invalid', 'newsletter.token');
  return row;
}

function hashToken(token: string): string {
  return crypto.createHash('sha256').update(token).digest('hex');
}

function confirmationMail(to: string, locale: Locale, token: string, site: string): Mail {
  const confirm = `${siteUrl}/api/newsletter/confirm?locale=${locale}&token=${token}`;
  const leave = `${siteUrl}/api/newsletter/unsubscribe?locale=${locale}&token=${token}`;
  const text = [
    say(locale, 'newsletter.greeting'),
    say(locale, 'newsletter.body', { site }),
    confirm,
    say(locale, 'newsletter.ignore'),
    `${say(locale, 'newsletter.unsubscribe')} ${leave}`,
  ].join('\n\n');
  return {
    to,
    subject: say(locale, 'newsletter.subject'),
    text: `${text}\n`,
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
