// The requests of `npm run fuzz`: site, number of requests, seed, minutes. The site's database is the one of DATABASE_URL.
import process from 'node:process';
import { closeDatabase, pool } from '@/lib/backend/database/client';
import { digestContent, watchChanges } from '@/tests/support/fuzz/changes';
import { makeSite } from '@/tests/support/fuzz/content';
import { fuzz } from '@/tests/support/fuzz/fuzz';
import { roles } from '@/tests/support/fuzz/requests';
import { closeConnections } from '@/tests/support/fuzz/send';

const [site = '', requests, seed, minutes] = process.argv.slice(2);
const total = Number(requests);
const time = (Number(minutes) * 60_000) / roles.length;
const statuses = new Map<number, number>();

console.log(`${total} requests, seed ${seed}`);
const { known, signIn } = await makeSite();
await watchChanges(pool());
try {
  for (const role of roles) {
    const before = await digestContent(pool());
    let sent = 0;
    await fuzz({
      ...{ site, pool: pool(), known, signIn, role, time },
      runs: Math.ceil(total / roles.length),
      seed: Number(seed),
      report: ({ status }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        sent += 1;
      },
    });
    const after = await digestContent(pool());
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    console.log(`  ${role}: ${sent} requests, changed tables: ${changed.join(', ') || 'none'}`);
    const isRefused = role === 'visitor' || role === 'editor without token';
    if (isRefused && changed.some((table) => table !== 'subscribers'))
      throw new Error(`Requests without a token changed ${changed.join(', ')}.`);
  }
  const counts = [...statuses].toSorted(([one], [other]) => one - other);
  console.log(`  answers: ${counts.map(([status, count]) => `${status} × ${count}`).join(', ')}`);
  console.log('No server error, and no change by a refused request.');
} catch (error) {
  // The failed check is the cause; the message tells how to repeat it.
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.message);
  process.exitCode = 1;
}
closeConnections();
await closeDatabase();
process.exit();
