import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { clientMessage } from '@lounge/protocol';
import { sessionRequest } from '@lounge/protocol/foundation/realtime';
import { WebSocket } from 'ws';
import { median, type Row } from './measure.ts';

const clients = 1000;
const pushes = 20;
const rounds = 5;
const serverFile = fileURLToPath(new URL('./servers.ts', import.meta.url));

const openSocket = (url: string, firstMessage: string | null): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => {
      if (firstMessage === null) return resolve(socket);
      socket.once('message', () => resolve(socket));
      return socket.send(firstMessage);
    });
  });

const openAll = async (url: string, firstMessage: string | null): Promise<WebSocket[]> => {
  const sockets: WebSocket[] = [];
  for (let at = 0; at < clients; at += 50) {
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => openSocket(url, firstMessage)))));
  }
  return sockets;
};

/** Returns the messages per second until every socket has received every push. */
const rateOf = async (child: ChildProcess, sockets: readonly WebSocket[]): Promise<number> => {
  let remaining = clients * pushes;
  let done: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (done = resolve));
  const onMessage = () => {
    remaining -= 1;
    if (remaining === 0) done();
  };
  sockets.forEach((socket) => socket.on('message', onMessage));
  const startedAt = performance.now();
  child.send({ publish: pushes });
  await all;
  const seconds = (performance.now() - startedAt) / 1000;
  sockets.forEach((socket) => socket.off('message', onMessage));
  return (clients * pushes) / seconds;
};

const measure = async (kind: string): Promise<number> => {
  const child = fork(serverFile, [kind], {
    execArgv: ['--conditions=@lounge/source'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (message) => resolve(message as { port: number })),
  );
  const isOurs = kind !== 'bare-sockets';
  const firstMessage = isOurs
    ? JSON.stringify(clientMessage(sessionRequest, { language: 'en' }, { token: null, guestId: null }))
    : null;
  const sockets = await openAll(`ws://127.0.0.1:${port}${isOurs ? '/socket' : ''}`, firstMessage);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) rates.push(await rateOf(child, sockets));
  sockets.forEach((socket) => socket.terminate());
  child.kill('SIGKILL');
  return median(rates);
};

/** A push to a thousand sockets, compared with a bare `ws` server. */
export const socketRows = async (): Promise<Row[]> => {
  const bare = [await measure('bare-sockets')];
  const ours = [await measure('reference')];
  bare.push(await measure('bare-sockets'));
  ours.push(await measure('reference'));
  const [best, reference] = [Math.max(...ours), Math.max(...bare)];
  const text = (rate: number) => `${Math.round(rate).toLocaleString('en')} messages/s`;
  return [
    {
      name: 'a push to 1,000 sockets',
      value: text(best),
      reference: `bare ws ${text(reference)}`,
      ratio: best / reference,
      minRatio: 0.8,
    },
  ];
};
