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

/** Builds the site's server half with plain elements in place of styled ones. */
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

const raise = (error: unknown): never => {
  throw error;
};

const drawer = () => {
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
    const began = process.cpuUsage();
    const transport = inProcessTransport({ world: main, caller, run: { parseAnswers: false } });
    const page = await render({ url: '/en/', config, nonce: 'n', report: raise }, transport);
    if (page.kind !== 'page') throw new Error('home was not drawn');
    await new Promise<void>((resolve, reject) => {
      const into = new Writable({ write: (_chunk, _encoding, done) => done() });
      into.on('finish', resolve).on('error', reject);
      page.write(into, () => undefined);
    });
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
};

/** Home drawn with styles beside the same tree in plain elements, and the cached home beside the drawn one. */
export const pageRows = async (): Promise<Row[]> => {
  const draw = drawer();
  const styled = await (await builtSite()).server();
  const plain = await plainSite();
  const times: { styled: number[]; plain: number[] } = { styled: [], plain: [] };
  for (let round = 0; round < 60; round += 1) {
    const pair = [await draw(styled as SiteServer), await draw(plain)] as const;
    if (round < 20) continue;
    times.styled.push(pair[0]);
    times.plain.push(pair[1]);
  }
  const [ours, bare] = [median(times.styled), median(times.plain)];
  const request = { path: '/en/', headers: { cookie: 'age=1; consent=necessary; language=en' } };
  const [drawn, cached] = [await serve('reference'), await serve('reference-cached')];
  const uncachedLoad = await load(drawn, request, 4, 10);
  await drawn.close();
  const cachedLoad = await load(cached, request, 4, 10);
  await cached.close();
  return [
    {
      name: 'home drawn, CPU',
      value: `${(ours / 1000).toFixed(2)} ms`,
      reference: `plain elements ${(bare / 1000).toFixed(2)} ms`,
      ratio: bare / ours,
      least: 0.6,
    },
    {
      name: 'home from the cache, rate',
      value: loadText(cachedLoad),
      reference: `drawn ${loadText(uncachedLoad)}`,
      ratio: cachedLoad.perSecond / uncachedLoad.perSecond,
      least: 5,
    },
  ];
};
