/** Runs once in each server process, before it takes requests. The parts that need Node stay out of the other runtime's bundle. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startInstance } = await import('./lib/backend/instance');
  await startInstance();
}
