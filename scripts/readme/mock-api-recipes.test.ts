import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openMockServer, type MockServer } from '@lounge/mock-api/server';
import { chromium, type Browser } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../site/e2e/smoke/processes.ts';
import { launchOptions } from '../../site/server/chromium.ts';
import { patientPage } from '../patient-page.ts';
import { root } from '../conventions/repository.ts';
import { snippets } from './snippets.ts';

mkdirSync(join(root, '.cache'), { recursive: true });
// Inside the repository, so that imports find its packages.
const folder = mkdtempSync(join(root, '.cache/recipes-'));

/** The recipe that begins with the name of its file. */
const recipe = (name: string): string => {
  const found = snippets.find(({ code }) => code.startsWith(`// ${name}\n`));
  if (found === undefined) throw new Error(`There is no recipe ${name}.`);
  return found.code;
};

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

let mock: MockServer;
let vite: ViteDevServer;
let page: string;
let browser: Browser;

beforeAll(async () => {
  const port = await freePort();
  const here = (name: string) =>
    write(name, recipe(name).replaceAll('http://127.0.0.1:8080', `http://127.0.0.1:${port}`));
  const configFile = here('vite.config.ts');
  here('page.ts');
  write('index.html', '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.ts"></script>');
  const server = { host: '127.0.0.1', port: await freePort(), strictPort: true, hmr: false, watch: null };
  vite = await createServer({ configFile, root: folder, logLevel: 'silent', cacheDir: join(folder, 'vite'), server });
  await vite.listen();
  page = `http://127.0.0.1:${server.port}`;
  mock = await openMockServer({ port, hasPerformers: false, allowedOrigins: [page] });
  browser = await chromium.launch(launchOptions);
});
afterAll(async () => {
  await browser.close();
  await vite.close();
  await mock.close();
  rmSync(folder, { recursive: true });
});

test('Vite passes calls, queries, pictures and the socket on', async () => {
  const headers = { origin: page, 'content-type': 'application/json' };
  const post = async (path: string, body: object, more = {}) =>
    (await fetch(page + path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })).json();
  const { accessToken } = (await post('/rest/v1/guest/createVisitorToken', {})) as { accessToken: string };
  const query = { query: 'query one { modelById(id: 101) { id } }' };
  expect(await post('/vxql', query, { authorization: `Bearer ${accessToken}` })).toEqual({
    data: { modelById: { id: 101 } },
  });
  const picture = await fetch(`${page}/pictures/velvet/portrait/bastian-4/w320.webp`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const socket = new WebSocket(`${page.replace('http', 'ws')}/socket`, { origin: page });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'sessionRequest', language: 'en', accessToken, guestId: null }));
  const [message] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(message.toString('utf8'))).toMatchObject({ type: 'ackSession' });
  socket.close();
});

test('a page of another origin gets a token, queries and opens the socket', async () => {
  const opened = await patientPage(browser);
  const shown: string[] = [];
  const ended = new Promise<void>((resolve) => {
    opened.on('console', (each) => {
      if (each.type() === 'debug') return;
      shown.push(each.text());
      if (shown.length === 2) resolve();
    });
  });
  await opened.goto(page);
  await ended;
  expect(shown).toEqual(['101', 'ackSession']);
});

test('the tests of the recipes pass in Vitest', async () => {
  for (const name of ['server.test.ts', 'msw.test.ts']) write(name, recipe(name));
  // Node loads our sources itself, which takes a fraction of the time of transforming them.
  const deps = `{ external: [/\\/(?:mock-api|packages\\/\\w+)\\/src\\//] }`;
  const config = write(
    'vitest.config.ts',
    `import { defaultServerConditions } from 'vite';
    const resolve = { conditions: ['@lounge/source', ...defaultServerConditions] };
    export default { resolve, ssr: { resolve }, test: { server: { deps: ${deps} }, testTimeout: 900_000, hookTimeout: 900_000 } };\n`,
  );
  const report = join(folder, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  await promisify(execFile)(
    process.execPath,
    [vitest, 'run', '--root', folder, '--config', config, '--reporter', 'json', '--outputFile', report],
    { env: { ...process.env, NODE_OPTIONS: '--conditions=@lounge/source' } },
  );
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    success: true,
    numPassedTests: 4,
    numFailedTests: 0,
  });
});
