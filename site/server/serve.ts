import { fileURLToPath } from 'node:url';
import {
  afterByTimer,
  exceptClosed,
  type After,
  clips,
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
  type PictureService,
  readSeeds,
  renewFactors,
  runCameras,
  runChats,
  runMessenger,
  runPresence,
  runStages,
  WorldFileError,
  type DevConsoleOptions,
  type DevConsoleAccess,
  type ReferenceServer,
  whep,
  type Worlds,
  type WebRtcNetwork,
} from '@lounge/mock-api/server';
import { brands as allBrands } from '@lounge/locale';
import { productsOf, type SiteBrands } from '@lounge/site/brands';
import { choices } from './choices.ts';
import { SetupError } from './flags.ts';
import { followSeedEditor } from './seed-editor/follow-seed-editor.ts';
import { seedEditorIn } from './seed-editor/run-seed-editor.ts';
import { devConsolePages } from './dev-console/dev-console-pages.ts';
import { fontDirectory, fontFiles, immutableFiles } from './files.ts';
import { giftImages } from './gift-images.ts';
import { manifest } from './manifest.ts';
import { openWorlds } from './open-worlds.ts';
import { brandsOf } from './own-brand.ts';
import { pages } from './pages.ts';
import { paymentWindow } from './payment-window/window.ts';
import { rendererHere, renderThreads, type Renderer } from './rendering/renderer.ts';
import { settingsOf, type Settings } from './settings.ts';
import { searchEngines } from './search-engines.ts';
import { unavailable } from './unavailable.ts';
import { builtSite, type SiteBundle } from './site-bundle.ts';
import { warmPictures } from './warm-pictures.ts';
import { warnOfProxies } from './warn-of-proxies.ts';

const committedPictures = fileURLToPath(new URL('../../mock-api/pictures', import.meta.url));
const committedClips = fileURLToPath(new URL('../../mock-api/clips', import.meta.url));
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
    const live = whep(server.context, { network: options.webRtc, directory: committedClips });
    app.use(live.middleware);
    server.http.once('close', () => void live.close());
  }
  app.use(clips(server.context, committedClips));
  app.use(pictures(server.context, options.pictureService));
  app.use(choices(server));
  app.use(manifest(site.brands));
  app.use(giftImages(site));
  app.use(searchEngines({ server, brands: site.brands }));
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
  if (error instanceof SetupError || error instanceof WorldFileError || error instanceof ObjectStoreError)
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

/**
 * Simulates performers in conversations and chats of every world that is opened, `pace` times as fast. Returns a function that stops
 * them.
 */
export const runPerformers = (worlds: Worlds, report: (cause: unknown) => void, pace = 1): (() => void) => {
  const reportOpen = exceptClosed(report);
  const faster: After = (ms, act) => afterByTimer(ms / pace, act);
  const stopByWorld = new Map<string, () => void>();
  worlds.onOpen((world) => {
    stopByWorld.get(world.name)?.();
    const stops = [
      runMessenger({ world, after: faster, report: reportOpen }),
      runChats({ world, after: afterByTimer, report: reportOpen, pace }),
      runCameras({ world, after: afterByTimer, report: reportOpen, pace }),
    ];
    stopByWorld.set(world.name, () => stops.forEach((stop) => stop()));
  });
  worlds.onEvict(({ name }) => {
    stopByWorld.get(name)?.();
    stopByWorld.delete(name);
  });
  return () => stopByWorld.forEach((stop) => stop());
};

/** Runs what happens without a guest: performers of every world, presence and shows of the main one. Returns a function that stops it. */
const runScripts = async (
  worlds: Worlds,
  reportAs: (call: string) => (cause: unknown) => void,
): Promise<() => void> => {
  const stopPerformers = runPerformers(worlds, reportAs('performers'));
  const stopPresence = await runPresence(worlds.main, reportAs('presence'), afterByTimer);
  const stopStages = runStages(worlds.main, reportAs('stages'), afterByTimer);
  return () => {
    stopPresence();
    stopStages();
    stopPerformers();
  };
};

