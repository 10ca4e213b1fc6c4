/** A process with measured servers, which it starts when its parent asks for them. */
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handlers, inProcess } from '@lounge/mock-api';
import {
  clips,
  clipsDirectory,
  createLog,
  createAddressCipher,
  createServer,
  createPictureService,
  openObservation,
  picturesDirectory,
  jsonHeaders,
  worldStore,
  memoryWorld,
  readSeeds,
  encryptedMediaUrls,
  templateOf,
  createWorld,
  type ServerOptions,
  seededRandom,
  whep,
} from '@lounge/mock-api/server';
import { artVersion } from '@lounge/art';
import {
  anAlbumOfPerformer,
  guestBoughtAlbum,
  guestBoughtVideo,
  guestHasPinned,
  guestHasPoints,
  guestHasSpins,
  guestIsLoggedIn,
  guestIsNotified,
  guestOwnsCoins,
  performerWritesToGuest,
} from '@lounge/mock-api/states';
import { encodeRest } from '@lounge/protocol';
import { getActor, getActorState } from '@lounge/protocol/content/actors';
import sirv from 'sirv';
import { benchGuest, benchSecret, largeAlbum } from './media.ts';
import { isTiny, rounds } from './rounds.ts';
import type { Answer, Question } from './server-process.ts';
import { standInPictures } from '../../site/e2e/stand-in-pictures.ts';
import { mount } from '../../site/server/serve.ts';
import { renderThreads } from '../../site/server/rendering/renderer.ts';
import { builtSite } from '../../site/server/site-bundle.ts';
import { tipsOf } from './watchers.ts';
import { fillWithViewers, reactionsOf } from './viewers.ts';
import { bareReact, bareSockets, koaRouter, yogaServer, type MeasuredServer } from './reference-servers.ts';

const clock = { now: () => Date.now() };
const ports = { mediaUrls: encryptedMediaUrls(createAddressCipher(benchSecret)) };
const main = createWorld('main', memoryWorld(templateOf(readSeeds(), clock.now())), clock, seededRandom(1), ports);
const worlds = worldStore({ main, make: null });

/** Returns the body of a response about a performer, for servers that only send it. */
const bytesOf = async (call: typeof getActor | typeof getActorState): Promise<Buffer> => {
  const caller = { guestId: null, language: 'en', brand: 'velvet', requestId: 'bench' } as const;
  const transport = inProcess(handlers)({ world: main, caller, run: { parseAnswers: false } });
  const { path } = encodeRest(call, { actorId: 101 });
  const { body } = await transport.send({ method: 'GET', path, query: {}, body: null });
  return Buffer.from(JSON.stringify(body));
};

const headers: readonly (readonly [string, string])[] = [...jsonHeaders, ['X-Request-Id', 'AAAAAAAAAAAA-1']];

/** A server that only sends the reference server's response, headers included. */
const bare = async (): Promise<MeasuredServer> => {
  const bytes = await bytesOf(getActor);
  const flat = [...headers.flat(), 'Content-Length', String(bytes.length)];
  return { http: createHttpServer((_request, response) => response.writeHead(200, flat).end(bytes)) };
};

/** json-server as its command starts it, without its log. */
const jsonServer = async (): Promise<MeasuredServer> => {
  const { default: library } = (await import('json-server')) as { default: typeof import('json-server') };
  const app = library.create();
  app.use(library.defaults({ logger: false, bodyParser: true }));
  app.use(library.router({ performers: [JSON.parse((await bytesOf(getActor)).toString('utf8')) as object] }));
  return { http: createHttpServer(app) };
};

const unlimited = { requestsPerTenSeconds: 100_000_000, maxSocketsWithoutSession: 100_000 };

/** Videos and albums of the seeds that the bench's guest owns. */
const boughtVideos = Array.from({ length: 20 }, (_, at) => 5001 + at);
const boughtAlbums = Array.from({ length: 8 }, (_, at) => 1001 + at);

const logIn = async (): Promise<void> => {
  const { guestId } = benchGuest;
  await guestIsLoggedIn.setUp(benchGuest, main);
  for (const videoId of boughtVideos) await guestBoughtVideo.setUp({ guestId, videoId }, main);
  for (const albumId of boughtAlbums) await guestBoughtAlbum.setUp({ guestId, albumId }, main);
};

/** Returns a function that creates a value when it is called first, and returns it again afterwards. */
const once = <T>(create: () => T): (() => T) => {
  let created: { readonly value: T } | null = null;
  return () => (created ??= { value: create() }).value;
};

/** Logs the bench's guest in, who has bought content. */
const logInGuest = once(logIn);

const pictureCache = '.cache/bench-pictures';
/** The pictures of all servers; a tiny run draws one for all that are not committed. */
const pictures = once(() =>
  isTiny
    ? standInPictures(pictureCache)
    : createPictureService({ committedDir: picturesDirectory, cacheDir: pictureCache }),
);
const renderers = once(() => renderThreads());

const publishToAll = (count: number): void => {
  for (let at = 0; at < count; at += 1) {
    const push = { type: 'actorOnline', actorId: 101, actorName: 'Mirela', pad: 'x'.repeat(120) };
    main.bus.publish({ to: { everyone: true }, message: push });
  }
};

