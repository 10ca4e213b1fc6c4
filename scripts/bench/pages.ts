import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { handlers, inProcess } from '@lounge/mock-api';
import { memoryWorld, readSeeds, templateOf, createWorld } from '@lounge/mock-api/server';
import type { PageConfig } from '@lounge/site/entry-server';
import { builtSite, type SiteServer } from '../../site/server/site-bundle.ts';
import { load, loadText, median, serve, type Row } from './measure.ts';

const siteDirectory = fileURLToPath(new URL('../../site/', import.meta.url));

/** Builds the site's server bundle with plain elements instead of styled components. */
const plainSite = async (): Promise<SiteServer> => {
  const stub = fileURLToPath(new URL('./plain-elements.tsx', import.meta.url));
  const outDir = `${siteDirectory}dist/plain`;
  rmSync(outDir, { recursive: true, force: true });
  const built = spawnSync(
    fileURLToPath(new URL('../../node_modules/.bin/vite', import.meta.url)),
    [
      'build',
      '--config',
      'plain.vite.config.ts',
      '--ssr',
      'src/entry-server.tsx',
      '--outDir',
      outDir,
      '--logLevel',
      'error',
    ],
    { cwd: siteDirectory, stdio: 'inherit', env: { ...process.env, PLAIN_STUB: stub } },
  );
  if (built.status !== 0) throw new Error('the plain site could not be built');
  return (await import(pathToFileURL(`${outDir}/entry-server.js`).href)) as SiteServer;
};

const throwError = (error: unknown): never => {
  throw error;
};

const createRenderer = () => {
  const clock = { now: () => Date.now() };
  const main = createWorld('main', memoryWorld(templateOf(readSeeds(), clock.now())), clock);
  const inProcessTransport = inProcess(handlers);
  const caller = { guestId: null, language: 'en', brand: 'velvet', requestId: 'bench' } as const;
  const config: PageConfig = {
    brand: 'velvet',
    language: 'en',
    theme: 'dark',
    token: 't',
    guestId: null,
    now: clock.now(),
    version: 'bench',
    strict: false,
    consent: 'necessary',
    world: null,
  };
  return async ({ render }: Pick<SiteServer, 'render'>): Promise<number> => {
    const cpuBefore = process.cpuUsage();
    const transport = inProcessTransport({ world: main, caller, run: { parseAnswers: false } });
    const page = await render({ url: '/en/', config, nonce: 'n', report: throwError }, transport);
    if (page.kind !== 'page') throw new Error('home was not rendered');
    await new Promise<void>((resolve, reject) => {
      const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
      sink.on('finish', resolve).on('error', reject);
      page.write(sink, () => undefined);
    });
    const { user, system } = process.cpuUsage(cpuBefore);
    return user + system;
  };
};

/** Rendering home with styles compared with plain elements, and the cached home compared with the rendered one. */
export const pageRows = async (): Promise<Row[]> => {
  const renderHome = createRenderer();
  const styled = await (await builtSite()).server();
  const plain = await plainSite();
  const times: { styled: number[]; plain: number[] } = { styled: [], plain: [] };
  for (let round = 0; round < 60; round += 1) {
    const pair = [await renderHome(styled as SiteServer), await renderHome(plain)] as const;
    if (round < 20) continue;
    times.styled.push(pair[0]);
    times.plain.push(pair[1]);
  }
  const [ours, bare] = [median(times.styled), median(times.plain)];
  const request = { path: '/en/', headers: { cookie: 'age=1; consent=necessary; language=en' } };
  const [uncached, cached] = [await serve('reference'), await serve('reference-cached')];
  const uncachedLoad = await load(uncached, request, 4, 10);
  await uncached.close();
  const cachedLoad = await load(cached, request, 4, 10);
  await cached.close();
  return [
    {
      name: 'home rendered, CPU',
      value: `${(ours / 1000).toFixed(2)} ms`,
      reference: `plain elements ${(bare / 1000).toFixed(2)} ms`,
      ratio: bare / ours,
      minRatio: 0.6,
    },
    {
      name: 'home from the cache, rate',
      value: loadText(cachedLoad),
      reference: `rendered ${loadText(uncachedLoad)}`,
      ratio: cachedLoad.perSecond / uncachedLoad.perSecond,
      minRatio: 5,
    },
  ];
};
