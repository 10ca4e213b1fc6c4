import { expect, test } from 'vitest';
import { Faults } from './Faults.ts';

const aBook = () => {
  const waited: number[] = [];
  return { waited, faults: new Faults(async (ms) => void waited.push(ms)) };
};

test('nothing planned is nothing to look at', async () => {
  const { faults } = aBook();
  expect(faults.planned).toBeNull();
  expect(await faults.meet('a/b/c')).toBeNull();
});

test('a fault befalls as many calls of its id as were planned, then the book is empty again', async () => {
  const { faults } = aBook();
  faults.plan({ call: 'a/b/c', times: 2, ms: 0, code: 'failed' });
  expect(await faults.meet('a/b/other')).toBeNull();
  expect([await faults.meet('a/b/c'), await faults.meet('a/b/c'), await faults.meet('a/b/c')]).toEqual([
    'failed',
    'failed',
    null,
  ]);
  expect(faults.planned).toBeNull();
});

test('a late call waits and then goes on', async () => {
  const { faults, waited } = aBook();
  faults.plan({ call: 'a/b/c', times: 1, ms: 300, code: null });
  expect(await faults.meet('a/b/c')).toBeNull();
  expect(waited).toEqual([300]);
});

test('two calls at once meet one fault once', async () => {
  const { faults } = aBook();
  faults.plan({ call: 'a/b/c', times: 1, ms: 5, code: 'unavailable' });
  expect(await Promise.all([faults.meet('a/b/c'), faults.meet('a/b/c')])).toEqual(['unavailable', null]);
});

test('a star befalls whatever comes next, a plan for its own id goes first', async () => {
  const { faults } = aBook();
  faults.plan({ call: '*', times: 1, ms: 0, code: 'tooMany' });
  faults.plan({ call: 'a/b/c', times: 1, ms: 0, code: 'failed' });
  expect([await faults.meet('a/b/c'), await faults.meet('a/b/c'), await faults.meet('a/b/c')]).toEqual([
    'failed',
    'tooMany',
    null,
  ]);
});

test('what was planned can be forgotten and planned anew', () => {
  const { faults } = aBook();
  faults.plan({ call: 'a/b/c', times: 1, ms: 0, code: 'failed' });
  faults.plan({ call: 'a/b/c', times: 3, ms: 0, code: 'failed' });
  expect(faults.list).toEqual([{ call: 'a/b/c', times: 3, ms: 0, code: 'failed' }]);
  faults.forget();
  expect(faults.list).toEqual([]);
});
