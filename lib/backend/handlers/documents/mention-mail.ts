import { adminPath } from '@/lib/contract/admin-paths';
import { locales } from '@/lib/contract/locale';
import { threadPath } from '@/lib/contract/note';
import { siteUrl } from '@/lib/env';
import { recordPath } from '@/lib/records/paths';
import type { Account } from '../../accounts/session';
import type { Database } from '../../database/client';
import { findDocument, type StoredDocument } from '../../documents/document';
import type { WrittenNote } from '../../documents/notes';
import { enqueue } from '../../jobs/queue';
import { say } from '../../kernel/messages';
import type { Mail } from '../../mail/send';
import { resourceOfDocument } from '@/lib/records/content-types';
import { titleOf } from '../../rows/row';

/** Sends a mail to everybody whom a note mentions for the first time, with the commit of this transaction, each in their own language. */
export async function mailMentioned(
  tx: Database,
  { documentId, thread, mentioned }: WrittenNote,
  { author, text }: { author: Account; text: string },
): Promise<void> {
  const document = mentioned.length === 0 ? null : await findDocument(tx, documentId);
  if (document === null) return;
  for (const recipient of mentioned) {
    await enqueue(tx, 'send_mail', mentionMail(recipient, { document, thread, author, text }));
  }
}

function mentionMail(
  { email, locale }: WrittenNote['mentioned'][number],
  {
    document,
    thread,
    author,
    text,
  }: { document: StoredDocument; thread: WrittenNote['thread']; author: Account; text: string },
): Mail {
  const resource = resourceOfDocument(document.contentType);
  const values = {
    name: author.name || author.email,
    page: titleOf(resource, document.record.data, locale),
  };
  const about = thread.quote ?? thread.about;
  const parts = [
    say(locale, 'notes.mail.greeting'),
    say(locale, 'notes.mail.body', values),
    ...(about === '' ? [] : [say(locale, 'notes.mail.about', { about })]),
    text,
    say(locale, 'notes.mail.open'),
    addressOf(document, thread.id, locale),
  ];
  return { to: email, subject: say(locale, 'notes.mail.subject', values), text: `${parts.join('\n\n')}\n` };
}

/** Where to read the note: the page in the recipient's language if it has an address there, or else its record in the admin. */
function addressOf(document: StoredDocument, thread: number, locale: (typeof locales)[number]): string {
  const resource = resourceOfDocument(document.contentType);
  for (const each of [locale, ...locales]) {
    const path = recordPath(resource, each, document.id, document.record.data);
    if (path !== null) return `${siteUrl}${threadPath(path, thread)}`;
  }
  return `${siteUrl}${adminPath(resource, document.id)}`;
}
