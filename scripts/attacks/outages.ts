/**
 * Takes PostgreSQL and Redis, which it starts itself, away from four servers in every known way, while guests read, buy and listen and one
 * clock is two hours behind: `npm run attack outages`, with `-- 4000` for four seconds each.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createWorld } from '../../mock-api/src/create-world.ts';
import { guestIsLoggedIn } from '../../mock-api/src/foundation/session/states.ts';
import { guestSubscribes } from '../../mock-api/src/foundation/subscriptions/states.ts';
import { guestOwnsCoins } from '../../mock-api/src/foundation/wallet/states.ts';
import { poolTo } from '../../mock-api/src/server/worlds/postgres/open-postgres.ts';
import { postgresDatabase } from '../../mock-api/src/server/worlds/postgres/postgres-database.ts';
import { secureRandom } from '../../mock-api/src/world/secure-random.ts';
import type { WorldParts } from '../../mock-api/src/world/world.ts';
import { violatedInvariants } from '../../mock-api/src/testing/ledger-events.ts';
import { MoneyRules } from '../../mock-api/src/testing/MoneyRules.ts';
import { OutageProxy } from '../../mock-api/src/testing/OutageProxy.ts';
import { Audience } from './outages/Audience.ts';
import { outagesOf, type Job, type Outage } from './outages/outages.ts';
import { OutageTraffic, type Buyer } from './outages/OutageTraffic.ts';
import { ownPostgres, ownRedis, type OwnService } from './outages/own-services.ts';
import { Servers } from '../../mock-api/src/testing/Servers.ts';
import { fail, print, until, verdict } from '../../mock-api/src/testing/verdict.ts';
import { recordVouchers } from '../../mock-api/src/testing/record-vouchers.ts';

const [, , away = '10000', only = ''] = process.argv;
const awayMs = Number(away);
const recoveredWithinMs = 10_000;
const day = 86_400_000;

const buyers: readonly Buyer[] = Array.from({ length: 40 }, (_, index) => ({
  guestId: 1000 + index,
  token: randomBytes(24).toString('base64url'),
}));
const listening = 8;

const play = async (outage: Outage, traffic: OutageTraffic, audience: Audience): Promise<void> => {
  audience.closed = 0;
  traffic.takeReport();
  let backAt = 0;
  await outage.happen(() => (backAt = Date.now()));
  await until(() => Date.now() - backAt > 3000, 3100);
  const { done, unavailable, unreached, wrong, slowestMs, lastUnavailableAt } = traffic.takeReport();
  const recoveredMs = Math.max(0, lastUnavailableAt - backAt);
  print(
    `${outage.name}: ${done} calls done, ${unavailable} unavailable with Retry-After, ${unreached} not reached, the slowest took ${(slowestMs / 1000).toFixed(1)} s; all good ${(recoveredMs / 1000).toFixed(1)} s after it was over; ${audience.closed} sockets closed`,
  );
  for (const each of wrong.slice(0, 5)) fail(each);
  if (wrong.length > 5) fail(`and ${wrong.length - 5} more`);
  if (slowestMs > awayMs * 0.9) fail('a call waited for the end of the outage');
  if (outage.isUnnoticed === true && unavailable > 0) fail('calls failed');
  if (outage.endsSockets !== true && (audience.closed > 0 || unreached > 0)) fail('connections ended');
  await wait(recoveredWithinMs - 3000);
  const after = traffic.takeReport();
  if (after.unavailable > 0 || after.wrong.length > 0) fail('calls fail ten seconds later');
  if (after.done < 100) fail(`only ${after.done} calls were done in the seconds after it`);
  print(`    ${await audience.check()} arrived`);
};

/** Guests with coins; returns the albums that they can buy. */
const setUp = async (world: WorldParts): Promise<readonly number[]> => {
  for (const { guestId, token } of buyers) {
    await guestIsLoggedIn.setUp({ guestId, token }, world);
    await guestOwnsCoins.setUp({ guestId, amount: 100_000_000 }, world);
  }
  const sql = 'select id from album where price > 0 and "ageRating" < 18 and "isVip" = 0 order by id';
  return ((await world.database.reader.query(sql, [])) as readonly { id: number }[]).map(({ id }) => id);
};

