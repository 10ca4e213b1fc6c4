import { expect, test } from 'vitest';
import { Faults } from './Faults.ts';

const setUp = () => {
  const waited: number[] = [];
  const faults = new Faults(async (ms) => void waited.push(ms));
  /** The failure of the next call with an id. */
  const codeOf = async (id: string) => (await faults.apply(id))?.code ?? null;
  return { waited, faults, codeOf };
};

test('without faults calls pass', async () => {
  const { faults, codeOf } = setUp();
  expect(faults.pending).toBeNull();
  expect(await codeOf('a/b/c')).toBeNull();
});

test('a fault applies to as many calls of its id as requested and is then removed', async () => {
  const { faults, codeOf } = setUp();
  faults.inject({ call: 'a/b/c', times: 2, ms: 0, code: 'failed' });
  expect(await codeOf('a/b/other')).toBeNull();
  expect([await codeOf('a/b/c'), await codeOf('a/b/c'), await codeOf('a/b/c')]).toEqual(['failed', 'failed', null]);
  expect(faults.pending).toBeNull();
});

test('a delayed call waits and then passes', async () => {
  const { codeOf, faults, waited } = setUp();
  faults.inject({ call: 'a/b/c', times: 1, ms: 300, code: null });
  expect(await codeOf('a/b/c')).toBeNull();
  expect(waited).toEqual([300]);
});

test('of two simultaneous calls only one gets a single fault', async () => {
  const { faults, codeOf } = setUp();
  faults.inject({ call: 'a/b/c', times: 1, ms: 5, code: 'unavailable' });
  expect(await Promise.all([codeOf('a/b/c'), codeOf('a/b/c')])).toEqual(['unavailable', null]);
});

test('a star applies to the next call with any id; a fault for the id takes precedence', async () => {
  const { faults, codeOf } = setUp();
  faults.inject({ call: '*', times: 1, ms: 0, code: 'tooMany' });
  faults.inject({ call: 'a/b/c', times: 1, ms: 0, code: 'failed' });
  expect([await codeOf('a/b/c'), await codeOf('a/b/c'), await codeOf('a/b/c')]).toEqual(['failed', 'tooMany', null]);
});

test('a fault replaces the one before it with the same id, and all can be cleared', () => {
  const { faults } = setUp();
  faults.inject({ call: 'a/b/c', times: 1, ms: 0, code: 'failed' });
  faults.inject({ call: 'a/b/c', times: 3, ms: 0, code: 'failed' });
  expect(faults.list).toEqual([{ call: 'a/b/c', times: 3, ms: 0, code: 'failed' }]);
  faults.clear();
  expect(faults.list).toEqual([]);
});
