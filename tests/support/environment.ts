/**
 * The test files of one thread share the environment: each begins with that of the run, whatever others have set. It is the first of the
 * set-up files.
 */
const thread = process as typeof process & { litfassEnvironment?: NodeJS.ProcessEnv };
const beginning = (thread.litfassEnvironment ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in beginning)) delete process.env[name];
Object.assign(process.env, beginning);
