import { expect, test } from 'vitest';
import { sourcesBelow } from './repository.ts';
import { worldsBeforeOthers } from './world-last.ts';

test('the world is the last argument of every function of the server', () => {
  expect(worldsBeforeOthers(sourcesBelow('mock-api/src'))).toEqual([]);
});

test.each([
  'const pay = (world: World, id: number) => id;',
  'function pay(id: number, world: World, at: string) {}',
  'interface Port { pay(world: World, id: number): void }',
  'type Pay = (world: World, id: number) => void;',
])('reports "%s"', (text) => {
  expect(worldsBeforeOthers([{ path: 'a.ts', text }])).toEqual(['a.ts:1: the world is the last argument']);
});

test.each(['const pay = (id: number, world: World) => id;', 'const pay = (world: World, at = 0) => at;'])(
  'accepts "%s"',
  (text) => {
    expect(worldsBeforeOthers([{ path: 'a.ts', text }])).toEqual([]);
  },
);
