import { clientMessage, type MessageSender } from '@lounge/protocol';
import { sessionRequest } from '@lounge/protocol/foundation/realtime';
import { WebSocket } from 'ws';
import { median, serve, type Row, type ServedTarget } from './measure.ts';
import { rounds as roundsOf } from './rounds.ts';
import { viewerSession } from './viewers.ts';
import { watchMessage } from './watchers.ts';

const clients = roundsOf(1000, 50);
const pushes = roundsOf(20, 2);
const rounds = roundsOf(5);

const openSocket = (url: string, messages: readonly string[]): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const waiting = messages.values();
    const sendNext = () => {
      const { done, value } = waiting.next();
      if (done !== true) return socket.send(value);
      socket.off('message', sendNext);
      return resolve(socket);
    };
    socket.on('error', reject);
    // Each message is answered before the next one.
    socket.on('message', sendNext);
    socket.on('open', sendNext);
  });

/** A measured server. */
interface Kind {
  /** The name of the server in servers.ts. */
  readonly server: string;
  readonly path: string;
  /** The type of the messages that are counted. */
  readonly type: string;
  /** The first messages of a socket, numbered from 0. */
  readonly messages: (at: number) => readonly string[];
}

const sessionOf = (sender: MessageSender): string =>
  JSON.stringify(clientMessage(sessionRequest, { language: 'en' }, sender));

const visitor = { token: null, guestId: null };

const kinds = {
  bare: { server: 'bare-sockets', path: '', type: 'actorOnline', messages: () => [] },
  visitors: {
    server: 'reference',
    path: '/socket',
    type: 'actorOnline',
    messages: () => [sessionOf(visitor)],
  },
  viewers: {
    server: 'viewers',
    path: '/socket',
    type: 'liveReaction',
    messages: (at) => [sessionOf(viewerSession(at))],
  },
  watchers: {
    server: 'watchers',
    path: '/socket',
    type: 'feedGoalChanged',
    messages: () => [sessionOf(visitor), watchMessage],
  },
} as const satisfies Record<string, Kind>;

const openAll = async (port: number, { path, messages }: Kind): Promise<WebSocket[]> => {
  const sockets: WebSocket[] = [];
  const openNext = (_: unknown, more: number) =>
    openSocket(`ws://127.0.0.1:${port}${path}`, messages(sockets.length + more));
  while (sockets.length < clients) sockets.push(...(await Promise.all(Array.from({ length: 50 }, openNext))));
  return sockets;
};

/** Returns the messages per second until every socket has received every push. */
const rateOf = async (served: ServedTarget, sockets: readonly WebSocket[], { type }: Kind): Promise<number> => {
  let remaining = clients * pushes;
  let done: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (done = resolve));
  const onMessage = (data: Buffer) => {
    if (!data.includes(type)) return;
    remaining -= 1;
    if (remaining === 0) done();
  };
  sockets.forEach((socket) => socket.on('message', onMessage));
  const startedAt = performance.now();
  served.publish(pushes);
  await all;
  const seconds = (performance.now() - startedAt) / 1000;
  sockets.forEach((socket) => socket.off('message', onMessage));
  return (clients * pushes) / seconds;
};

const measure = async (kind: Kind): Promise<number> => {
  const served = await serve(kind.server);
  const sockets = await openAll(served.port, kind);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) rates.push(await rateOf(served, sockets, kind));
  sockets.forEach((socket) => socket.terminate());
  await served.close();
  return median(rates);
};

/** A push to a thousand sockets, a live reaction to a thousand viewers and a tip of a post that a thousand pages follow, compared with a bare `ws` server. */
export const socketRows = async (): Promise<Row[]> => {
  const rates = { bare: [0], visitors: [0], viewers: [0], watchers: [0] };
  for (let turn = 0; turn < roundsOf(2); turn += 1)
    for (const kind of ['bare', 'visitors', 'viewers', 'watchers'] as const)
      rates[kind].push(await measure(kinds[kind]));
  const bare = Math.max(...rates.bare);
  const text = (rate: number) => `${Math.round(rate).toLocaleString('en')} messages/s`;
  const row = (name: string, rate: number): Row => ({
    name,
    value: text(rate),
    reference: `bare ws ${text(bare)}`,
    ratio: rate / bare,
    minRatio: 0.8,
  });
  return [
    row('a push to 1,000 sockets', Math.max(...rates.visitors)),
    row('a live reaction to 1,000 viewers of a performer', Math.max(...rates.viewers)),
    row('a goal after a tip to 1,000 pages that follow it', Math.max(...rates.watchers)),
  ];
};
