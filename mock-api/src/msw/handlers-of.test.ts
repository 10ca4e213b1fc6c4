import { bearer, operationText, queryPath } from '@lounge/protocol';
import { getActor, modelById } from '@lounge/protocol/content/actors';
import { storeProfilePicture } from '@lounge/protocol/foundation/guest';
import { downloadLegalText } from '@lounge/protocol/foundation/legal';
import { sessionEnded } from '@lounge/protocol/foundation/realtime';
import { createVisitorToken } from '@lounge/protocol/foundation/session';
import { getGuestBalance } from '@lounge/protocol/foundation/wallet';
import { getResponse, http, HttpHandler, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setPresence } from '../content/actors/set-presence.ts';
import { handlers } from '../handlers.ts';
import { setUpState } from '../states.ts';
import { aWorld } from '../testing/a-world.ts';
import { handlersOf } from './handlers-of.ts';
import { newVisitorToken } from './tokens.ts';

const api = 'https://api.example';
const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const actorPath = getActor.path.replace('{actorId}', '101');

/** A world of its own for a test, behind the API's origin. */
const serveWorld = (options: Parameters<typeof handlersOf>[1] = {}) => {
  const { world } = aWorld();
  network.use(...handlersOf(world, { origin: api, ...options }));
  return world;
};

const postJson = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
  return (await fetch(api + path, init)).json();
};

const askActor = async (accessToken: string) =>
  postJson(queryPath, { query: `query any { modelById(id: 101) { id } }` }, { authorization: bearer(accessToken) });

test('a call is answered from the world of the test, and another world does not see its changes', async () => {
  const changed = serveWorld();
  await setUpState({ name: 'no performer has the id', params: { id: 101 } }, changed);
  expect((await fetch(api + actorPath)).status).toBe(404);
  network.resetHandlers();
  serveWorld();
  const response = await fetch(api + actorPath);
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ id: 101 })]);
});

test('a query is answered, declared or not, with a visitor’s token only', async () => {
  serveWorld();
  const { accessToken } = (await postJson(createVisitorToken.path, {})) as { accessToken: string };
  const declared = { query: operationText(modelById), variables: { id: 101 } };
  expect(await postJson(queryPath, declared, { authorization: bearer(accessToken) })).toMatchObject({
    data: { modelById: { id: 101 } },
  });
  expect(await askActor(accessToken)).toEqual({ data: { modelById: { id: 101 } } });
  expect(await postJson(queryPath, declared)).toMatchObject({ errors: [{ message: 'Missing Vxql-Token' }] });
});

/** A connection whose messages are read one by one. */
const connect = async () => {
  const socket = new WebSocket('wss://api.example/socket');
  const received: unknown[] = [];
  let wake = (): void => undefined;
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)));
    wake();
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const next = async () => {
    while (received.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return received.shift();
  };
  return {
    socket,
    next,
    send: (message: object | string) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  };
};

test('the socket replies, and publishes what happens in its world', async () => {
  const world = serveWorld();
  const { socket, next, send } = await connect();
  send('no JSON');
  expect(await next()).toMatchObject({ type: 'refused', code: 'malformed' });
  send({ type: 'sessionRequest', language: 'en', accessToken: null, guestId: null });
  expect(await next()).toMatchObject({ type: 'ackSession' });
  await setPresence(world, 101, false);
  await setPresence(world, 101, true);
  const pushes = [await next(), await next()];
  expect(pushes).toContainEqual(expect.objectContaining({ type: 'actorOnline', actorId: 101 }));
  socket.close();
});

test('faults of the world and handlers of the test take precedence', async () => {
  const world = serveWorld();
  world.faults.inject({ call: getActor.id, times: 1, ms: 0, code: 'unavailable' });
  const statuses = [(await fetch(api + actorPath)).status, (await fetch(api + actorPath)).status];
  network.use(http.get(api + actorPath, () => new HttpResponse(null, { status: 418 })));
  expect([...statuses, (await fetch(api + actorPath)).status]).toEqual([503, 200, 418]);
});

test('the options say who calls, and files go both ways', async () => {
  const balance = api + getGuestBalance.path;
  serveWorld();
  expect((await fetch(balance)).status).toBe(401);
  const world = serveWorld({ guestId: 7 });
  await setUpState({ name: 'the guest’s balance is {amount}', params: { guestId: 7, amount: 500 } }, world);
  expect((await fetch(balance)).status).toBe(200);
  const body = new Uint8Array([1, 2, 3]);
  const upload = await fetch(api + storeProfilePicture.path, { method: 'POST', body });
  expect(await upload.json()).toMatchObject({ error: { code: 'wrongType' } });
  const file = await fetch(api + downloadLegalText.path.replace('{legalTextId}', '1'));
  expect([file.headers.get('content-type'), (await file.text()).slice(0, 9)]).toEqual(['text/html', '<!doctype']);
});

