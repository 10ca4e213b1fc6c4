import { operationText } from '@lounge/protocol';
import { addAlbumTags } from '@lounge/protocol/content/galleries';
import { messageSend } from '@lounge/protocol/content/messenger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { startReference, type Reference } from '../verify/reference.ts';
import { statesAt } from '../verify/set-state.ts';
import { queryOrder, restOrder, socketOrder, type OrderedFailure } from './failure-order.ts';

/** A request, or the part of it that makes it fail. */
interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string;
}

let server: Reference;
let strict: Reference;
beforeAll(async () => {
  server = await startReference();
  strict = await startReference({ requestsPerTenSeconds: 1 });
  const setState = statesAt(server.statesUrl);
  const guest = (world: string, guestId: number, token: string) =>
    setState({ name: 'the guest is logged in', params: { guestId, token } }, world);
  const world = 'order';
  await guest(world, 7, 'of-locked');
  await guest(world, 8, 'of-restricted');
  await guest(world, 9, 'of-guest');
  await setState({ name: 'the guest’s account is restricted', params: { guestId: 7, level: 2 } }, world);
  await setState({ name: 'the guest’s account is locked', params: { guestId: 7 } }, world);
  await setState({ name: 'the guest’s account is restricted', params: { guestId: 8, level: 2 } }, world);
  await setState({ name: 'the visitor is anonymous', params: { token: 'of-visitor' } }, world);
});
afterAll(() => Promise.all([server.close(), strict.close()]));

/** A request with all faults from one on: those that are found earlier replace what those after them need. */
const faulty = (right: Sent, faults: readonly (Sent | null)[], from: number): Sent => {
  let sent = right;
  for (const fault of faults.slice(from).toReversed())
    if (fault !== null) sent = { ...sent, ...fault, headers: { ...sent.headers, ...fault.headers } };
  return sent;
};

const codeOf = (value: unknown): unknown => {
  const { error, errors } = value as {
    error?: { code: unknown };
    errors?: readonly { extensions: { code: unknown } }[];
  };
  return error?.code ?? errors?.[0]?.extensions.code;
};

const send = async (
  baseUrl: string,
  { path = '', method = 'POST', headers = {}, body = '' }: Sent,
): Promise<unknown> => {
  const own = Object.entries(headers).filter((each): each is [string, string] => each[1] !== null);
  const response = await fetch(`${baseUrl}${path}`, { method, headers: Object.fromEntries(own), body });
  return codeOf(await response.json());
};

const of = (token: string) => ({ authorization: `Bearer ${token}` });
const common = { 'content-type': 'application/json', 'x-world': 'order', ...of('of-guest') };
const elsewhere = { headers: { origin: 'https://elsewhere.example' } };
const noWorld = { headers: { 'x-world': 'no world' } };
const bodies = [
  { body: `{"text":"${'x'.repeat(100_000)}"}` },
  { headers: { 'content-type': 'text/css' }, body: '{"broken' },
  { body: '{"broken' },
];
/** Faults of accounts: anonymous, locked and restricted, restricted. */
const accounts = [{ headers: of('of-visitor') }, { headers: of('of-locked') }, { headers: of('of-restricted') }];

const rest: Sent = {
  path: '/rest/v1/gallery/buyAlbum/91001',
  headers: { ...common, 'idempotency-key': 'k-1' },
  body: '{}',
};
/** One for each place of the order; null where another request shows it. */
const restFaults: readonly (Sent | null)[] = [
  null,
  { path: '/rest/v1/nothing' },
  elsewhere,
  noWorld,
  { headers: of('of-nobody') },
  null,
  null,
  ...bodies,
  { path: `${rest.path}?language=fr` },
  { body: '{"voucherId":"one"}' },
  { headers: { 'idempotency-key': null } },
  ...accounts,
];

const query: Sent = {
  path: '/vxql',
  headers: common,
  body: JSON.stringify({ query: operationText(addAlbumTags), variables: { tagIds: ['sea'], albumId: 91001 } }),
};
const queryFaults: readonly (Sent | null)[] = [
  null,
  { method: 'PUT' },
  elsewhere,
  noWorld,
  ...bodies,
  { headers: { authorization: null } },
  { headers: of('of-nobody') },
  { path: '/vxql?language=fr' },
  { body: JSON.stringify({ query: 'mutation { nothing }', variables: {} }) },
  { body: JSON.stringify({ query: operationText(addAlbumTags), variables: { tagIds: ['sea'], albumId: 0 } }) },
  ...accounts,
];

const places = (order: readonly OrderedFailure[], faults: readonly unknown[]) =>
  order.map(({ code, when }, at) => ({ code, when, at })).filter(({ at }) => faults[at] !== null);

test('every place of an order has a fault', () => {
  expect([restFaults.length, queryFaults.length]).toEqual([restOrder.length, queryOrder.length]);
});

test.each(places(restOrder, restFaults))('REST answers $code before all that follows: $when', async ({ code, at }) => {
  expect(await send(server.baseUrl, faulty(rest, restFaults, at))).toBe(code);
});

test.each(places(queryOrder, queryFaults))('a query fails with $code before all that follows: $when', async (each) => {
  expect(await send(server.baseUrl, faulty(query, queryFaults, each.at))).toBe(each.code);
});

