import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { createTokens, hashOfToken } from './tokens.ts';
import { tokenHash } from '../../world/token-hash.ts';

const tokens = createTokens('a secret for tests');
const { world, run } = aWorld('main');

test('a world reads its own anonymous tokens', async () => {
  const token = tokens.anonymous(world);
  expect(await tokens.read(token, world)).toEqual({ guestId: null, session: null });
  expect(await tokens.read(token, world)).toEqual({ guestId: null, session: null });
});

test('no two tokens are the same', () => {
  expect(tokens.anonymous(world)).not.toBe(tokens.anonymous(world));
});

const token = tokens.anonymous(world);

test.each([
  ['with another signature', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['with another random part', `a.${'x'.repeat(16)}.${token.split('.')[2]}`],
  ['without a signature', token.slice(0, token.lastIndexOf('.'))],
  ['with a signature that is too short', token.slice(0, -1)],
  ['that is only a prefix', 'a.'],
  ['with characters beyond ASCII', `a.x.${'ä'.repeat(27)}`],
  ['of no session', 'nobody'],
  ['that is empty', ''],
])('rejects a token %s', async (_, forged) => {
  expect(await tokens.read(forged, world)).toBeNull();
});

test('rejects a token of another world or another secret', async () => {
  expect(await tokens.read(token, aWorld('other').world)).toBeNull();
  expect(await createTokens('another secret').read(token, world)).toBeNull();
});

test('finds a session by the hash of its token, in its own world only', async () => {
  await run(`insert into session ("tokenHash", "guestId", "createdAt") values (?, 7, '')`, hashOfToken('pact-token'));
  expect(await tokens.read('pact-token', world)).toEqual({ guestId: 7, session: hashOfToken('pact-token') });
  expect(await tokens.read(hashOfToken('pact-token'), world)).toBeNull();
  expect(await tokens.read('pact-token', aWorld('other').world)).toBeNull();
});

test('hashes of Node and Web Crypto are equal', async () => {
  expect(await tokenHash('pact-token')).toBe(hashOfToken('pact-token'));
});

test('a new secret reads what the previous one has signed, and signs by itself', async () => {
  const rotated = createTokens('a new secret', ['a secret for tests']);
  const ofCookie = tokens.ofCookie('cookie');
  await run(`insert into session ("tokenHash", "guestId", "createdAt") values (?, 7, '')`, hashOfToken(ofCookie));
  expect(await rotated.read(token, world)).toEqual({ guestId: null, session: null });
  expect(await rotated.readCookie('cookie', world)).toEqual({
    token: ofCookie,
    bearer: { guestId: 7, session: hashOfToken(ofCookie) },
  });
  expect(rotated.ofCookie('cookie')).not.toBe(ofCookie);
  expect(await tokens.read(rotated.anonymous(world), world)).toBeNull();
  expect(await createTokens('a new secret').readCookie('cookie', world)).toBeNull();
});

test('an anonymous token is short enough for a parameter', () => {
  expect(tokens.anonymous(world)).toMatch(/^a\.[\w-]{16}\.[\w-]{27}$/);
});
