import {
  adminMetrics,
  openWorlds,
  type WorldSources,
  clips,
  clipsDirectory,
  createLog,
  createDevConsole,
  createHosting,
  createServer,
  createPictureService,
  devConsoleApi,
  ObjectStoreError,
  objectStore,
  type OwnPictures,
  pictures,
  picturesDirectory,
  type PictureService,
  readSeeds,
  RedisError,
  SecretFileError,
  renewFactors,
  runScripts,
  WorldDatabaseError,
  WorldFileError,
  type DevConsoleOptions,
  type DevConsoleAccess,
  type ReferenceServer,
  whep,
  type WebRtcNetwork,
} from '@lounge/mock-api/server';
import { productsOf } from '@lounge/site/brands';
import { announce } from './announce.ts';
import { articleFeed } from './article-feed.ts';
import { choices } from './choices.ts';
import { SetupError } from './flags.ts';
import { followSeedEditor } from './seed-editor/follow-seed-editor.ts';
import { seedEditorIn } from './seed-editor/run-seed-editor.ts';
import { devConsolePages } from './dev-console/dev-console-pages.ts';
import { fontDirectory, fontFiles, immutableFiles } from './files.ts';
import { giftImages } from './gift-images.ts';
import { manifest } from './manifest.ts';
import { brandsOf } from './own-brand.ts';
import { openClusterMetrics, openLog, openOperations } from './operations.ts';
import { pages } from './pages.ts';
import { ProcessEndedError, startProcesses } from './processes.ts';
import { paymentWindow } from './payment-window/window.ts';
import { rendererHere, renderThreads, type Renderer } from './rendering/renderer.ts';
import { settingsOf, type Settings } from './settings.ts';
import { searchEngines } from './search-engines.ts';
import { unavailable } from './unavailable.ts';
import { builtSite, type SiteBundle } from './site-bundle.ts';
import { warmPictures } from './warm-pictures.ts';
import { warnOfProxies } from './warn-of-proxies.ts';

const clock = { now: () => Date.now() };

/** Mounts site, server, pictures and files on one Koa app. */
export const mount = (
  server: ReferenceServer,
  site: SiteBundle,
  options: {
    development: boolean;
    renderer: Renderer;
    pictureService: ReturnType<typeof createPictureService>;
    homeCacheMs?: number;
    /** The folders of fonts besides that of the kit. @default none */
    fontDirectories?: readonly string[];
    /** Where streams are reached by WebRTC. @default no streams by WebRTC */
    webRtc?: WebRtcNetwork | null;
    /** The dev console, and who may access it. @default none */
    devConsole?: { readonly reach: DevConsoleAccess; readonly original: DevConsoleOptions['initialSnapshot'] };
  },
): void => {
  const { app } = server;
  app.use(unavailable(server));
  if (options.webRtc != null) {
    const live = whep(server.context, { network: options.webRtc, directory: clipsDirectory });
    app.use(live.middleware);
    server.onClosing(() => void live.close());
  }
  app.use(clips(server.context, clipsDirectory));
  app.use(pictures(server.context, options.pictureService));
  app.use(choices(server));
  app.use(manifest(site.brands));
  app.use(giftImages(site));
  app.use(searchEngines({ server, brands: site.brands }));
  app.use(articleFeed({ server, brands: site.brands }));
  app.use(fontFiles(...(options.fontDirectories ?? []), fontDirectory));
  if (site.clientDirectory !== null) app.use(immutableFiles('/assets/', `${site.clientDirectory}/assets`));
  app.use(paymentWindow({ ...options, site, server }));
  if (options.devConsole !== undefined) {
    const { reach, original } = options.devConsole;
    const devConsole = createDevConsole({ server, initialSnapshot: original });
    app.use(devConsoleApi({ context: server.context, devConsole, reach }));
    app.use(devConsolePages({ ...options, site, server, devConsole, reach }));
  }
  app.use(pages({ ...options, site, server }));
};

