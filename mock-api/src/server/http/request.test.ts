import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { createHosting } from './hosting.ts';
import { requestTargetOf, callerOf, cookieOf, tokenOf, worldOf } from './request.ts';
import { createTokens, hashOfToken } from '../accounts/tokens.ts';
import { worldStore } from '../worlds/worlds.ts';

const request = (headers: IncomingMessage['headers'], url = '/') => ({ url, headers }) as IncomingMessage;

test.each([
  ['/rest/v1/alive', '/rest/v1/alive', {}],
  ['/a?x=1&y=%20z', '/a', { x: '1', y: ' z' }],
  ['/a?x=1&x=2', '/a', { x: '2' }],
  ['/a?', '/a', {}],
  ['/a?x', '/a', { x: '' }],
  ['/a?b=c?d', '/a', { b: 'c?d' }],
])('splits the address %s', (url, path, fields) => {
  expect(requestTargetOf(request({}, url), 'r-1')).toEqual({ path, fields, query: {}, requestId: 'r-1' });
});

test.each([
  ['world=one', 'one'],
  ['a=b; world=one ;c=d', 'one'],
  ['world=a=b', 'a=b'],
  ['world=', ''],
  ['otherworld=one', null],
  ['worldx', null],
  ['world', null],
  ['', null],
])('the cookies "%s" have the world %s', (cookie, value) => {
  expect(cookieOf(request({ cookie }), 'world')).toBe(value);
});

test('a request without cookies has none', () => {
  expect(cookieOf(request({}), 'world')).toBeNull();
});

// @spec rule:access-token-transport, constant:http.accessTokenParam, constant:http.authHeader
test.each([
  ['the header', { authorization: 'Bearer one' }, {}, true, 'one'],
  ['the header in lower case', { authorization: 'bearer  one' }, {}, true, 'one'],
  ['the header before the parameter', { authorization: 'Bearer one' }, { access_token: 'two' }, true, 'one'],
  ['the parameter where it is allowed', {}, { access_token: 'two' }, true, 'two'],
  ['no parameter where it is not allowed', {}, { access_token: 'two' }, false, null],
  ['no other scheme', { authorization: 'Basic one' }, {}, true, null],
  ['no scheme that ends like it', { authorization: 'NotBearer one' }, {}, true, null],
  ['nothing that has more than a token', { authorization: 'Bearer one two' }, {}, true, null],
])('a token is read from %s', (_, headers, query, inQuery, token) => {
  expect(tokenOf(request(headers), query, inQuery)).toBe(token);
});

const main = aWorld('main').world;
const worlds = worldStore({ main, make: (name) => aWorld(name).world });
const off = worldStore({ main, make: null });

test.each([
  [{}, 'main'],
  [{ 'x-world': 'one' }, 'one'],
  [{ cookie: 'world=two' }, 'two'],
  [{ 'x-world': 'one', cookie: 'world=two' }, 'one'],
  [{ 'x-world': '' }, 'main'],
  [{ 'x-world': 'not a name' }, undefined],
  [{ cookie: 'world=not a name' }, 'main'],
])('%j selects the world %s', async (headers, name) => {
  expect((await worldOf(request(headers), worlds))?.name).toBe(name);
});

test('without worlds a header is rejected and a cookie is ignored', async () => {
  expect(await worldOf(request({ 'x-world': 'one' }), off)).toBeNull();
  expect(await worldOf(request({ cookie: 'world=one' }), off)).toBe(main);
});

const tokens = createTokens('a secret for tests');

test.each([
  ['brasa.localhost:3000', { language: 'es' }, 'brasa', 'es'],
  ['velvet.example', { language: 'nl' }, 'velvet', 'nl'],
  ['127.0.0.1', { language: 'fr' }, 'velvet', 'en'],
  ['127.0.0.1', {}, 'velvet', 'en'],
])('at %s with %j the brand is %s and the language %s', async (host, query, brand, language) => {
  const target = requestTargetOf(request({}, `/?${new URLSearchParams(query as Record<string, string>)}`), 'r-1');
  const token = tokens.anonymous(main);
  const context = { world: main, tokens, token, hosting: createHosting() };
  const caller = { guestId: null, language, brand, requestId: 'r-1', key: null, visitor: token.slice(2, 18) };
  expect(await callerOf(request({ host }), target, context)).toEqual({
    ok: true,
    caller,
  });
});

test('a caller without a token is anonymous, an unknown token is rejected', async () => {
  const target = requestTargetOf(request({}), 'r-1');
  const context = { world: main, tokens, token: null, hosting: createHosting() };
  expect(await callerOf(request({}), target, context)).toMatchObject({ ok: true, caller: { guestId: null } });
  expect(await callerOf(request({}), target, { ...context, token: 'forged' })).toEqual({
    ok: false,
    code: 'needLogin',
  });
});

test('a caller with a session has the session and no name of a visitor', async () => {
  const { world, run } = aWorld('main');
  const session = hashOfToken('of robin');
  await run(`insert into session ("tokenHash", "guestId", "createdAt") values (?, 7, '')`, session);
  const target = requestTargetOf(request({}), 'r-1');
  const context = { world, tokens, token: 'of robin', hosting: createHosting() };
  expect(await callerOf(request({}), target, context)).toEqual({
    ok: true,
    caller: { guestId: 7, session, language: 'en', brand: 'velvet', requestId: 'r-1', key: null },
  });
  expect(await callerOf(request({}), target, { ...context, token: null })).toEqual({
    ok: true,
    caller: { guestId: null, language: 'en', brand: 'velvet', requestId: 'r-1', key: null },
  });
});

test('reads the idempotency key of a request', async () => {
  const context = { world: main, tokens, token: null, hosting: createHosting() };
  const result = await callerOf(request({ 'idempotency-key': 'k-1' }), requestTargetOf(request({}), 'r-1'), context);
  expect(result).toMatchObject({ ok: true, caller: { key: 'k-1' } });
});