const renewalOf = (database: WorldParts['database'], guestId: number): Job => ({
  becomeDue: async () => {
    // Started now and moved back: pushes of a month ago would be deleted before the guest's page has read them.
    const now = createWorld('main', database, { now: () => Date.now() }, secureRandom);
    await guestSubscribes.setUp({ guestId, product: 'vip' }, now);
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    const sql = 'update subscription set "startedAt" = ?, "anchorAt" = ?, "paidUntil" = ? where "guestId" = ?';
    await database.change(async (tx) => {
      await tx.query(sql, [ago(32), ago(32), ago(1), guestId]);
      await tx.query('update payment set "at" = ? where "guestId" = ?', [ago(32), guestId]);
    });
  },
  isRenewed: async () => {
    const sql = 'select months from subscription where "guestId" = ?';
    const [row] = (await database.reader.query(sql, [guestId])) as readonly { months: number }[];
    return row?.months === 2;
  },
});

/** Checks the money that has moved since the first check of the rules. */
const checkMoney = async (
  { database: { reader } }: WorldParts,
  rules: MoneyRules,
  bought: ReadonlySet<string>,
  startedAt: number,
): Promise<void> => {
  for (const each of [...(await rules.check(reader, [])), ...(await rules.checkSums(reader))]) fail(each);
  for (const each of await violatedInvariants(reader)) fail(each);
  const rows = (await reader.query(`select key, at from transfer where kind = 'album'`, [])) as readonly {
    key: string;
    at: string;
  }[];
  const stored = new Set(rows.map(({ key }) => key));
  const lost = [...bought].filter((key) => !stored.has(key)).length;
  if (lost > 0) fail(`${lost} purchases were answered, but are not in the ledger`);
  const early = rows.filter(({ at }) => Date.parse(at) < startedAt - 1000).length;
  if (early > 0) fail(`${early} purchases have the time of the server that is behind`);
  if (verdict.isGood) print(`${bought.size} purchases are in the ledger once each, and every rule of money holds.`);
};

interface Own {
  readonly postgres: OwnService;
  readonly redis: OwnService;
  readonly smallDisk: string | null;
}

const attack = async (
  { postgres, redis, smallDisk }: Own,
  servers: Servers,
  proxies: readonly [OutageProxy, OutageProxy],
) => {
  await servers.start();
  await servers.start(true);
  await servers.start();
  await servers.start();
  const startedAt = Date.now();
  const database = postgresDatabase(poolTo(postgres.url, 2));
  const world = createWorld('main', database, { now: () => Date.now() }, secureRandom);
  await recordVouchers(world);
  const albums = await setUp(world);
  const rules = new MoneyRules();
  // The coins of the start are given, not paid; what is read now is not checked again.
  await rules.check(database.reader, []);
  const traffic = new OutageTraffic({ host: servers.host, buyers, albums });
  const audience = new Audience(servers, buyers.slice(0, listening));
  await audience.start();
  traffic.start();
  const [toPostgres, toRedis] = proxies;
  const job = renewalOf(database, buyers[0]?.guestId ?? 0);
  const outages = outagesOf({ postgres, redis, toPostgres, toRedis, servers, smallDisk }, job, awayMs);
  for (const outage of outages) if (outage.name.includes(only)) await play(outage, traffic, audience);
  await traffic.stop();
  await audience.stop();
  await checkMoney(world, rules, traffic.bought, startedAt);
  database.close();
};

const through = async (service: OwnService, proxy: OutageProxy): Promise<string> =>
  Object.assign(new URL(service.url), { host: new URL(await proxy.open()).host }).href;

const directory = mkdtempSync(join(tmpdir(), 'lounge-outages-'));
chmodSync(directory, 0o755);
const run = (program: string, ...args: readonly string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const isSmallDisk = run('mount', '-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', directory);
const opened: OwnService[] = [];
let servers: Servers | null = null;
try {
  if (!isSmallDisk) print('No small disk can be mounted here, so that none is filled.');
  const postgres = await ownPostgres(directory);
  opened.push(postgres);
  const redis = await ownRedis();
  opened.push(redis);
  const proxies = [new OutageProxy(postgres.url, 5432), new OutageProxy(redis.url, 6379)] as const;
  servers = new Servers(await through(postgres, proxies[0]), await through(redis, proxies[1]));
  await attack({ postgres, redis, smallDisk: isSmallDisk ? directory : null }, servers, proxies);
  proxies.forEach((each) => each.close());
} catch (cause) {
  fail(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
} finally {
  await servers?.killAll();
  await Promise.all(opened.map(({ server }) => server.stop()));
  if (isSmallDisk) run('umount', directory);
  rmSync(directory, { recursive: true, force: true });
}
process.exit(verdict.isGood ? 0 : 1);
