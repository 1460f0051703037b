// Starts the site of the browser tests with an empty data folder; the settings come from `server.ts` by way of the environment.
import fs from 'node:fs';
import net from 'node:net';
import process from 'node:process';
import { copyDemo } from './demo.mjs';

const server = net.createServer();
server.once('error', () => {
  console.error(
    `Port ${process.env.PORT} is taken: do other browser tests run? Choose another with TEST_PORT.`,
  );
  process.exit(1);
});
server.listen(Number(process.env.PORT), () => {
  server.close(() => {
    fs.rmSync(String(process.env.DATA_DIR), { recursive: true, force: true });
    // A site on an external content system has no content of its own.
    if (!process.env.CONTENT_API_URL) copyDemo(String(process.env.DATA_DIR));
    void import('../../scripts/start.mjs');
  });
});
