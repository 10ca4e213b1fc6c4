/**
 * Restarts servers one after the other behind a proxy, on PostgreSQL and Redis, while guests open pages, buy and send commands, by hand:
 * `npm run attack rolling-restart -- --servers 3 --rounds 1`.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { favouritePinActor } from '@lounge/protocol/content/favourites';
import { secureRandom } from '@lounge/mock-api/server';
import { createWorld } from '../../mock-api/src/create-world.ts';
import { guestIsLoggedIn } from '../../mock-api/src/foundation/session/states.ts';
import { guestOwnsCoins } from '../../mock-api/src/foundation/wallet/states.ts';
import { poolTo } from '../../mock-api/src/server/worlds/postgres/open-postgres.ts';
import { postgresDatabase } from '../../mock-api/src/server/worlds/postgres/postgres-database.ts';
import { violatedInvariants } from '../../mock-api/src/testing/ledger-events.ts';
import { OutageTraffic, type Buyer } from './outages/OutageTraffic.ts';
import { createEmpty, dropDatabases, urlOf } from '../../mock-api/src/testing/postgres/test-databases.ts';
import { redisUrl } from '../../mock-api/src/testing/postgres/test-redis.ts';
import { ResumingClient } from '../../mock-api/src/testing/ResumingClient.ts';
import { fail, print, until, verdict } from '../../mock-api/src/testing/verdict.ts';
import type { WorldParts } from '../../mock-api/src/world/world.ts';
import { RetryingProxy } from './rolling/RetryingProxy.ts';
import { SiteProcess } from './rolling/SiteProcess.ts';

const { values } = parseArgs({
  options: { servers: { type: 'string', default: '2' }, rounds: { type: 'string', default: '2' } },
});
const [serverCount, rounds] = [Number(values.servers), Number(values.rounds)];

/** As many as have bought every album only after the last restart, on a fast machine too. */
const buyersPerRestart = 40;
const buyers: readonly Buyer[] = Array.from({ length: buyersPerRestart * serverCount * rounds }, (_, index) => ({
  guestId: 1000 + index,
  token: randomBytes(24).toString('base64url'),
}));
const listening = 8;
/** On a busy machine what waits is answered late. */
const answeredWithinMs = 120_000;
const paths = ['/en/', '/en/amateur/mirela/', '/en/search/performers/a/'];

const setUp = async (world: WorldParts): Promise<readonly number[]> => {
  for (const { guestId, token } of buyers) {
    await guestIsLoggedIn.setUp({ guestId, token }, world);
    await guestOwnsCoins.setUp({ guestId, amount: 100_000_000 }, world);
  }
  const sql = 'select id from album where price > 0 and "ageRating" < 18 and "isVip" = 0 order by id';
  return ((await world.database.reader.query(sql, [])) as readonly { id: number }[]).map(({ id }) => id);
};

/** Pages that are opened one after the other. */
class Pages {
  readonly #host: string;
  readonly #statuses = new Map<string, number>();
  #isOver = false;
  #loop: Promise<void> = Promise.resolve();

  constructor(host: string) {
    this.#host = host;
  }

  start(): void {
    this.#loop = this.#open();
  }