const messageOf = (error: unknown, { port }: Pick<Settings, 'port'>): string | null => {
  if (
    error instanceof SetupError ||
    error instanceof SecretFileError ||
    error instanceof WorldFileError ||
    error instanceof WorldDatabaseError ||
    error instanceof RedisError ||
    error instanceof ObjectStoreError
  )
    return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken; end what runs there, or choose another with PORT=3001 npm start.`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user; choose one above 1023 with PORT=3000 npm start.`;
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return 'The disk is full; make room and start again.';
  return null;
};

const print = (message: string): void => void process.stderr.write(`${message}\n`);

/** Ctrl+C reaches the server twice, from the terminal and from the command that started it. */
const sameSignalMs = 500;

/** Ends the process after `end` when one of the signals comes; at once when a second one follows. */
const shutDownOn = (signals: readonly NodeJS.Signals[], end: () => Promise<void>): void => {
  let firstAt: number | null = null;
  for (const signal of signals) {
    process.on(signal, () => {
      if (firstAt !== null) {
        if (performance.now() - firstAt > sameSignalMs) process.exit(1);
        return;
      }
      firstAt = performance.now();
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
};

/** An error that nobody expects ends the process, after its cause and the lines before it are in the log. */
const endOnCrash = (log: ReturnType<typeof createLog>): void =>
  void process.on('uncaughtException', (cause) => {
    print(`The server ended: ${cause.stack ?? cause.message}`);
    log.write({ id: 'process', call: 'crash', status: 500, ms: 0, cause });
    void log.flush().finally(() => process.exit(1));
  });

/** Ends one part of the server after the other, and writes what is left of the log. */
const endInOrder =
  (
    ends: readonly ((() => unknown) | undefined)[],
    log: ReturnType<typeof createLog>,
    report: (cause: unknown) => void,
  ) =>
  async (): Promise<void> => {
    try {
      for (const end of ends) await end?.();
    } catch (cause) {
      report(cause);
      throw cause;
    } finally {
      await log.flush();
    }
  };

/** Where the main world is. */
const mainWorldOf = ({ databaseUrl, redisUrl, dataDirectory }: Settings): WorldSources['main'] =>
  databaseUrl === null ? { file: `${dataDirectory}/world.db` } : { databaseUrl, redisUrl };

/** Opens the service of pictures with the folder or the object store of the settings. */
const pictureServiceOf = async (
  { media, dataDirectory }: Settings,
  own: OwnPictures | null,
  report: (cause: unknown) => void,
): Promise<PictureService> => {
  const warn = (details: object, message: string) => report(new Error(`${message}: ${JSON.stringify(details)}`));
  const log = { warn };
  const store = 'bucket' in media ? await objectStore(media, { log }) : null;
  const cacheDir = 'bucket' in media ? dataDirectory : media.directory;
  return createPictureService({ committedDir: picturesDirectory, cacheDir, store, own, log });
};

const run = async (settings: Settings, development: boolean): Promise<void> => {
  const seeds = readSeeds();
  const log = openLog(settings, print);
  const reportAs = (call: string) => (cause: unknown) => log.write({ id: 'script', call, status: 500, ms: 0, cause });
  endOnCrash(log);
  const operations = await openOperations(settings, reportAs('traces'));
  const { observation } = operations;
  const { brands, fontDirectories, ownPictures } = await brandsOf(settings);
  const { worlds, isNew, original, channels } = await openWorlds({
    main: mainWorldOf(settings),
    secret: settings.secret,
    previousSecrets: settings.previousSecrets,
    clock,
    seeds,
    hasNamed: !settings.isProduction,
    mainSeeds: () => seedEditor?.seeds() ?? seeds,
    products: productsOf(brands),
    hasWebRtc: settings.webRtc !== null,
    webPush: settings.webPush,
    report: reportAs('push'),
    aroundChange: observation.aroundChange,
  });
  const directory = seedEditorIn(settings.dataDirectory);
  const followerOptions = { directory, world: worlds.main, seeds, isNew, print };
  const isFirst = settings.process === 1;
  const seedEditor = settings.isProduction || !isFirst ? null : followSeedEditor(followerOptions);
  await seedEditor?.update();
  const { secret, previousSecrets, brand, publicOrigins, trustedProxies, countryHeader } = settings;
  const { allowedOrigins, allowedHeaders } = settings;
  const hosting = { brand, publicOrigins, trustedProxies, countryHeader, allowedOrigins, allowedHeaders };
  const before = settings.isProduction ? [warnOfProxies(createHosting(hosting), print)] : [];
  const shared = channels && { sharedCounts: { client: channels.client, prefix: channels.prefix } };
  const secrets = { secret, previousSecrets };
  const { adminToken } = settings.operations;
  const internal =
    adminToken === null || settings.isProduction
      ? {}
      : { internal: { token: adminToken, seeds: () => seedEditor?.seeds() ?? seeds } };
  const common = { worlds, ...secrets, ...hosting, ...shared, ...internal, adminToken };
  const options = { ...common, development, before, observation, log: log.write, drainMs: settings.drainMs };
  const server = createServer(options);
  server.app.use(adminMetrics(server.context, adminToken));
  await renewFactors(worlds.main, server.context.factorCipher);
  const pictureService = await pictureServiceOf(settings, ownPictures, reportAs('pictures'));
  const dev = development ? await (await import('./dev-site.ts')).developmentSite(server.http, brands) : null;
  if (dev !== null) server.app.use(dev.middleware);
  const homeCacheMs = development ? 0 : 1000;
  const devConsole = settings.devConsole === 'off' ? {} : { devConsole: { reach: settings.devConsole, original } };
  const threads = {
    brands,
    onError: reportAs('rendering'),
    ...(settings.processes > 1 ? { threads: 1 } : {}),
  };
  const renderer = dev === null ? renderThreads(threads) : rendererHere(dev.site);
  const { webRtc } = settings;
  const parts = { development, renderer, pictureService, homeCacheMs, webRtc, fontDirectories, ...devConsole };
  mount(server, dev?.site ?? (await builtSite(brands)), parts);
  const port = await server.listen(settings.port, settings.host);
  runScripts(worlds, reportAs);
  const stopWarming = isFirst ? warmPictures(pictureService, seeds) : () => undefined;
  const ends = [seedEditor?.close, stopWarming, dev?.close, server.close, () => channels?.close(), renderer.close];
  shutDownOn(
    ['SIGINT', 'SIGTERM'],
    endInOrder([...ends, pictureService.close, operations.close], log, reportAs('shutdown')),
  );
  if (settings.processes === 1) announce(settings, { brands, isNew, port, metricsPort: operations.port });
  else if (isFirst && isNew) print('A new world was created in the database.');
};

/** Starts the processes that share the port, and ends them. */
const runProcesses = async (settings: Settings): Promise<void> => {
  const { brands } = await brandsOf(settings);
  const onFailed = (code: number): void => process.exit(code);
  const metrics = await openClusterMetrics(settings);
  const { port, end } = await startProcesses({ count: settings.processes, drainMs: settings.drainMs, print, onFailed });
  shutDownOn(['SIGINT', 'SIGTERM'], async () => {
    await end();
    await metrics?.close();
  });
  announce(settings, { brands, isNew: false, port, metricsPort: metrics?.port ?? null });
};

/** Starts site and server on one port. Ends the process with a message and code 1 if something is missing. */
export const serve = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { development = false } = {},
): Promise<void> => {
  let settings: Settings | null = null;
  try {
    settings = settingsOf(args, environment);
    if (settings.process === null) await runProcesses(settings);
    else await run(settings, development);
  } catch (error) {
    if (error instanceof ProcessEndedError) process.exit(error.exitCode);
    const message = messageOf(error, settings ?? { port: 0 });
    process.stderr.write(
      `${message ?? `The server could not start: ${error instanceof Error ? error.message : String(error)}`}\n`,
    );
    process.exit(1);
  }
};
