import { expect, test } from 'vitest';
import { boundToNode } from './pure-server.ts';
import { sourcesBelow } from './repository.ts';

test('handlers, world and pipeline run without Node and Koa', () => {
  expect(boundToNode(sourcesBelow('mock-api'))).toEqual([]);
});

test.each([
  `import Koa from 'koa';`,
  `import { readFileSync } from 'node:fs';`,
  `import { readSeeds } from '../../server/seeds.ts';`,
  `const run = new Function('1');`,
  `const bytes = Buffer.from('1');`,
])('a handler with %s is found, the same line in the shell is not', (text) => {
  expect(boundToNode([{ path: 'mock-api/src/content/actors/handlers.ts', text }])).toHaveLength(1);
  expect(boundToNode([{ path: 'mock-api/src/server/rest.ts', text }])).toEqual([]);
});
