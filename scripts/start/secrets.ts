import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';

const secretsSchema = z.object({ AUTH_SECRET: z.string().min(32), REVALIDATE_SECRET: z.string().min(16) });

type Secrets = z.infer<typeof secretsSchema>;

/**
 * The secrets that the operator has not set, generated once and stored in the data folder for this user only: new secrets at each start
 * would end every session.
 */
export function getSecrets(dataDir: string): Secrets {
  const { AUTH_SECRET, REVALIDATE_SECRET } = env;
  if (AUTH_SECRET !== undefined && REVALIDATE_SECRET !== undefined) return { AUTH_SECRET, REVALIDATE_SECRET };
  const file = path.join(dataDir, 'secrets.json');
  const kept = readSecrets(file) ?? writeSecrets(file);
  return {
    AUTH_SECRET: AUTH_SECRET ?? kept.AUTH_SECRET,
    REVALIDATE_SECRET: REVALIDATE_SECRET ?? kept.REVALIDATE_SECRET,
  };
}

function readSecrets(file: string): Secrets | null {
  try {
    return secretsSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function writeSecrets(file: string): Secrets {
  const secrets = {
    AUTH_SECRET: crypto.randomBytes(32).toString('base64url'),
    REVALIDATE_SECRET: crypto.randomBytes(32).toString('base64url'),
  };
  writePrivate(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/** Writes a file that only this user can read, completely or not at all. */
export function writePrivate(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, content, { mode: 0o600 });
  fs.renameSync(unfinished, file);
}
