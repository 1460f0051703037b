import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { env } from '@/lib/env';
import { log } from '../kernel/log';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** Milliseconds that a mail server may take for each step. */
const patience = 10_000;

/**
 * Sends a mail through the server of SMTP_URL, or without one writes it as .eml to `outbox` in the data folder. Throws if the server does
 * not accept it, and the job is retried. `name` is the same in every attempt and becomes its Message-ID: if a process dies between the
 * server's answer and the commit, the mail is sent twice, and mail systems recognise the duplicate. In the outbox it is one file.
 */
export async function sendMail(mail: Mail, name: string): Promise<void> {
  const message = { from: env.MAIL_FROM, messageId: `<${name}@${senderDomain()}>`, ...mail };
  if (env.SMTP_URL === undefined) {
    await keepInOutbox(message, name);
    return;
  }
  const transport = nodemailer.createTransport({
    url: env.SMTP_URL,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience * 2,
  });
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}

/** The host after the @ of MAIL_FROM. */
function senderDomain(): string {
  return /@([\w.-]+)/.exec(env.MAIL_FROM)?.[1] ?? 'localhost';
}

async function keepInOutbox(
  message: Mail & { from: string; messageId: string },
  name: string,
): Promise<void> {
  const built = await nodemailer
    .createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    .sendMail(message);
  const folder = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'outbox');
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${name}.eml`);
  const unfinished = `${file}.${process.pid}`;
  await fs.writeFile(unfinished, built.message as Buffer, { mode: 0o600 });
  await fs.rename(unfinished, file);
  log.info({ file }, 'A mail was written to the outbox, because SMTP_URL is not set');
}
