/**
 * Four servers on one database: sockets are lost while both sides send and servers are killed; then a push to many idle sockets. It makes
 * its own database and drops it.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { favouritePinActor } from '@lounge/protocol/content/favourites';
import { WebSocket } from 'ws';
import { createEmpty, dropDatabases, urlOf } from './postgres/test-databases.ts';
import { redisUrl } from './postgres/test-redis.ts';
import { SharingProcess } from './SharingProcess.ts';

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

const print = (line: string): void => void process.stdout.write(`${line}\n`);
type Message = Readonly<Record<string, unknown>>;
const guest = { accessToken: randomBytes(24).toString('base64url'), guestId: 7 };

const run = String(process.pid);
const databaseUrl = urlOf(await createEmpty(run, 'attack'));
const servers: SharingProcess[] = [];
const start = () => SharingProcess.start(databaseUrl, redisUrl);
const anyServer = (): SharingProcess => {
  const server = servers[Math.floor(Math.random() * servers.length)];
  if (server === undefined) throw new Error('There is no server.');
  return server;
};

/** A client as the platform's is one: it resumes, and sends what was not answered again under its key. */
class Client {
  readonly received: Message[] = [];
  readonly answered = new Map<string, number>();
  readonly unanswered = new Map<string, object>();
  resyncs = 0;
  positions: Record<string, unknown> = {};
  start: Message = {};
  #socket: WebSocket | null = null;

  async connect(): Promise<void> {
    for (;;) {
      try {
        await this.#open();
        return;
      } catch {
        // The server was killed: another one takes the connection.
        await wait(20);
      }
    }
  }

  async #open(): Promise<void> {
    const socket = new WebSocket(`ws://${anyServer().host}/socket`);
    await new Promise<void>((resolve, reject) => {
      socket.once('close', () => reject(new Error('closed')));
      socket.on('error', reject);
      socket.once('open', () => {
        const lastSeen =
          Object.keys(this.positions).length > 0 ? { lastSeen: { ...this.positions, agoMs: awayMs } } : {};
        socket.send(JSON.stringify({ type: 'sessionRequest', language: 'en', ...guest, ...lastSeen }));
      });
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString('utf8')) as Message;
        if (message['type'] === 'ackSession') {
          if (Object.keys(this.positions).length === 0) {
            this.positions = { ...(message['positions'] as object) };
            this.start = { ...this.positions };
          }
          resolve();
        } else this.#take(message);
      });
    });
    this.#socket = socket;
    for (const command of this.unanswered.values()) socket.send(JSON.stringify(command));
  }

  #take(message: Message): void {
    if (message['type'] === 'resync') this.resyncs += 1;
    const { key, stream, seq } = message;
    if (typeof key === 'string' && this.unanswered.delete(key))
      this.answered.set(key, (this.answered.get(key) ?? 0) + 1);
    if (typeof stream !== 'string') return;
    // The reply of a repeated command keeps its number.
    if (Number(seq) <= Number(this.positions[stream]) && typeof key === 'string') return;
    this.received.push(message);
    this.positions[stream] = seq;
  }

  send(command: { readonly key: string } & Message): void {
    const whole = { ...command, ...guest };
    this.unanswered.set(command.key, whole);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(whole));
  }

  lose(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }
}

const until = async (isDone: () => boolean, ms: number): Promise<void> => {
  for (const end = Date.now() + ms; !isDone() && Date.now() < end;) await wait(20);
};

const attackByLosses = async (): Promise<boolean> => {
  const client = new Client();
  await client.connect();
  const pushed = new Set<number>();
  let [next, commands, kills, isOver] = [0, 0, 0, false];
  const traffic = async (): Promise<void> => {
    while (!isOver) {
      next += 1;
      const push = next;
      const isDone = await anyServer().perform({ push, guestId: push % 2 === 0 ? guest.guestId : null });
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
      const [killed] = servers.splice(Math.floor(Math.random() * servers.length), 1);
      await killed?.kill();
      kills += 1;
      servers.push(await start());
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
  const isInOrder = ['public', 'guest'].every((stream) =>
    client.received
      .filter((each) => each['stream'] === stream)
      .every(({ seq }, index) => Number(seq) === Number(client.start[stream]) + index + 1),
  );
  print(
    `${lostTimes} lost connections of ${awayMs} ms, ${kills} servers killed: ${pushed.size} pushes, ${missing.length} missing, ${doubled} doubled, ${isInOrder ? 'in order without a gap' : 'NOT in order'}, ${client.resyncs} resyncs; ${commands} commands, ${client.unanswered.size} unanswered`,
  );
  client.lose();
  return missing.length === 0 && doubled === 0 && isInOrder && client.resyncs === 0 && client.unanswered.size === 0;
};

const attackBySockets = async (): Promise<boolean> => {
  const count = socketCount ?? 0;
  const arrivals: number[] = [];
  const before = servers.map(({ rss }) => rss);
  const sockets: WebSocket[] = [];
  const open = async (index: number): Promise<void> => {
    const socket = new WebSocket(`ws://${servers[index % servers.length]?.host}/socket`, {
      headers: { 'x-forwarded-for': `198.51.${index % 250}.${Math.floor(index / 250)}` },
    });
    sockets.push(socket);
    await new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () =>
        socket.send(JSON.stringify({ type: 'sessionRequest', language: 'en', accessToken: null, guestId: null })),
      );
      socket.on('message', (data: Buffer) => {
        const { type, actorName } = JSON.parse(data.toString('utf8')) as Message;
        if (type === 'ackSession') resolve(null);
        if (type === 'actorOnline') arrivals.push(Date.now() - Number(actorName));
      });
    });
  };
  for (let first = 0; first < count; first += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - first) }, (_, index) => open(first + index)));
  await wait(2500);
  const grown = servers.map(({ rss }, index) => rss - (before[index] ?? 0)).reduce((sum, each) => sum + each, 0);
  const rounds: number[] = [];
  for (let round = 1; round <= 5; round += 1) {
    arrivals.length = 0;
    await anyServer().perform({ push: 1_000_000 + round, guestId: null });
    await until(() => arrivals.length >= count, 5000);
    const sorted = arrivals.toSorted((a, b) => a - b);
    rounds.push(sorted.length < count ? Infinity : (sorted[Math.floor(count * 0.99)] ?? Infinity));
  }
  const middle = rounds.toSorted((a, b) => a - b)[2] ?? Infinity;
  print(
    `${count} sockets on ${servers.length} servers: ${(grown / count / 1024).toFixed(1)} KiB each; a push to all of them at p99 ${rounds.join(', ')} ms, median ${middle} (goal 250)`,
  );
  sockets.forEach((each) => each.terminate());
  return middle < 250;
};

let isGood = false;
try {
  servers.push(await start());
  servers.push(...(await Promise.all(Array.from({ length: (serverCount ?? 4) - 1 }, start))));
  await servers[0]?.perform({ logIn: { guestId: guest.guestId, token: guest.accessToken } });
  const isResumed = await attackByLosses();
  isGood = (await attackBySockets()) && isResumed;
} finally {
  await Promise.all(servers.map((each) => each.kill()));
  await dropDatabases(run);
}
process.exitCode = isGood ? 0 : 1;
