import { expect, test } from 'vitest';
import { againstDirection, pastTheDoor } from './directions.ts';
import { sourcesBelow } from './repository.ts';

const all = sourcesBelow('packages', 'mock-api', 'contracts', 'site', 'stories');

test('every import follows the direction of the trees and areas', () => {
  expect(all.length).toBeGreaterThan(300);
  expect(againstDirection(all)).toEqual([]);
});

test('a room reaches another room through its door', () => {
  expect(pastTheDoor(all)).toEqual([]);
});

test.each([
  ['packages/kit/src/tile/Tile.tsx', `import { x } from '@lounge/protocol';`, 'may not import protocol'],
  [
    'packages/kit/src/tile/Tile.tsx',
    `import type { X } from '@lounge/stores/content/actors';`,
    'may not import stores',
  ],
  ['packages/stores/src/content/actors/LiveRow.ts', `import '@lounge/protocol/registry';`, 'the whole contract'],
  ['site/src/app/compose.ts', `import { handlers } from '@lounge/mock-api';`, 'may not import mock-api'],
  ['site/src/app/compose.ts', `const late = () => import('@lounge/mock-api/browser');`, 'may not import mock-api'],
  ['packages/stores/src/foundation/a/A.ts', `import { B } from '../../content/b/B.ts';`, 'stands below content'],
  ['packages/stores/src/content/a/A.ts', `export * from '@lounge/protocol/engagement/tv';`, 'stands below engagement'],
  ['mock-api/src/index.ts', `import { x } from '../../packages/stores/src/index.ts';`, 'leaves its package'],
])('in %s the line %s is found', (path, text, reason) => {
  expect(againstDirection([{ path, text }]).join()).toContain(reason);
});

test.each([
  ['packages/stores/src/engagement/a/A.ts', `import { B } from '../../content/b/index.ts';`],
  ['site/src/foundation/session/HomeScreen.tsx', `import { A } from '../../content/actors/A.tsx';`],
  ['packages/kit/src/tile/Tile.tsx', `// import { x } from '@lounge/protocol';`],
])('in %s the line %s is no finding', (path, text) => {
  expect(againstDirection([{ path, text }])).toEqual([]);
});

test('a look past the door of another room is found', () => {
  const file = { path: 'packages/stores/src/content/a/A.ts', text: `import { B } from '../b/B.ts';` };
  expect(pastTheDoor([file])).toHaveLength(1);
  expect(pastTheDoor([{ ...file, text: `import { B } from '../b/index.ts';` }])).toEqual([]);
});
