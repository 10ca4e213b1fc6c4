import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { evening, guestsOfTheEvening, type EveningGuest } from '../testing/evening.ts';
import { openSocket } from '../testing/open-socket.ts';

const serverFile = fileURLToPath(new URL('../testing/crashable-server.ts', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'lounge-killed-'));
const file = join(directory, 'world.db');
const children: ChildProcess[] = [];

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};
afterEach(async () => {
  await Promise.all(children.splice(0).map(end));
  rmSync(directory, { recursive: true, force: true });
});

/** Starts a server; with `lastType` it dies between the commit and the first push of this type. */
const start = async (lastType?: string): Promise<{ child: ChildProcess; host: string }> => {
  const child = fork(serverFile, lastType === undefined ? [file] : [file, lastType], {
    execArgv: ['--conditions=@lounge/source'],
  });
  children.push(child);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, host: `127.0.0.1:${port}` };
};

/** Whether the server acknowledged the request; unknown if the connection broke. */
type Result = 'acknowledged' | 'unknown';

const buy = async (host: string, { guestId, token }: EveningGuest): Promise<Result> => {
  try {
    const answer = await fetch(`http://${host}/rest/v1/gallery/buyAlbum/${evening.albumId}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': `buy-${guestId}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    return answer.status === 200 && ((await answer.json()) as { success: boolean }).success
      ? 'acknowledged'
      : 'unknown';
  } catch {
    return 'unknown';
  }
};

const write = (host: string, { guestId, token, channelId }: EveningGuest): Promise<Result> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://${host}/socket`);
    const key = `write-${guestId}`;
    const done = (result: Result): void => {
      resolve(result);
      socket.terminate();
    };
    const sendMessage = (message: object) => socket.send(JSON.stringify({ ...message, accessToken: token, guestId }));
    socket.on('open', () => sendMessage({ type: 'sessionRequest', language: 'en' }));
    socket.on('message', (data: Buffer) => {
      const received = JSON.parse(data.toString('utf8')) as { type: string; message?: { key: string | null } };
      if (received.type === 'refused') done('unknown');
      if (received.type === 'channelMessage' && received.message?.key === key) done('acknowledged');
      if (received.type !== 'ackSession') return;
      const fields = { messageType: 'text', senderType: 'guest', isVideochat: false, isFreechat: false };
      const content = {
        data: { text: `Good evening from ${guestId}`, imageId: null },
        includedGifts: [],
        chatId: null,
      };
      sendMessage({ type: 'messageSend', key, channelId, ...fields, ...content });
    });
    socket.on('error', () => done('unknown'));
    socket.on('close', () => done('unknown'));
  });

/** All guests buy and write at the same time; `onAcknowledged` is called for each acknowledgement. */
const evenings = (host: string, onAcknowledged: () => void) =>
  Promise.all(
    guestsOfTheEvening.map(async (guest) => {
      const observed = async (result: Promise<Result>) => {
        if ((await result) === 'acknowledged') onAcknowledged();
        return result;
      };
      const [bought, wrote] = await Promise.all([observed(buy(host, guest)), observed(write(host, guest))]);
      return { guest, bought, wrote };
    }),
  );

/** Reads the file after the server has ended. */
const readFile = () => {
  const db = new Sqlite(file, { readonly: true });
  const all = <R>(sql: string) => db.prepare(sql).all() as R[];
  const content = {
    bought: all<{ guestId: number }>('select "guestId" from purchase').map(({ guestId: id }) => id),
    wrote: all<{ channelId: number }>(`select "channelId" from message where sender = 'guest'`).map(
      ({ channelId: id }) => id,
    ),
    balances: all<{ account: string; total: number }>(
      'select account, sum(amount) as total from "ledgerEntry" group by account',
    ),
    messagePrice: all<{ price: number }>('select distinct price from message').reduce(
      (sum, { price }) => sum + price,
      0,
    ),
    halves: all('select "transferId" from "ledgerEntry" group by "transferId" having sum(amount) <> 0'),
  };
  db.close();
  return content;
};

const inOrder = (ids: readonly number[]): readonly number[] => ids.toSorted((a, b) => a - b);

test('a server that is killed during fifty purchases and messages keeps what it acknowledged, once', async () => {
  const first = await start();
  let acknowledged = 0;
  const results = await evenings(first.host, () => {
    acknowledged += 1;
    if (acknowledged === 10) first.child.kill('SIGKILL');
  });
  await end(first.child);
  expect(acknowledged).toBeGreaterThanOrEqual(10);
  expect(acknowledged).toBeLessThan(guestsOfTheEvening.length * 2);
  const after = readFile();
  expect(after.halves).toEqual([]);
  expect(new Set(after.bought).size).toBe(after.bought.length);
  expect(new Set(after.wrote).size).toBe(after.wrote.length);
  for (const { guest, bought, wrote } of results) {
    if (bought === 'acknowledged') expect(after.bought).toContain(guest.guestId);
    if (wrote === 'acknowledged') expect(after.wrote).toContain(guest.channelId);
  }
  // All guests repeat their requests with the same keys, like clients that got no answer.
  const second = await start();
  const again = await evenings(second.host, () => undefined);
  expect(again.filter(({ bought, wrote }) => bought !== 'acknowledged' || wrote !== 'acknowledged')).toEqual([]);
  await end(second.child);
  const atTheEnd = readFile();
  expect(atTheEnd.halves).toEqual([]);
  expect(inOrder(atTheEnd.bought)).toEqual(guestsOfTheEvening.map(({ guestId }) => guestId));
  expect(inOrder(atTheEnd.wrote)).toEqual(guestsOfTheEvening.map(({ channelId }) => channelId));
  const owned = new Map(atTheEnd.balances.map(({ account, total }) => [account, total]));
  const left = evening.coins - evening.price - atTheEnd.messagePrice;
  for (const { guestId } of guestsOfTheEvening) expect(owned.get(`guest:${guestId}`)).toBe(left);
  expect(atTheEnd.balances.reduce((sum, { total }) => sum + total, 0)).toBe(0);
});

test('a push whose server died between commit and publishing comes with the next connection, once', async () => {
  const [guest] = guestsOfTheEvening;
  if (guest === undefined) throw new Error('there is no guest');
  const { guestId, token: accessToken, channelId } = guest;
  const request = { type: 'sessionRequest', language: 'en', accessToken, guestId };
  const first = await start('channelMessage');
  const before = await openSocket(first.host);
  const { positions } = await before.exchange(request);
  const died = once(first.child, 'exit');
  const fields = { messageType: 'text', senderType: 'guest', isVideochat: false, isFreechat: false, chatId: null };
  const content = { data: { text: 'Good evening', imageId: null }, includedGifts: [] };
  before.send({ type: 'messageSend', key: 'k-1', channelId, ...fields, ...content, accessToken, guestId });
  await died;
  expect(before.received).toEqual([]);
  const second = await start();
  const after = await openSocket(second.host);
  after.send({ ...request, lastSeen: { ...(positions as object), agoMs: 1_000 } });
  const messages = await after.until('ackSession');
  expect(messages.filter(({ type }) => type === 'channelMessage')).toMatchObject([
    { key: 'k-1', message: { text: 'Good evening' } },
  ]);
  expect(messages.map(({ type }) => type)).not.toContain('resync');
  after.socket.terminate();
});
