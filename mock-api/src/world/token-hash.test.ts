import { expect, test } from 'vitest';
import { hashOfToken } from '../server/accounts/tokens.ts';
import { tokenHash } from './token-hash.ts';

test.each(['pact-token', '', 'ñ ü 😀'])('hashes %j like the server', async (token) => {
  expect(await tokenHash(token)).toBe(hashOfToken(token));
});
