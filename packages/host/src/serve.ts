import { fileURLToPath } from 'node:url';
import {
  afterByTimer,
  type After,
  clipShell,
  createLog,
  createDesk,
  createServer,
  createStudio,
  deskPath,
  deskShell,
  pictureShell,
  readSeeds,
  runMessenger,
  runPresence,
  WorldFileError,
  type DeskOptions,
  type DeskReach,
  type ReferenceServer,
  type Worlds,
} from '@lounge/mock-api/server';
import { choices } from './choices.ts';
import { followDataDesk } from './data-desk/follow-data-desk.ts';
import { dataDeskIn } from './data-desk/run-data-desk.ts';
import { deskPages } from './desk/desk-pages.ts';
import { fontDirectory, immutableFiles } from './files.ts';
import { manifest } from './manifest.ts';
import { openWorlds } from './open-worlds.ts';
import { pages } from './pages.ts';
import { paymentWindow } from './payment-window/window.ts';
import { SetupError, settingsOf, type Settings } from './settings.ts';
import { searchEngines } from './search-engines.ts';
import { builtSite, type SiteBundle } from './site-bundle.ts';
import { warmPictures } from './warm-pictures.ts';

const committedPictures = fileURLToPath(new URL('../../../mock-api/pictures', import.meta.url));
const committedClips = fileURLToPath(new URL('../../../mock-api/clips', import.meta.url));
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
    /** The desk, and who may come to it. @default none */
    desk?: { readonly reach: DeskReach; readonly original: DeskOptions['original'] };
  },
): void => {
  const { app } = server;
  server.direct('/media/', clipShell(server.shell, committedClips));
  server.direct('/pictures/', pictureShell(server.shell, options.studio));
  app.use(choices);
  app.use(manifest);
  app.use(searchEngines({ ...options, server }));
  app.use(immutableFiles('/fonts/', fontDirectory));
  if (site.clientDirectory !== null) app.use(immutableFiles('/assets/', `${site.clientDirectory}/assets`));
  app.use(paymentWindow({ ...options, site, server }));
  if (options.desk !== undefined) {
    const { reach, original } = options.desk;
    const desk = createDesk({ server, original });
    server.direct(deskPath, deskShell({ shell: server.shell, desk, reach }));
    app.use(deskPages({ ...options, site, server, desk, reach }));
  }
  app.use(pages({ ...options, site, server }));
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

/** Lets performers answer in every world that is opened; what it returns ends all of it. */
export const runMessengers = (
  worlds: Worlds,
  report: (cause: unknown) => void,
  after: After = afterByTimer,
): (() => void) => {
  const stops = new Map<string, () => void>();
  worlds.onOpen((world) => {
    stops.get(world.name)?.();
    stops.set(world.name, runMessenger({ world, after, report }));
  });
  return () => stops.forEach((stop) => stop());
};

const run = async (settings: Settings, development: boolean): Promise<void> => {
  const seeds = readSeeds();
  const { worlds, isNew, original } = openWorlds({
    ...{ file: `${settings.dataDirectory}/world.db`, secret: settings.secret, clock, seeds },
    ...{ hasNamed: !settings.isProduction, mainSeeds: () => dataDesk?.seeds() ?? seeds },
  });
  const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const directory = dataDeskIn(settings.dataDirectory);
  const following = { directory, world: worlds.main, seeds, isNew, tell };
  const dataDesk = settings.isProduction ? null : followDataDesk(following);
  await dataDesk?.look();
  const log = createLog({ file: `${settings.dataDirectory}/server.log` });
  const server = createServer({ worlds, secret: settings.secret, brand: settings.brand, development, log: log.write });
  const studio = createStudio({ committedDir: committedPictures, cacheDir: `${settings.dataDirectory}/pictures` });
  const dev = development ? await (await import('./dev-site.ts')).developmentSite(server.http) : null;
  if (dev !== null) server.app.use(dev.middleware);
  const homeCacheMs = development ? 0 : 1000;
  const desk = settings.desk === 'off' ? {} : { desk: { reach: settings.desk, original } };
  const options = { brand: settings.brand, development, studio, homeCacheMs, ...desk };
  mount(server, dev?.site ?? (await builtSite()), options);
  const port = await server.listen(settings.port, settings.host);
  const report = (cause: unknown) => log.write({ id: 'script', call: 'presence', status: 500, ms: 0, cause });
  const stopMessengers = runMessengers(worlds, (cause) =>
    log.write({ id: 'script', call: 'messenger', status: 500, ms: 0, cause }),
  );
  const stopPresence = await runPresence(worlds.main, report, afterByTimer);
  const stopWarming = warmPictures(studio, seeds);
  endOn(['SIGINT', 'SIGTERM'], async () => {
    dataDesk?.close();
    stopPresence();
    stopMessengers();
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
      ...(settings.desk === 'off' ? [] : [`desk    http://${shown}:${port}/desk/`]),
      ...(settings.desk === 'anyone' ? ['The desk is open to everybody who reaches this address.'] : []),
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
