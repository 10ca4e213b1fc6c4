import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { createSecret, isStrongSecret } from './secret.ts';
import { createServer } from './server.ts';
import { worldStore } from './worlds/worlds.ts';

const secrets = [
  ['', false],
  ['a', false],
  ['a secret for tests', false],
  ['a'.repeat(100), false],
  ['0123456789'.repeat(10), false],
  [createSecret().slice(1), false],
  [createSecret(), true],
  // Hexadecimal text, as `openssl rand -hex 32` prints it.
  ['9f2c41d07be6358a1409fc72de53b68a0c94e7152bd8f6039ae1475cb20d68f3', true],
] as const;

test.each(secrets)('whether %j is a strong secret: %s', (secret, isStrong) => {
  expect(isStrongSecret(secret)).toBe(isStrong);
});

test.each(secrets)('a server with the secret %j is created: %s', (secret, isStrong) => {
  const create = () =>
    createServer({ worlds: worldStore({ main: aWorld().world, make: null }), secret, log: () => {} });
  if (isStrong) expect(create).not.toThrow();
  else expect(create).toThrow('a secret has at least 43 characters');
});