const reference = async (homeCacheMs: number, limits: Partial<ServerOptions> = unlimited): Promise<MeasuredServer> => {
  await logInGuest();
  const log = createLog({ file: '/dev/null' });
  const server = createServer({ worlds, secret: benchSecret, log: log.write, ...limits });
  const [pictureService, renderer] = [pictures(), renderers()];
  mount(server, await builtSite(), { development: false, renderer, pictureService, homeCacheMs });
  return { http: server.http, publish: publishToAll };
};

/** A reference server on which the bench's guest owns an album with many pictures. */
const withLargeAlbum = async (): Promise<MeasuredServer> => {
  const { id, pictures } = largeAlbum;
  await anAlbumOfPerformer.setUp({ id, actorId: 101, title: 'A long walk', price: 2000, pictureCount: pictures }, main);
  await guestBoughtAlbum.setUp({ guestId: benchGuest.guestId, albumId: id }, main);
  return reference(1000);
};

/** A reference server on which the bench's guest has coins, messages, pins, a note of the bell, spins and points. */
const withLivelyGuest = async (): Promise<MeasuredServer> => {
  const server = await reference(1000);
  const { guestId } = benchGuest;
  await guestOwnsCoins.setUp({ guestId, amount: 25_000 }, main);
  for (const actorId of [101, 102, 103]) {
    await performerWritesToGuest.setUp({ guestId, actorId, text: 'Good evening! The piano is tuned.' }, main);
    await guestHasPinned.setUp({ guestId, kind: 'actor', id: actorId }, main);
    await guestIsNotified.setUp({ guestId, type: 1, actorId }, main);
  }
  await guestHasPinned.setUp({ guestId, kind: 'album', id: 1002 }, main);
  await guestHasSpins.setUp({ guestId, spins: 3 }, main);
  await guestHasPoints.setUp({ guestId, points: 120 }, main);
  return server;
};

const metricsOnly = () => openObservation({ hasMetrics: true, hasTraces: false, report: () => undefined });

/** A reference server with a thousand guests who watch one performer; `publish` sends reactions of some of them. */
const viewers = async (): Promise<MeasuredServer> => {
  await fillWithViewers(main, rounds(1000, 50));
  const react = reactionsOf(main);
  const log = createLog({ file: '/dev/null' });
  const { http } = createServer({ worlds, secret: benchSecret, log: log.write, ...unlimited });
  return { http, publish: (count) => void react(count) };
};

/** A reference server with a post that has a goal; `publish` tips it. */
const watchers = async (): Promise<MeasuredServer> => {
  const tip = await tipsOf(main);
  const log = createLog({ file: '/dev/null' });
  const { http } = createServer({ worlds, secret: benchSecret, log: log.write, ...unlimited });
  return { http, publish: (count) => void tip(count) };
};

/** The live pictures of the reference server. */
const streams = async (): Promise<MeasuredServer> => {
  const log = createLog({ file: '/dev/null' });
  const server = createServer({ worlds, secret: benchSecret, log: log.write, ...unlimited });
  server.app.use(
    whep(server.context, { network: { additionalAddresses: ['127.0.0.1'] }, directory: clipsDirectory }).middleware,
  );
  server.app.use(clips(server.context, clipsDirectory));
  return { http: server.http };
};

/** The pictures that the reference server drew, as plain files. */
const staticFiles = async (): Promise<MeasuredServer> => {
  const serve = sirv(`${pictureCache}/edition-${artVersion}`, { immutable: true, maxAge: 31_536_000, etag: true });
  const notFound = (response: ServerResponse) => void response.writeHead(404).end();
  return { http: createHttpServer((request, response) => serve(request, response, () => notFound(response))) };
};

const kinds: Readonly<Record<string, () => Promise<MeasuredServer>>> = {
  bare,
  'koa-router-state': async () => koaRouter(headers, await bytesOf(getActorState)),
  'bare-react': bareReact,
  'json-server': jsonServer,
  reference: () => reference(0),
  'reference-cached': () => reference(1000),
  measured: async () => reference(0, { ...unlimited, observation: await metricsOnly() }),
  proxied: () => reference(1000, { trustedProxies: ['127.0.0.1'] }),
  limited: () => reference(1000, { trustedProxies: ['127.0.0.1'], requestsPerTenSeconds: 5000 }),
  'large-album': withLargeAlbum,
  'lively-guest': withLivelyGuest,
  static: staticFiles,
  streams,
  yoga: () => yogaServer(main),
  'bare-sockets': bareSockets,
  viewers,
  watchers,
};

const started = new Map<string, MeasuredServer>();

/** Starts the server of a kind. Returns its port. */
const start = async (kind: string): Promise<number> => {
  const create = kinds[kind];
  if (create === undefined) throw new Error(`The kinds of servers.ts are ${Object.keys(kinds).join(', ')}`);
  const server = await create();
  started.set(kind, server);
  await new Promise<void>((resolve) => void server.http.listen(0, '127.0.0.1', resolve));
  return (server.http.address() as AddressInfo).port;
};

const answerTo = async (question: Question): Promise<Answer> => {
  if ('start' in question) return { port: await start(question.start) };
  if ('publish' in question) {
    started.get(question.kind)?.publish?.(question.publish);
    return {};
  }
  const { user, system } = process.cpuUsage();
  return { cpu: { user, total: user + system } };
};

// What cannot be started ends the process, and the parent says so.
process.on('message', (message: { readonly id: number; readonly question: Question }) => {
  void answerTo(message.question).then((answer) => process.send?.({ id: message.id, answer }));
});
process.on('disconnect', () => process.exit(0));
