import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { env } from '@/lib/env';
import { log } from '../log';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** Milliseconds that a mail server may take for each step. */
const patience = 10_000;

/**
 * Hands a mail to the server of SMTP_URL, or without one writes it to `outbox` in the data folder as .eml. Throws if the
 * server does not take it; the job that sends is tried again.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const message = { from: env.MAIL_FROM, ...mail };
  if (env.SMTP_URL === undefined) {
    await keepInOutbox(message);
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

async function keepInOutbox(message: Mail & { from: string }): Promise<void> {
  const built = await nodemailer
    .createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    .sendMail(message);
  const folder = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'outbox');
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file = path.join(folder, `${stamp}-${crypto.randomBytes(3).toString('hex')}.eml`);
  await fs.writeFile(file, built.message as Buffer, { mode: 0o600 });
  log.info({ file }, 'A mail was written to the outbox, because SMTP_URL is not set');
}
