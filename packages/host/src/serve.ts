import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  createLog,
  createServer,
  createStudio,
  fileWorld,
  keepWorlds,
  memoryWorld,
  readSeeds,
  runPresence,
  templateOf,
  WorldFileError,
  worldOver,
  type ReferenceServer,
} from '@lounge/mock-api/server';
import { choices } from './choices.ts';
import { fontDirectory, immutableFiles, pictures } from './files.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages.ts';
import { SetupError, settingsOf, type Settings } from './settings.ts';
import { builtSite, type SiteBundle } from './site-bundle.ts';
import { warmPictures } from './warm-pictures.ts';

const committedPictures = fileURLToPath(new URL('../../../mock-api/pictures', import.meta.url));
const clock = { now: () => Date.now() };

/** Puts site, server, pictures and files on one Koa app. */
export const mount = (
  server: ReferenceServer,
  site: SiteBundle,
  options: {
    brand: Settings['brand'];
    development: boolean;
    studio: ReturnType<typeof createStudio>;
    homeCacheMs?: number;
  },
): void => {
  const { app } = server;
  app.use(choices);
  app.use(manifest);
  app.use(pictures(options.studio));
  app.use(immutableFiles('/fonts/', fontDirectory));
  if (site.clientDirectory !== null) app.use(immutableFiles('/assets/', `${site.clientDirectory}/assets`));
  app.use(pages({ ...options, site, server }));
};

const openWorlds = ({ dataDirectory, isProduction }: Settings) => {
  const file = `${dataDirectory}/world.db`;
  const isNew = !existsSync(file);
  const template = templateOf(readSeeds(), clock.now());
  const main = worldOver('main', fileWorld(file, template), clock);
  const make = isProduction ? null : (name: string) => worldOver(name, memoryWorld(template), clock);
  return { worlds: keepWorlds({ main, make }), isNew };
};

const sentenceOf = (error: unknown, { port }: Pick<Settings, 'port'>): string | null => {
  if (error instanceof SetupError || error instanceof WorldFileError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken; end what runs there, or choose another with PORT=3001 npm start.`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user; choose one above 1023 with PORT=3000 npm start.`;
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return 'The disk is full; make room and start again.';
  return null;
};

const endOn = (signals: readonly NodeJS.Signals[], end: () => Promise<void>): void => {
  let isEnding = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
};

const run = async (settings: Settings, development: boolean): Promise<void> => {
  const { worlds, isNew } = openWorlds(settings);
  const log = createLog({ file: `${settings.dataDirectory}/server.log` });
  const server = createServer({ worlds, secret: settings.secret, brand: settings.brand, development, log: log.write });
  const studio = createStudio({ committedDir: committedPictures, cacheDir: `${settings.dataDirectory}/pictures` });
  const dev = development ? await (await import('./dev-site.ts')).developmentSite(server.http) : null;
  if (dev !== null) server.app.use(dev.middleware);
  const homeCacheMs = development ? 0 : 1000;
  mount(server, dev?.site ?? (await builtSite()), { brand: settings.brand, development, studio, homeCacheMs });
  const port = await server.listen(settings.port, settings.host);
  const report = (cause: unknown) => log.write({ id: 'script', call: 'presence', status: 500, ms: 0, cause });
  const stopPresence = await runPresence(worlds.main, report);
  const stopWarming = warmPictures(studio, readSeeds());
  endOn(['SIGINT', 'SIGTERM'], async () => {
    stopPresence();
    stopWarming();
    await dev?.close();
    await server.close();
    await studio.close();
    await log.flush();
  });
  const shown = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
  process.stdout.write(
    [
      `${isNew ? 'A new world was made' : 'The world was kept'} in ${settings.dataDirectory}; the log is server.log there.`,
      ...(settings.host === '127.0.0.1' ? [] : ['Anybody who reaches this address can open the site.']),
      `velvet  http://${shown}:${port}/`,
      ...(settings.host === '127.0.0.1' ? [`brasa   http://brasa.localhost:${port}/`] : []),
      'Ctrl+C ends it.',
      '',
    ].join('\n'),
  );
};

/** Starts site and server on one port; ends with one sentence and code 1 where something is missing. */
export const serve = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { development = false } = {},
): Promise<void> => {
  let settings: Settings | null = null;
  try {
    settings = settingsOf(args, environment);
    await run(settings, development);
  } catch (error) {
    const sentence = sentenceOf(error, settings ?? { port: 0 });
    process.stderr.write(
      `${sentence ?? `The server could not start: ${error instanceof Error ? error.message : String(error)}`}\n`,
    );
    process.exit(1);
  }
};
