import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('hashes with argon2id; only the same password matches, and none matches a missing hash', async () => {
  const passwords = createPasswords();
  const hashed = await passwords.hash('a long walk home');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.isRight(hashed, 'a long walk home')).toBe(true);
  expect(await passwords.isRight(hashed, 'a long walk hom')).toBe(false);
  expect(await passwords.isRight(null, 'nobody has this password')).toBe(false);
});
