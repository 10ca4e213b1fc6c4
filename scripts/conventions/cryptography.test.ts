import { expect, test } from 'vitest';
import { unknownAlgorithms, unknownPackages } from './cryptography.ts';
import { sourcesBelow } from './repository.ts';

const shipped = sourcesBelow(
  'mock-api/src',
  'site/server',
  'site/src',
  'packages/transport/src',
  'packages/stores/src',
).filter(({ path }) => !/\.test\.|\/testing\/|\/e2e\//.test(path));

test('cryptography is that of Node, browsers and the packages of the inventory, with its algorithms', () => {
  expect(shipped.filter(({ text }) => text.includes(`'node:crypto'`)).length).toBeGreaterThan(5);
  expect(unknownAlgorithms(shipped)).toEqual([]);
  expect(unknownPackages(shipped)).toEqual([]);
});

test('reports another algorithm and another package', () => {
  const text = `import md5 from 'md5';\nimport { hash } from '@node-rs/argon2';\ncreateHash('md5').digest('hex'); createCipheriv( 'aes-256-ecb', k, null);`;
  const sources = [{ path: 'a.ts', text }];
  expect(unknownAlgorithms(sources)).toEqual(['a.ts: md5', 'a.ts: aes-256-ecb']);
  expect(unknownPackages(sources)).toEqual(['a.ts: md5']);
});

test('what nobody may guess comes from cryptographic random numbers', () => {
  const folders = [
    'mock-api/src/foundation/accounts',
    'mock-api/src/server/accounts',
    'mock-api/src/server/media',
    'site/server',
  ];
  const guessable = sourcesBelow(...folders).filter(
    ({ path, text }) => !path.includes('.test.') && text.includes('Math.random'),
  );
  expect(guessable.map(({ path }) => path)).toEqual([]);
});
