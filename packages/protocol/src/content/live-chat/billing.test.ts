import { expect, test } from 'vitest';
import { chargeSoFar, paidSeconds, secondsFor } from './billing.ts';
import { exitCodes, exitGroups } from './exit-codes.ts';

// @spec constant:chat.priceUnit, rule:chat-price-per-minute
test.each([
  [3600, 0, 0],
  [3600, 1, 60],
  [3600, 60, 3600],
  [3600, 800, 48_000],
  [1000, 1, 16],
  [1000, 59, 983],
  [1, 59, 0],
  [1, 60, 1],
  [0, 3600, 0],
])('at %d hundredths a minute, %d seconds cost %d hundredths', (price, seconds, charge) => {
  expect(chargeSoFar(price, seconds)).toBe(charge);
});

test.each([
  [59, 60, 0],
  [60, 60, 0],
  [61, 60, 1],
  [5, 2, 3],
  [200, 0, 200],
])('of %d seconds, %d of vouchers leave %d that are paid', (seconds, byVoucher, paid) => {
  expect(paidSeconds(seconds, byVoucher)).toBe(paid);
});

test.each([
  [3600, 0, 0],
  [3600, 59, 1],
  [3600, 60, 1],
  [3600, 3600, 60],
  [1000, 50, 3],
  [10, 60, 360],
  [1, 0, 0],
])('at %d hundredths a minute, %d hundredths last %d seconds', (price, coins, seconds) => {
  expect(secondsFor(price, coins)).toBe(seconds);
  expect(chargeSoFar(price, seconds)).toBeGreaterThanOrEqual(coins);
  if (seconds > 0) expect(chargeSoFar(price, seconds - 1)).toBeLessThan(coins);
});

test('what costs nothing lasts for ever', () => {
  expect(secondsFor(0, 0)).toBe(Infinity);
});

// @spec entity:enum.chatExitCode.client, entity:enum.chatExitCode.host, entity:enum.chatExitCode.limits, entity:enum.chatExitCode.other
// @spec constant:chat.exitCodes.client, constant:chat.exitCodes.host, constant:chat.exitCodes.adminKick, constant:chat.exitCodes.limits
// @spec constant:chat.exitCodes.livePreview, constant:chat.exitCodes.ageRating, constant:chat.exitCodes.other
// @spec entity:enum.chatExitCode.admin, entity:enum.chatExitCode.livePreview, entity:enum.chatExitCode.ageRating
test('there are the 48 exit codes of the documents, each once; 108 is reserved', () => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  expect(exitCodes).toEqual([
    ...range(100, 107),
    198,
    199,
    ...range(201, 208),
    301,
    ...range(401, 408),
    498,
    499,
    ...range(501, 503),
    601,
    ...range(901, 910),
    920,
    921,
    990,
    996,
    997,
  ]);
  expect(exitCodes).toHaveLength(48);
});

// @spec entity:enum.chatExitGroup, error:exit-groups
test('a code of the groups is one of the codes, and belongs to one group', () => {
  const { preview, preChat } = exitGroups;
  expect([...preview, ...preChat].every((code) => exitCodes.includes(code))).toBe(true);
  expect(preview.filter((code) => preChat.includes(code))).toEqual([]);
});
