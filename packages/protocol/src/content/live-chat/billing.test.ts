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

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

// @spec constant:chat.exitCodes.client, constant:chat.exitCodes.host, constant:chat.exitCodes.adminKick, constant:chat.exitCodes.limits
// @spec constant:chat.exitCodes.livePreview, constant:chat.exitCodes.ageRating, constant:chat.exitCodes.other
// @spec state:chat-exit 1, state:chat-end 2
test.each([
  ['the guest, with 108 reserved', 100, [...range(100, 107), 198, 199]],
  ['the performer', 200, range(201, 208)],
  ['an administrator', 300, [301]],
  ['live previews', 400, [...range(401, 408), 498, 499]],
  ['limits', 500, range(501, 503)],
  ['the age rating', 600, [601]],
  ['the platform', 900, [...range(901, 910), 920, 921, 990, 996, 997]],
])('the exit codes of %s are those of the documents', (_, hundred, codes) => {
  expect(exitCodes.filter((code) => code >= hundred && code < hundred + 100)).toEqual(codes);
});

test('there are 48 exit codes, each once', () => {
  expect(exitCodes).toHaveLength(48);
  expect(new Set(exitCodes).size).toBe(48);
});

// @spec entity:enum.chatExitGroup, error:exit-groups, state:chat-exit 3, feature:chat.end 8
test('there are two groups; a code of them is one of the codes, and belongs to one group', () => {
  const { preview, preChat } = exitGroups;
  expect(Object.keys(exitGroups)).toEqual(['preview', 'preChat']);
  expect([preview.length, preChat.length]).not.toContain(0);
  expect([...preview, ...preChat].every((code) => exitCodes.includes(code))).toBe(true);
  expect(preview.filter((code) => preChat.includes(code))).toEqual([]);
});
