import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { findFreePort } from '@/scripts/postgres/cluster';
import { PlainError, root } from '../../command/plain.mjs';
import { waitFor } from '../../size/empty-page';

/** A server to compare the site with. */
export interface Other {
  url: string;
  stop: () => Promise<void>;
}

/** Whether a program is installed. */
export function hasProgram(name: string): boolean {
  return ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'].some((folder) =>
    fs.existsSync(path.join(folder, name)),
  );
}

function newFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `litfass-bench-${name}-`));
  // nginx's workers run as another user.
  fs.chmodSync(folder, 0o755);
  return folder;
}

function stopping(child: ChildProcess, folder: string): () => Promise<void> {
  return async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** nginx with the same bytes as precompressed files. */
export async function startNginx(html: string): Promise<Other> {
  const folder = newFolder('nginx');
  const port = await findFreePort();
  fs.writeFileSync(path.join(folder, 'index.html'), html);
  fs.writeFileSync(path.join(folder, 'index.html.gz'), zlib.gzipSync(html, { level: 6 }));
  const configuration = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    configuration,
    `worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  keepalive_requests 10000000;
  open_file_cache max=100;
  gzip_static on;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`,
  );
  const child = spawn('nginx', ['-c', configuration, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/index.html`;
  await waitFor(url);
  return { url, stop: stopping(child, folder) };
}

/** A plain Node server that gives the same bytes to everybody: what one process can do on this machine. */
export async function startBareNode(html: string): Promise<Other> {
  const folder = newFolder('node');
  const port = await findFreePort();
  fs.writeFileSync(path.join(folder, 'index.html.gz'), zlib.gzipSync(html, { level: 6 }));
  const code = `
import fs from 'node:fs';
import http from 'node:http';
const body = fs.readFileSync('index.html.gz');
const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip', 'Content-Length': body.length };
http.createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(${port}, '127.0.0.1');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(url);
  return { url, stop: stopping(child, folder) };
}

/** Varnish with the project's configuration in front of a site. */
export async function startVarnish(sitePort: string, port: number): Promise<Other> {
  const folder = newFolder('varnish');
  const configuration = path.join(folder, 'default.vcl');
  const text = fs.readFileSync(path.join(root, 'deploy/varnish/default.vcl'), 'utf8');
  fs.writeFileSync(configuration, text.replace('"3000"', `"${sitePort}"`));
  const child = spawn(
    'varnishd',
    [
      ...['-F', '-f', configuration, '-a', `127.0.0.1:${port}`, '-n', path.join(folder, 'work')],
      ...['-s', 'malloc,256m', '-p', 'http_gzip_support=off'],
      ...['-p', 'vsl_mask=-ReqHeader,-RespHeader,-ReqUnset,-RespUnset,-VCL_call,-VCL_return,-Timestamp,-Hit'],
    ],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/api/health`);
  return { url, stop: stopping(child, folder) };
}

/** Plain Next with one static page that contains the same HTML. */
export async function startBareNext(html: string): Promise<Other> {
  const folder = newFolder('next');
  const port = await findFreePort();
  const body =
    /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1]?.replace(/<script[\s\S]*?<\/script>/g, '') ?? '';
  const files = {
    'package.json': '{ "private": true, "type": "module" }',
    'body.json': JSON.stringify(body),
    'app/layout.tsx':
      'export default function Layout({ children }: { children: React.ReactNode }) { return <html lang="de"><body>{children}</body></html>; }',
    'app/page.tsx': `import body from '../body.json';
export default function Page() { return <div dangerouslySetInnerHTML={{ __html: body }} />; }`,
    'next.config.mjs': `export default { typescript: { ignoreBuildErrors: true }, turbopack: { root: '/' } };`,
  };
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  try {
    execFileSync(process.execPath, [next, 'build'], { cwd: folder, env, stdio: 'ignore' });
  } catch (error) {
    throw new PlainError('The bare Next could not be built.', { cause: error });
  }
  const child = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(url);
  return { url, stop: stopping(child, folder) };
}
