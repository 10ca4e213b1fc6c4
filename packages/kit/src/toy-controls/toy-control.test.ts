import { expect, test } from 'vitest';
import { obstacleOf, runOf, type ToyControl, type ToyRun } from './toy-control.ts';

const waves: ToyControl = { id: 1, displayName: 'Waves', duration: 15, price: 1200 };
const run = (state: ToyRun['state'], id = 1): ToyRun => ({ id, state });

test.each([
  [[], undefined],
  [[run('queued', 2)], undefined],
  [[run('queued'), run('running')], 'running'],
  [[run('failed'), run('queued')], 'queued'],
  [[run('failed')], 'failed'],
  [[run('done'), run('queued')], 'queued'],
])('of %j the state is %j', (runs, state) => {
  expect(runOf(runs, 1)?.state).toBe(state);
});

test.each([
  ['nothing is connected', { isConnected: false, runs: [run('running')], balance: 0, isVip: false }, 'notConnected'],
  ['it runs', { isConnected: true, runs: [run('running')], balance: 5000, isVip: false }, 'busy'],
  ['it is queued', { isConnected: true, runs: [run('queued')], balance: 5000, isVip: false }, 'busy'],
  ['it costs more than there is', { isConnected: true, runs: [], balance: 1199, isVip: false }, 'balance'],
  ['there is just enough', { isConnected: true, runs: [], balance: 1200, isVip: false }, null],
  ['it failed before', { isConnected: true, runs: [run('failed')], balance: 5000, isVip: false }, null],
  ['it ran before', { isConnected: true, runs: [run('done')], balance: 5000, isVip: false }, null],
  ['another one runs', { isConnected: true, runs: [run('running', 2)], balance: 5000, isVip: false }, null],
  ['the balance is not known', { isConnected: true, runs: [], balance: undefined, isVip: false }, null],
] as const)('when %s the obstacle fits', (_, state, obstacle) => {
  expect(obstacleOf(waves, state)).toBe(obstacle);
});

test('a control for VIPs needs VIP', () => {
  const situation = { isConnected: true, runs: [], balance: 5000 };
  expect(obstacleOf({ ...waves, vip: true }, { ...situation, isVip: false })).toBe('vip');
  expect(obstacleOf({ ...waves, vip: true }, { ...situation, isVip: true })).toBeNull();
});