test('tokens are checked as on the server, by each transport', async () => {
  const world = serveWorld({ guestId: 7 });
  await setUpState({ name: 'the guest is logged in', params: { guestId: 40, token: 'robins-token' } }, world);
  await setUpState({ name: 'the guest’s balance is {amount}', params: { guestId: 40, amount: 500 } }, world);
  const balance = api + getGuestBalance.path;
  const statusFor = async (token: string) =>
    (await fetch(balance, { headers: { authorization: bearer(token) } })).status;
  const other = aWorld('other').world;
  const foreign = await newVisitorToken(other);
  const unknown = ['a.visitor', 'nobodys-token', foreign];
  expect(await Promise.all(unknown.map(statusFor))).toEqual([401, 401, 401]);
  expect(await (await fetch(`${balance}?access_token=nobodys-token`)).json()).toMatchObject({
    error: { code: 'needLogin' },
  });
  for (const token of unknown)
    expect(await askActor(token)).toMatchObject({ data: null, errors: [{ extensions: { code: 'needLogin' } }] });
  expect([await statusFor('robins-token'), await statusFor(await newVisitorToken(world))]).toEqual([200, 200]);
  await setUpState({ name: 'the token is invalid', params: { token: 'robins-token' } }, world);
  expect(await statusFor('robins-token')).toBe(401);
});

test('a message of a foreign guest or an unknown token is refused, one of the session is answered', async () => {
  const world = serveWorld();
  await setUpState({ name: 'the guest is logged in', params: { guestId: 40, token: 'robins-token' } }, world);
  const { socket, next, send } = await connect();
  const session = { type: 'sessionRequest', language: 'en', key: 'k-1' };
  const rejected = { type: 'refused', of: 'sessionRequest', code: 'needLogin', key: 'k-1' };
  for (const sender of [
    { accessToken: 'nobodys-token', guestId: null },
    { accessToken: 'robins-token', guestId: 41 },
    { accessToken: null, guestId: 40 },
  ]) {
    send({ ...session, ...sender });
    expect(await next()).toMatchObject(rejected);
  }
  send({ ...session, accessToken: 'robins-token', guestId: 40 });
  expect(await next()).toMatchObject({ type: 'ackSession' });
  const closed = new Promise<CloseEvent>((resolve) => socket.addEventListener('close', resolve));
  await setUpState({ name: 'the token is invalid', params: { token: 'robins-token' } }, world);
  send({ type: 'ping', accessToken: 'robins-token', guestId: 40 });
  expect((await closed).code).toBe(sessionEnded);
});

test('a body that is no JSON is malformed', async () => {
  serveWorld();
  const response = await fetch(api + createVisitorToken.path, { method: 'POST', body: '{' });
  expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
});

test.each(['fr', 'de-AT', ''])('the language "%s" is malformed, as on the server', async (language) => {
  serveWorld();
  const { accessToken } = (await postJson(createVisitorToken.path, {})) as { accessToken: string };
  const error = { code: 'malformed', field: 'language' };
  expect(await (await fetch(`${api}${actorPath}?language=${language}`)).json()).toMatchObject({ error });
  const declared = { query: operationText(modelById), variables: { id: 101 } };
  const by = { authorization: bearer(accessToken) };
  expect(await postJson(`${queryPath}?language=${language}`, declared, by)).toMatchObject({ error });
});

test('an aborted request ends without an error, whatever its handler meets afterwards', async () => {
  const { world } = aWorld();
  const handlersOfWorld = handlersOf(world, { origin: api });
  const aborting = new AbortController();
  const call = { method: 'POST', body: '{}', signal: aborting.signal };
  let go = (): void => undefined;
  const entered = new Promise<void>((resolve) => {
    world.faults.inject({ call: '*', times: 1, ms: 0, code: null });
    vi.spyOn(world.faults, 'apply').mockImplementation(async () => {
      resolve();
      await new Promise<void>((release) => (go = release));
      return null;
    });
  });
  const answer = getResponse(
    handlersOfWorld.filter((each) => each instanceof HttpHandler),
    new Request(api + createVisitorToken.path, call),
  );
  await entered;
  aborting.abort();
  // As a test that ends does.
  world.database.close();
  go();
  await expect(answer).resolves.toBeInstanceOf(Response);
  network.use(...handlersOfWorld);
  await expect(fetch(api + createVisitorToken.path, call)).rejects.toThrow('aborted');
});

test('each declared call over HTTP has a handler', () => {
  const { world } = aWorld();
  const rest = handlers.filter(({ call }) => call.kind === 'rest');
  const services = new Set(handlers.flatMap(({ call }) => (call.kind === 'query' ? [call.service] : [])));
  // And one for each query service, one for the socket.
  expect(handlersOf(world)).toHaveLength(rest.length + services.size + 1);
});
