import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { median, type Row } from './measure.ts';

const clients = 1000;
const pushes = 20;
const rounds = 5;
const serverFile = fileURLToPath(new URL('./servers.ts', import.meta.url));

const opened = (url: string, hello: string | null): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => {
      if (hello === null) return resolve(socket);
      socket.once('message', () => resolve(socket));
      return socket.send(hello);
    });
  });

const openAll = async (url: string, hello: string | null): Promise<WebSocket[]> => {
  const sockets: WebSocket[] = [];
  for (let at = 0; at < clients; at += 50) {
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => opened(url, hello)))));
  }
  return sockets;
};

/** Messages a second until every socket has heard every push. */
const rateOf = async (child: ChildProcess, sockets: readonly WebSocket[]): Promise<number> => {
  let left = clients * pushes;
  let done: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (done = resolve));
  const hear = () => {
    left -= 1;
    if (left === 0) done();
  };
  sockets.forEach((socket) => socket.on('message', hear));
  const began = performance.now();
  child.send({ publish: pushes });
  await all;
  const seconds = (performance.now() - began) / 1000;
  sockets.forEach((socket) => socket.off('message', hear));
  return (clients * pushes) / seconds;
};

const measured = async (kind: string): Promise<number> => {
  const child = fork(serverFile, [kind], {
    execArgv: ['--conditions=@lounge/source'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (message) => resolve(message as { port: number })),
  );
  const isOurs = kind !== 'bare-sockets';
  const hello = isOurs
    ? JSON.stringify({ type: 'sessionRequest', accessToken: null, guestId: null, language: 'en' })
    : null;
  const sockets = await openAll(`ws://127.0.0.1:${port}${isOurs ? '/socket' : ''}`, hello);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) rates.push(await rateOf(child, sockets));
  sockets.forEach((socket) => socket.terminate());
  child.kill('SIGKILL');
  return median(rates);
};

/** A push to a thousand sockets beside a bare `ws` server. */
export const socketRows = async (): Promise<Row[]> => {
  const bare = [await measured('bare-sockets')];
  const ours = [await measured('reference')];
  bare.push(await measured('bare-sockets'));
  ours.push(await measured('reference'));
  const [best, reference] = [Math.max(...ours), Math.max(...bare)];
  const text = (rate: number) => `${Math.round(rate).toLocaleString('en')} messages/s`;
  return [
    {
      name: 'a push to 1,000 sockets',
      value: text(best),
      reference: `bare ws ${text(reference)}`,
      ratio: best / reference,
      least: 0.8,
    },
  ];
};
