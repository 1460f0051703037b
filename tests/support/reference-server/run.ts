import { startReferenceServer } from './server';

const server = await startReferenceServer(Number(process.env.REFERENCE_PORT ?? 0));
process.stdout.write(`The reference backend answers at ${server.url}.\n`);
