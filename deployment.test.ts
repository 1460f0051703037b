import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

const compose = fs.readFileSync('deploy/compose.yaml', 'utf8');

describe('what hosts read', () => {
  it.each(['SMTP_URL', 'MAIL_FROM', 'SEED', 'SEED_EDITOR_EMAIL', 'SEED_EDITOR_PASSWORD', 'SITE_URL'])(
    'compose passes %s on',
    (name) => expect(compose).toMatch(new RegExp(`^ {6}${name}: \\$\\{${name}:-`, 'm')),
  );

  it('vercel.json stands in the root', () => {
    expect(JSON.parse(fs.readFileSync('vercel.json', 'utf8'))).toMatchObject({
      buildCommand: 'npm run build',
    });
  });
});
