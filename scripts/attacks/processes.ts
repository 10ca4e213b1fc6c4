/**
 * Four servers on a database of its own: sockets are lost while both sides send and servers are killed; then a push to idle sockets.
 * `npm run attack processes -- --lost 20 --sockets 1000`.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { favouritePinActor } from '@lounge/protocol/content/favourites';
import { WebSocket } from 'ws';
import { cpuOfReads } from '../../mock-api/src/testing/cpu-of-reads.ts';
import { print, until } from '../../mock-api/src/testing/verdict.ts';
import { createEmpty, dropDatabases, urlOf } from '../../mock-api/src/testing/postgres/test-databases.ts';
import { redisUrl } from '../../mock-api/src/testing/postgres/test-redis.ts';
import { ResumingClient, type Message } from '../../mock-api/src/testing/ResumingClient.ts';
import { Servers } from '../../mock-api/src/testing/Servers.ts';
import { SharingProcess } from '../../mock-api/src/testing/SharingProcess.ts';

const { values } = parseArgs({
  options: {
    lost: { type: 'string', default: '100' },
    sockets: { type: 'string', default: '5000' },
    away: { type: 'string', default: '2000' },
    servers: { type: 'string', default: '4' },
  },
});
const [lostTimes, socketCount, awayMs, serverCount] = [values.lost, values.sockets, values.away, values.servers].map(
  Number,
);

const guest = { accessToken: randomBytes(24).toString('base64url'), guestId: 7 };

const run = String(process.pid);
const databaseUrl = urlOf(await createEmpty(run, 'attack'));
const servers = new Servers(databaseUrl, redisUrl);

const attackByLosses = async (): Promise<boolean> => {
  const client = new ResumingClient({ host: servers.host, guest, awayMs: awayMs ?? 0 });
  await client.connect();
  const pushed = new Set<number>();
  let [next, commands, kills, isOver] = [0, 0, 0, false];
  const traffic = async (): Promise<void> => {
    while (!isOver) {
      next += 1;
      const push = next;
      const isDone = await servers.any().perform({ push, guestId: push % 2 === 0 ? guest.guestId : null });
      if (isDone) pushed.add(push);
      commands += 1;
      client.send({ type: favouritePinActor.type, actorId: 101 + (commands % 40), key: `c-${commands}` });
      await wait(20);
    }
  };
  const running = traffic();
  for (let lost = 0; lost < (lostTimes ?? 0); lost += 1) {
    await wait(200);
    client.lose();
    if (lost % 10 === 5) {
      await servers.killAny();
      kills += 1;
      await servers.start();
    }
    await wait(awayMs ?? 0);
    await client.connect();
  }
  isOver = true;
  await running;
  await until(() => client.unanswered.size === 0, 10_000);
  const got = client.received.filter(({ type }) => type === 'actorOnline').map(({ actorId }) => Number(actorId));
  await until(() => [...pushed].every((each) => got.includes(each)), 2000);
  const missing = [...pushed].filter((each) => !got.includes(each));
  const doubled = got.length - new Set(got).size;
  print(
    `${lostTimes} lost connections of ${awayMs} ms, ${kills} servers killed: ${pushed.size} pushes, ${missing.length} missing, ${doubled} doubled, ${client.isInOrder ? 'in order without a gap' : 'NOT in order'}, ${client.resyncs} resyncs; ${commands} commands, ${client.unanswered.size} unanswered`,
  );
  client.lose();
  return (
    missing.length === 0 && doubled === 0 && client.isInOrder && client.resyncs === 0 && client.unanswered.size === 0
  );
};

/** Idle sockets of visitors on some servers, which note when pushes arrive. */
class IdleSockets {
  readonly arrivals: number[] = [];
  readonly #hosts: readonly string[];
  readonly #sockets: WebSocket[] = [];

  constructor(hosts: readonly string[]) {
    this.#hosts = hosts;
  }

  async open(count: number): Promise<void> {
    for (let first = 0; first < count; first += 50)
      await Promise.all(Array.from({ length: Math.min(50, count - first) }, () => this.#open()));
    // The servers tell their memory once a second, and collect garbage when they have a moment.
    await wait(2500);
  }

  close(): void {
    this.#sockets.forEach((each) => each.terminate());
  }

  async #open(): Promise<void> {
    const index = this.#sockets.length;
    const socket = new WebSocket(`ws://${this.#hosts[index % this.#hosts.length]}/socket`, {
      headers: { 'x-forwarded-for': `198.51.${index % 250}.${Math.floor(index / 250)}` },
    });
    this.#sockets.push(socket);
    await new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () =>
        socket.send(JSON.stringify({ type: 'sessionRequest', language: 'en', accessToken: null, guestId: null })),
      );
      socket.on('message', (data: Buffer) => {
        const { type, actorName } = JSON.parse(data.toString('utf8')) as Message;
        if (type === 'ackSession') resolve(null);
        if (type === 'actorOnline') this.arrivals.push(Date.now() - Number(actorName));
      });
    });
  }
}

const attackBySockets = async (): Promise<boolean> => {
  const count = socketCount ?? 0;
  const sockets = new IdleSockets(servers.hosts);
  await sockets.open(count);
  const rounds: number[] = [];
  for (let round = 1; round <= 5; round += 1) {
    sockets.arrivals.length = 0;
    await servers.any().perform({ push: 1_000_000 + round, guestId: null });
    await until(() => sockets.arrivals.length >= count, 5000);
    const sorted = sockets.arrivals.toSorted((a, b) => a - b);
    rounds.push(sorted.length < count ? Infinity : (sorted[Math.floor(count * 0.99)] ?? Infinity));
  }
  const middle = rounds.toSorted((a, b) => a - b)[2] ?? Infinity;
  print(
    `a push to ${count} sockets on ${servers.hosts.length} servers: p99 ${rounds.join(', ')} ms, median ${middle} (goal 250)`,
  );
  sockets.close();
  return middle < 250;
};

/** The memory of sockets beyond the first fifth, with which a server grows to its working size. */
const measureSockets = async (): Promise<void> => {
  const count = socketCount ?? 0;
  const server = await SharingProcess.start(databaseUrl, redisUrl);
  const sockets = new IdleSockets([server.host]);
  await sockets.open(count / 5);
  const before = server.rss;
  await sockets.open(count - count / 5);
  print(
    `${count} idle sockets on one server: ${((server.rss - before) / (count - count / 5) / 1024).toFixed(1)} KiB of resident memory each`,
  );
  sockets.close();
  await server.kill();
};

const measureReads = async (): Promise<boolean> => {
  const { one, two } = await cpuOfReads(databaseUrl);
  print(
    `CPU of a read, of Node, PostgreSQL and Redis: ${one.toFixed(0)} µs on one server, ${two.toFixed(0)} µs on two, ratio ${(two / one).toFixed(2)} (goal 1.15)`,
  );
  return two / one <= 1.15;
};

let isGood = false;
try {
  // The first alone, as it creates the world.
  await servers.start();
  await Promise.all(Array.from({ length: (serverCount ?? 4) - 1 }, () => servers.start()));
  await servers.any().perform({ logIn: { guestId: guest.guestId, token: guest.accessToken } });
  const isResumed = await attackByLosses();
  const isFast = await attackBySockets();
  await servers.killAll();
  await measureSockets();
  isGood = (await measureReads()) && isFast && isResumed;
} finally {
  await servers.killAll();
  await dropDatabases(run);
}
process.exitCode = isGood ? 0 : 1;