test('without a fault the call itself decides', async () => {
  expect(await send(server.baseUrl, rest)).toBe('unknown');
  expect(await send(server.baseUrl, query)).toBe('unknown');
});

test('the limit of an address comes before everything', async () => {
  await send(strict.baseUrl, rest);
  expect(restOrder[0]?.code).toBe('tooMany');
  expect(await send(strict.baseUrl, faulty(rest, restFaults, 0))).toBe('tooMany');
  expect(queryOrder[0]?.code).toBe('tooMany');
  expect(await send(strict.baseUrl, faulty(query, queryFaults, 0))).toBe('tooMany');
});

test('the limit of events comes after the token and before the body', async () => {
  expect(restOrder[5]?.code).toBe('tooMany');
  const event: Sent = {
    path: '/rest/v1/tracking/track',
    headers: common,
    body: '{"broken',
  };
  for (let sent = 0; sent < 60; sent += 1) await send(server.baseUrl, event);
  expect(await send(server.baseUrl, event)).toBe('tooMany');
  expect(await send(server.baseUrl, { ...event, headers: { ...common, ...of('of-nobody') } })).toBe('needLogin');
});

test('who may not upload a file is rejected before its size', async () => {
  expect(restOrder[6]?.code).toBe('needLogin');
  const body = 'x'.repeat(11 * 1024 * 1024);
  const upload = { path: '/rest/v1/guest/storeProfilePicture', headers: common, body };
  expect(await send(server.baseUrl, upload)).toBe('tooLarge');
  expect(await send(server.baseUrl, { ...upload, headers: { ...common, ...of('of-visitor') } })).toBe('needLogin');
});

/** A message; `session` is who requested the session of its socket. */
interface SentMessage {
  readonly session: { readonly accessToken: string; readonly guestId: number | null } | null;
  readonly frame: Readonly<Record<string, unknown>> | readonly unknown[];
}

const bearer = (name: 'guest' | 'locked' | 'restricted' | 'visitor') => ({
  accessToken: `of-${name}`,
  guestId: { guest: 9, locked: 7, restricted: 8, visitor: null }[name],
});

const right = {
  type: messageSend.type,
  key: 'k-1',
  channelId: 999,
  messageType: 'text',
  senderType: 'guest',
  isVideochat: false,
  isFreechat: false,
  data: { text: 'Hi', imageId: null },
  includedGifts: [],
  chatId: null,
};

/** The parts of a command that make it fail, in the order of the socket. */
const messageFaults: readonly (Readonly<Record<string, unknown>> | null)[] = [
  null,
  { type: 5 },
  { type: 'nothing' },
  { key: 5 },
  { accessToken: 'of-nobody' },
  null,
  { channelId: 0 },
  { key: undefined },
  null,
  null,
  null,
];

const sendMessage = (url: string, { session, frame }: SentMessage): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers: { 'x-world': 'order' } });
    const transmit = () => socket.send(JSON.stringify(frame));
    socket.on('error', reject);
    socket.on('open', () => {
      if (session === null) transmit();
      else socket.send(JSON.stringify({ type: 'sessionRequest', language: 'en', ...session }));
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as { type: string; of?: string; code?: string };
      if (message.type === 'ackSession') transmit();
      if (message.type !== 'refused') return;
      socket.close();
      resolve(message.code);
    });
  });

const frameFrom = (from: number, caller: object): SentMessage['frame'] =>
  messageFaults
    .slice(from)
    .toReversed()
    .reduce<Readonly<Record<string, unknown>>>((frame, fault) => ({ ...frame, ...fault }), { ...right, ...caller });

test.each(places(socketOrder, messageFaults))(
  'the socket rejects with $code before all that follows: $when',
  async (each) => {
    // Before the session's place nobody has a session, after it everybody does.
    const session = each.at < 6 ? null : bearer('visitor');
    expect(await sendMessage(server.socketUrl, { session, frame: frameFrom(each.at, bearer('visitor')) })).toBe(
      each.code,
    );
  },
);

test('a command without a session is rejected before its fields', async () => {
  expect(socketOrder[5]?.code).toBe('needLogin');
  expect(await sendMessage(server.socketUrl, { session: null, frame: frameFrom(6, bearer('guest')) })).toBe(
    'needLogin',
  );
});

test.each([
  ['visitor', 8],
  ['locked', 9],
  ['restricted', 10],
] as const)('a valid command of a %s is rejected in the place %i', async (name, at) => {
  const caller = bearer(name);
  expect(await sendMessage(server.socketUrl, { session: caller, frame: { ...right, ...caller } })).toBe(
    socketOrder[at]?.code,
  );
  expect(messageFaults).toHaveLength(socketOrder.length);
});

test('a valid command of a guest is decided by itself', async () => {
  const caller = bearer('guest');
  expect(await sendMessage(server.socketUrl, { session: caller, frame: { ...right, ...caller } })).toBe('unknown');
});

test('the limit of an address comes before the form of a message', async () => {
  expect(socketOrder[0]?.code).toBe('tooMany');
  const frame = frameFrom(1, bearer('visitor'));
  // Opening the socket is the one request that this server answers.
  const fresh = await startReference({ requestsPerTenSeconds: 1 });
  expect(await sendMessage(fresh.socketUrl, { session: null, frame })).toBe('tooMany');
  await fresh.close();
});