  async #open(): Promise<void> {
    for (let at = 0; !this.#isOver; at += 1) {
      const headers = { cookie: 'age=1; consent=necessary' };
      const status = await fetch(`http://${this.#host}${paths[at % paths.length]}`, { headers }).then(
        async (response) => {
          const html = await response.text();
          return html.includes('</html>') ? String(response.status) : 'half a page';
        },
        () => 'cut',
      );
      this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
      await wait(30);
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#loop;
    print(`pages: ${[...this.#statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
    for (const [status, count] of this.#statuses) if (status !== '200') fail(`${count} pages were ${status}`);
  }
}

/** Sockets of guests, which send commands all the time and connect again by themselves. */
class Sockets {
  closed = 0;
  readonly #clients: readonly ResumingClient[];
  #sent = 0;
  #isOver = false;
  #loop: Promise<void> = Promise.resolve();

  constructor(host: string) {
    this.#clients = buyers.slice(0, listening).map(({ guestId, token: accessToken }) => {
      const onClosed = (): void => {
        this.closed += 1;
        if (!this.#isOver) void client.connect();
      };
      const client = new ResumingClient({ host: () => host, guest: { guestId, accessToken }, awayMs: 100, onClosed });
      return client;
    });
  }

  async start(): Promise<void> {
    await Promise.all(this.#clients.map((each) => each.connect()));
    this.#loop = this.#send();
  }

  async #send(): Promise<void> {
    while (!this.#isOver) {
      this.#sent += 1;
      const client = this.#clients[this.#sent % this.#clients.length];
      client?.send({ type: favouritePinActor.type, actorId: 101 + (this.#sent % 40), key: `c-${this.#sent}` });
      await wait(20);
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#loop;
    const unanswered = () => this.#clients.reduce((sum, each) => sum + each.unanswered.size, 0);
    await until(() => unanswered() === 0, answeredWithinMs);
    const inOrder = this.#clients.filter((each) => each.isInOrder).length;
    const resyncs = this.#clients.reduce((sum, each) => sum + each.resyncs, 0);
    print(
      `sockets: ${this.#sent} commands, ${unanswered()} unanswered; ${this.closed} connections ended, ${inOrder} of ${listening} in order without a gap, ${resyncs} resyncs`,
    );
    if (unanswered() > 0 || inOrder < listening || resyncs > 0) fail('commands or pushes were lost');
    this.#clients.forEach((each) => each.lose());
  }
}

/** Compares the ledger with the purchases that were answered. */
const checkMoney = async ({ database: { reader } }: WorldParts, bought: ReadonlySet<string>): Promise<void> => {
  for (const each of await violatedInvariants(reader)) fail(each);
  const rows = (await reader.query(`select key from transfer where kind = 'album'`, [])) as readonly { key: string }[];
  const stored = new Set(rows.map(({ key }) => key));
  const lost = [...bought].filter((key) => !stored.has(key)).length;
  const doubled = rows.length - stored.size;
  print(`ledger: ${rows.length} purchases, ${bought.size} answered, ${lost} lost, ${doubled} doubled`);
  if (lost > 0 || doubled > 0) fail('purchases were lost or doubled');
};

const restartAll = async (servers: readonly SiteProcess[], traffic: OutageTraffic, proxy: RetryingProxy) => {
  for (const server of servers) {
    const before = { moved: proxy.moved, cut: proxy.cut };
    traffic.takeReport();
    const { code, ms } = await server.end();
    await wait(1500);
    await server.start();
    await wait(1500);
    const { done, unavailable, unreached, wrong, slowestMs } = traffic.takeReport();
    print(
      `restart: gone with ${code} after ${Math.round(ms)} ms; ${done} calls done, the slowest took ${Math.round(slowestMs)} ms, ${unavailable} unavailable, ${unreached} cut for their client, ${wrong.length} wrong; the proxy moved ${proxy.moved - before.moved} and lost ${proxy.cut - before.cut}`,
    );
    if (code !== 0) fail(`a server ended with ${code}`);
    for (const each of wrong.slice(0, 5)) fail(each);
  }
};

const run = String(process.pid);
const servers: SiteProcess[] = [];
let proxy: RetryingProxy | null = null;
try {
  const databaseUrl = urlOf(await createEmpty(run, 'rolling'));
  const secret = randomBytes(33).toString('base64');
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, SECRET: secret };
  for (let count = 0; count < serverCount; count += 1) servers.push(await SiteProcess.start(env));
  const database = postgresDatabase(poolTo(databaseUrl, 2));
  const world = createWorld('main', database, { now: () => Date.now() }, secureRandom);
  const albums = await setUp(world);
  proxy = new RetryingProxy(servers.map(({ port }) => port));
  const host = await proxy.open();
  const [traffic, pages, sockets] = [
    new OutageTraffic({ host: () => host, buyers, albums }),
    new Pages(host),
    new Sockets(host),
  ];
  await sockets.start();
  traffic.start();
  pages.start();
  await wait(2000);
  for (let round = 0; round < rounds; round += 1) await restartAll(servers, traffic, proxy);
  await traffic.stop();
  await pages.stop();
  await sockets.stop();
  for (const each of servers.flatMap((server) => server.failures())) print(`log: ${each}`);
  await checkMoney(world, traffic.bought);
  database.close();
} catch (cause) {
  fail(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
} finally {
  proxy?.close();
  await Promise.all(servers.map((each) => each.remove()));
  await dropDatabases(run);
}
process.exit(verdict.isGood ? 0 : 1);