/** Says where the server can be reached. */
const announce = (settings: Settings, brands: SiteBrands, isNew: boolean, port: number): void => {
  const isLocal = settings.host === '127.0.0.1';
  const shown = isLocal ? 'localhost' : settings.host;
  const others = isLocal ? allBrands.filter((brand) => brand !== settings.brand) : [];
  const addresses = [
    [brands[settings.brand].productName, `http://${shown}:${port}/`],
    ...others.map((brand) => [brands[brand].productName, `http://${brand}.localhost:${port}/`]),
  ];
  const length = Math.max(...addresses.map(([name = '']) => name.length));
  process.stdout.write(
    [
      `${isNew ? 'A new world was created' : 'The world was loaded'} in ${settings.dataDirectory}; the log is server.log there.`,
      ...(settings.host === '127.0.0.1' ? [] : ['Anybody who reaches this address can open the site.']),
      ...addresses.map(([name = '', address]) => `${name.padEnd(length)}  ${address}`),
      ...(settings.devConsole === 'off' ? [] : [`dev console    http://${shown}:${port}/dev/`]),
      ...(settings.devConsole === 'anyone' ? ['The dev console is open to everybody who reaches this address.'] : []),
      'Ctrl+C ends it.',
      '',
    ].join('\n'),
  );
};

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
  return createPictureService({ committedDir: committedPictures, cacheDir, store, own, log });
};

const run = async (settings: Settings, development: boolean): Promise<void> => {
  const seeds = readSeeds();
  const log = createLog({
    file: `${settings.dataDirectory}/server.log`,
    onFailure: ({ message }) => print(`The log cannot be written and the server goes on without it: ${message}`),
  });
  const reportAs = (call: string) => (cause: unknown) => log.write({ id: 'script', call, status: 500, ms: 0, cause });
  endOnCrash(log);
  const { brands, fontDirectories, ownPictures } = await brandsOf(settings);
  const { worlds, isNew, original } = openWorlds({
    file: `${settings.dataDirectory}/world.db`,
    secret: settings.secret,
    previousSecrets: settings.previousSecrets,
    clock,
    seeds,
    hasNamed: !settings.isProduction,
    mainSeeds: () => seedEditor?.seeds() ?? seeds,
    products: productsOf(brands),
    hasWebRtc: settings.webRtc !== null,
    report: reportAs('push'),
  });
  const directory = seedEditorIn(settings.dataDirectory);
  const followerOptions = { directory, world: worlds.main, seeds, isNew, print };
  const seedEditor = settings.isProduction ? null : followSeedEditor(followerOptions);
  await seedEditor?.update();
  const { secret, previousSecrets, brand, publicOrigins, trustedProxies, allowedOrigins } = settings;
  const hosting = { brand, publicOrigins, trustedProxies, allowedOrigins };
  const before = settings.isProduction ? [warnOfProxies(createHosting(hosting), print)] : [];
  const server = createServer({ worlds, secret, previousSecrets, ...hosting, development, before, log: log.write });
  await renewFactors(worlds.main, server.context.factorCipher);
  const pictureService = await pictureServiceOf(settings, ownPictures, reportAs('pictures'));
  const dev = development ? await (await import('./dev-site.ts')).developmentSite(server.http, brands) : null;
  if (dev !== null) server.app.use(dev.middleware);
  const homeCacheMs = development ? 0 : 1000;
  const devConsole = settings.devConsole === 'off' ? {} : { devConsole: { reach: settings.devConsole, original } };
  const threads = { brands, onError: reportAs('rendering') };
  const renderer = dev === null ? renderThreads(threads) : rendererHere(dev.site);
  const { webRtc } = settings;
  const options = { development, renderer, pictureService, homeCacheMs, webRtc, fontDirectories, ...devConsole };
  mount(server, dev?.site ?? (await builtSite(brands)), options);
  const port = await server.listen(settings.port, settings.host);
  const stopScripts = await runScripts(worlds, reportAs);
  const stopWarming = warmPictures(pictureService, seeds);
  shutDownOn(['SIGINT', 'SIGTERM'], async () => {
    try {
      seedEditor?.close();
      stopScripts();
      stopWarming();
      await dev?.close();
      await server.close();
      await renderer.close();
      await pictureService.close();
    } catch (cause) {
      reportAs('shutdown')(cause);
      throw cause;
    } finally {
      await log.flush();
    }
  });
  announce(settings, brands, isNew, port);
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
    await run(settings, development);
  } catch (error) {
    const message = messageOf(error, settings ?? { port: 0 });
    process.stderr.write(
      `${message ?? `The server could not start: ${error instanceof Error ? error.message : String(error)}`}\n`,
    );
    process.exit(1);
  }
};
