import { startReferenceServer } from './server';

const server = await startReferenceServer(Number(process.env.REFERENCE_PORT ?? 0));
console.log(`The reference backend answers at ${server.url}.`);
