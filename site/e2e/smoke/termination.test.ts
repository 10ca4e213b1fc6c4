import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'termination-'));
let npm: ChildProcess | null = null;

afterEach(() => {
  // The whole group, which a failed test would leave behind.
  if (npm?.pid !== undefined) {
    try {
      process.kill(-npm.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  rmSync(directory, { recursive: true, force: true });
});

/** Runs `npm start` in a group of its own. Returns its port and a promise of the end of all processes that write to its output. */
const npmStart = async (): Promise<{ port: number; allEnded: Promise<unknown> }> => {
  const env = { ...process.env, PORT: '0', DATA_DIR: directory, NODE_ENV: '', NODE_OPTIONS: '' };
  const child = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  npm = child;
  const allEnded = once(child, 'close');
  let printed = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      const found = /velvet +http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('close', () => reject(new Error(`npm start ended: ${printed}`)));
  });
  return { port, allEnded };
};

const received = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
};

const body = JSON.stringify({ name: 'robin' });
const head = [
  'POST /rest/v1/session/login HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  '',
  '',
].join('\r\n');

test('the end of npm ends everything, after the requests that run', async () => {
  const { port, allEnded } = await npmStart();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(head + body.slice(0, 5));
  const answer = received(socket);
  // Once this is answered, the server has received the first half of the other request.
  expect((await fetch(`http://127.0.0.1:${port}/robots.txt`)).status).toBe(200);
  npm?.kill('SIGTERM');
  const isRefused = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => false,
      () => true,
    );
  while (!(await isRefused()));
  socket.write(body.slice(5));
  expect(await answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  await allEnded;
});
