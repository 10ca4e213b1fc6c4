/** The server for end-to-end tests: with named worlds, and commands over IPC for what a guest cannot do. */
import { publishInWorld, setPresence } from '@lounge/mock-api';
import { openWorlds, createLog, createServer, readSeeds, runPerformers } from '@lounge/mock-api/server';
import { pageReload } from '@lounge/protocol/foundation/session';
import { rendererHere, renderThreads } from '../server/rendering/renderer.ts';
import { mount } from '../server/serve.ts';
import { builtSite } from '../server/site-bundle.ts';
import { onPageError, withErrorReports } from './page-errors.ts';
import { standInPictures } from './stand-in-pictures.ts';

/** A command of a test; the reply repeats the number. */
export interface ServerCommand {
  readonly number: number;
  readonly world: string;
  readonly act: { readonly kind: 'presence'; actorId: number; isOnline: boolean } | { readonly kind: 'pageReload' };
}

const [directory = '', port = '0', reports] = process.argv.slice(2);
const reportsPages = reports === 'reports-pages';
const secret = 'a secret for flows that every start of the server knows';
const clock = { now: () => Date.now() };
// A worker uses one or two worlds at a time, and an idle one costs time every second.
const mostNamed = 4;
/** Where several servers share their worlds. */
const { FLOWS_DATABASE: databaseUrl, FLOWS_REDIS: redisUrl = null } = process.env;
const sources = {
  main: databaseUrl === undefined ? { file: `${directory}/world.db` } : { databaseUrl, redisUrl },
  secret,
  clock,
  hasNamed: true,
  mostNamed,
  seeds: readSeeds(),
  hasWebRtc: true,
};
const { worlds, original, channels } = await openWorlds(sources);
const log = createLog({ file: `${directory}/server-${process.pid}.log` });
const sharedCounts = channels && { client: channels.client, prefix: channels.prefix };
const server = createServer({
  worlds,
  secret,
  log: log.write,
  requestsPerTenSeconds: 100_000,
  sharedCounts,
  drainMs: 2000,
});
const pictureService = standInPictures(`${directory}/pictures`);
if (reportsPages) {
  onPageError(server, (pageError) => process.send?.({ pageError }));
  // A driver that cannot see a page's socket learns of it here.
  server.http.on('upgrade', () => process.send?.({ opensSocket: true }));
}
const site = await builtSite();
const shownSite = reportsPages ? withErrorReports(site) : site;
mount(server, shownSite, {
  development: false,
  // Beside other work a thread of a lower priority would render its first page after minutes.
  renderer: reportsPages
    ? rendererHere(shownSite)
    : renderThreads({ niceIncrement: 0, ...(databaseUrl !== undefined && { threads: 1 }) }),
  pictureService,
  webRtc: { additionalAddresses: ['127.0.0.1'] },
  devConsole: { reach: 'loopback', original },
});
// Simulated performers answer ten times as fast.
runPerformers(worlds, (cause) => log.write({ id: 'script', call: 'performers', status: 500, ms: 0, cause }), 10);
process.send?.({ port: await server.listen(Number(port)) });

const perform = async ({ world, act }: ServerCommand): Promise<unknown> => {
  const parts = world === 'main' ? worlds.main : await worlds.named(world);
  if (parts === null) throw new Error(`There is no world "${world}".`);
  if (act.kind === 'presence') return setPresence(parts, act.actorId, act.isOnline);
  return publishInWorld(parts, pageReload, { everyone: true }, {});
};

process.on('message', (command: ServerCommand) => {
  perform(command).then(
    (result) => process.send?.({ number: command.number, result }),
    (error: unknown) => process.send?.({ number: command.number, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
