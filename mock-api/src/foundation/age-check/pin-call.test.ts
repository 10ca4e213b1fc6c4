import type { AnswerOf } from '@lounge/protocol';
import {
  avsBonusAvailable,
  firstPinCallCode,
  getAgeCheck,
  startPinCall,
  verifyPinCall,
} from '@lounge/protocol/foundation/age-check';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { eraseGuest } from '../accounts/guest-data.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { balanceOf } from '../wallet/ledger.ts';
import { numberIsBlocked, numberIsVerified, phoneNetworkFails } from './states.ts';

type Answer = AnswerOf<typeof startPinCall>;

const mobile = '+49 1512 3456789';
const fixed = '+49 30 12345678';
const minute = 60_000;

const setUp = async () => {
  const testWorld = aWorld();
  const { world, run } = testWorld;
  for (const guestId of [7, 8])
    await guestIsLoggedIn.setUp({ guestId, token: `t${guestId}`, avsStatus: 'unknown' }, world);
  const { answer, outcome } = testClient(world);
  const start = (phoneNumber = mobile, type = 'avs', guestId = 7, address = '10.0.0.1'): Promise<Answer> =>
    answer(startPinCall, { phoneNumber, type, language: 'DE' }, { guestId, address });
  const verify = (id: string, pin: string, type = 'avs', guestId = 7): Promise<Answer> =>
    answer(verifyPinCall, { id, type, pin }, { guestId });
  const spoken = async () => (await run<{ pin: string }>('select pin from "phoneCall" order by id desc'))[0]?.pin ?? '';
  /** A pin that is not the one that was read out. */
  const wrong = async () => (await spoken()).replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  return { ...testWorld, answer, outcome, start, verify, spoken, wrong };
};

const codeOf = ({ errors }: Answer) => (errors.length === 0 ? null : firstPinCallCode(errors));
const idOf = ({ verification }: Answer) => verification?.id ?? '';

// @spec query:pin-call.start-verification, entity:pinCallVerification, rule:pin-length
// @spec constant:validation.pinMobileDigits, constant:validation.pinFixedDigits
test.each([
  [mobile, { countryCode: '49', preCode: '1512', number: '3456789', pinLength: 6 }],
  ['01512 3456789', { countryCode: '49', preCode: '1512', number: '3456789', pinLength: 6 }],
  ['0049 (30) 1234-5678', { countryCode: '49', preCode: '30', number: '12345678', pinLength: 5 }],
  ['+34 612 34 56 78', { countryCode: '34', pinLength: 6 }],
])('a call to %s reads out a pin of its length', async (phoneNumber, expected) => {
  const { start, spoken, run } = await setUp();
  const answer = await start(phoneNumber);
  expect(answer).toMatchObject({
    verification: { type: 'avs', verified: false, ...expected },
    errors: [],
    callAgainAt: '2026-11-20T19:01:00.000Z',
    expiresAt: '2026-11-20T19:05:00.000Z',
  });
  expect(await spoken()).toMatch(new RegExp(`^\\d{${expected.pinLength}}$`));
  const [row] = await run<{ pinHash: string }>('select "pinHash" from "pinCall"');
  expect(row?.pinHash).toMatch(/^[0-9a-f]{64}$/);
});

// @spec query:pin-call.verify, state:pin-call 1, 2
test('the right pin settles the age check, once, with spaces, and repeated', async () => {
  const { start, verify, spoken, answer, world } = await setUp();
  const published: string[] = [];
  world.bus.subscribe(({ message }) => void published.push(message.type));
  const id = idOf(await start());
  const pin = await spoken();
  const typed = `${pin.slice(0, 3)} ${pin.slice(3)}`;
  expect(await verify(id, typed)).toMatchObject({ verification: { id, verified: true }, errors: [] });
  expect(await verify(id, pin)).toMatchObject({ verification: { id, verified: true }, errors: [] });
  expect(await answer(guestInitData, {}, { guestId: 7 })).toMatchObject({ avsStatus: 'accepted', hasAvs: true });
  expect(published).toEqual(['avsSet', 'guestBalance', 'notificationsList']);
  expect(await spoken()).toBe('');
});

// @spec error:pincall-8, error:pincall-9
test('a wrong pin says how many tries are left; the third ends the call for a quarter of an hour', async () => {
  const { start, verify, spoken, wrong, pass } = await setUp();
  const id = idOf(await start());
  const [right, other] = [await spoken(), await wrong()];
  expect((await verify(id, other)).errors).toEqual([{ code: 8, triesLeft: 2, retryAt: null }]);
  expect((await verify(id, '12')).errors).toEqual([{ code: 8, triesLeft: 2, retryAt: null }]);
  expect((await verify(id, other)).errors).toEqual([{ code: 8, triesLeft: 1, retryAt: null }]);
  const retryAt = '2026-11-20T19:15:00.000Z';
  expect((await verify(id, other)).errors).toEqual([{ code: 9, triesLeft: 0, retryAt }]);
  expect((await verify(id, right)).errors).toEqual([{ code: 9, triesLeft: null, retryAt }]);
  pass(15 * minute - 1);
  expect((await start()).errors).toEqual([{ code: 9, triesLeft: null, retryAt }]);
  pass(1);
  expect(codeOf(await start())).toBeNull();
});

test('the right pin after two wrong ones is right', async () => {
  const { start, verify, spoken, wrong } = await setUp();
  const id = idOf(await start());
  for (const _ of [1, 2]) await verify(id, await wrong());
  expect(await verify(id, await spoken())).toMatchObject({ verification: { verified: true } });
});

// @spec error:pincall-1, error:pincall-2, error:pincall-3
test.each([
  ['abc', 'avs', 1],
  ['0800 FLOWERS', 'avs', 1],
  ['+49 151 123', 'avs', 1],
  ['+49 151 2345 6789 0123', 'avs', 1],
  ['+1 212 555 2368', 'avs', 2],
  ['+49 900 1234567', 'avs', 3],
  [fixed, 'primaryMobileNumber', 3],
  [mobile, 'primaryFixedNumber', 3],
  [fixed, 'primaryFixedNumber', null],
  [mobile, 'primaryMobileNumber', null],
  [mobile, 'payment', null],
  [fixed, 'serviceTargetNumber0900', null],
  [mobile, 'uniqueNumber', null],
])('calling %s for %s ends with %s', async (phoneNumber, type, code) => {
  const { start } = await setUp();
  expect(codeOf(await start(phoneNumber, type))).toBe(code);
});

// @spec error:pincall-4
test('a pin expires after five minutes', async () => {
  const { start, verify, spoken, pass } = await setUp();
  const id = idOf(await start());
  pass(5 * minute);
  expect(codeOf(await verify(id, await spoken()))).toBe(4);
});

// @spec error:pincall-5, error:pincall-6, error:pincall-10
test('numbers that are blacklisted, taken, or out of reach are not called', async () => {
  const { start, world, run } = await setUp();
  await numberIsBlocked.setUp({ phoneNumber: mobile }, world);
  expect(codeOf(await start(mobile))).toBe(5);
  await numberIsVerified.setUp({ guestId: 8, phoneNumber: fixed }, world);
  expect(codeOf(await start(fixed))).toBe(6);
  expect(codeOf(await start(fixed, 'avs', 8))).toBeNull();
  expect(codeOf(await start(fixed, 'primaryFixedNumber'))).toBeNull();
  await phoneNetworkFails.setUp({}, world);
  expect(codeOf(await start('+49 1512 3456780', 'avs', 8))).toBe(9);
  expect(await run('select * from "blockedPhone" where "numberHash" like ?', '%3456789%')).toEqual([]);
});

test('a network that is out of order has the unknown error', async () => {
  const { start, world } = await setUp();
  await phoneNetworkFails.setUp({}, world);
  expect(codeOf(await start())).toBe(10);
});

test('a number that somebody else verifies meanwhile is not verified twice', async () => {
  const { start, verify, spoken, world } = await setUp();
  const id = idOf(await start());
  await numberIsVerified.setUp({ guestId: 8, phoneNumber: mobile }, world);
  expect(codeOf(await verify(id, await spoken()))).toBe(6);
});

// @spec error:pincall-7
test('an id of somebody else is unknown, as one of nobody, and one that was replaced', async () => {
  const { start, verify, spoken, pass } = await setUp();
  const id = idOf(await start());
  expect(codeOf(await verify(id, await spoken(), 'avs', 8))).toBe(7);
  expect(codeOf(await verify('nobody', '123456'))).toBe(7);
  expect(codeOf(await verify(id, await spoken(), 'payment'))).toBe(3);
  pass(minute);
  await start();
  expect(codeOf(await verify(id, '123456'))).toBe(7);
});

test('a guest is called once a minute, a number and an address not again and again', async () => {
  const { start, pass } = await setUp();
  await start();
  expect((await start()).errors).toEqual([{ code: 9, triesLeft: null, retryAt: '2026-11-20T19:01:00.000Z' }]);
  for (const _ of [2, 3, 4]) {
    pass(minute);
    expect(codeOf(await start())).toBeNull();
  }
  pass(minute);
  expect(codeOf(await start(mobile, 'avs', 8))).toBe(9);
  expect(codeOf(await start(fixed, 'avs', 8))).toBeNull();
});

test.each([
  ['a language that nobody speaks', startPinCall, { phoneNumber: mobile, type: 'avs', language: 'NL' }, 'language'],
  ['a type that does not exist', startPinCall, { phoneNumber: mobile, type: 'fax', language: 'DE' }, 'type'],
  ['a pin that is too long', verifyPinCall, { id: 'x', type: 'avs', pin: '1'.repeat(21) }, 'pin'],
])('%s is malformed', async (_, call, input, field) => {
  const { outcome } = await setUp();
  expect(await outcome(call, input, { guestId: 7 })).toEqual({ ok: false, code: 'malformed', field });
});

test('calls need a guest', async () => {
  const { outcome } = await setUp();
  const inputs = [
    [startPinCall, { phoneNumber: mobile, type: 'avs', language: 'DE' }],
    [verifyPinCall, { id: 'x', type: 'avs', pin: '123456' }],
  ] as const;
  for (const [call, input] of inputs) expect(await outcome(call, input)).toMatchObject({ code: 'needLogin' });
});

// @spec query:avs.bonus-available
test('the first accepted check is rewarded, once', async () => {
  const { start, verify, spoken, answer, world, run } = await setUp();
  const bonus = () => answer(avsBonusAvailable, {}, { guestId: 7 });
  expect(await bonus()).toMatchObject({ available: true, coins: { value: 1000 }, coinsFormatted: '10' });
  await verify(idOf(await start()), await spoken());
  expect(await bonus()).toMatchObject({ available: false });
  expect(await balanceOf(world.database.reader, 'guest:7')).toBe(1000);
  expect(await answer(getAgeCheck, {}, { guestId: 7 })).toMatchObject({
    avsStatus: 'accepted',
    since: '2026-11-20T19:00:00.000Z',
    provider: 'pin-call',
    bonus: await bonus(),
  });
  expect(await run('select sum(amount) as sum from "ledgerEntry"')).toEqual([{ sum: 0 }]);
});

test.each([
  ['avs', mobile, { lastDigits: '789', isMobile: true }],
  ['uniqueNumber', fixed, { lastDigits: '678', isMobile: false }],
  ['primaryMobileNumber', mobile, null],
] as const)('a number that is verified for %s is known by its end', async (type, phoneNumber, phone) => {
  const { start, verify, spoken, answer } = await setUp();
  const read = async () => (await answer(getAgeCheck, {}, { guestId: 7 })).phone;
  const id = idOf(await start(phoneNumber, type));
  expect(await read()).toBeNull();
  await verify(id, await spoken(), type);
  expect(await read()).toEqual(phone);
});

test('numbers and pins are erased with the account', async () => {
  const { start, verify, spoken, pass, run, world } = await setUp();
  await verify(idOf(await start()), await spoken());
  pass(minute);
  await start('+49 1512 3456780', 'payment');
  await world.database.change((tx) => eraseGuest(7, tx));
  for (const table of ['pinCall', 'verifiedPhone', 'phoneCall', 'ageCheckState'])
    expect(await run(`select * from "${table}" where "guestId" = 7`)).toEqual([]);
});

// @spec error:pincall-first-error, constant:pinCall.fallbackCode, constant:pinCall.errorCodes, entity:enum.pinCallErrorCode
// @spec component:PinCallForm 16, feature:account.phone-verify 8, state:pin-call 4
test.each([
  [[{ code: 5 }, { code: 8 }], 5],
  [[{ code: null }, { code: 8 }], 10],
  [[{ code: 99 }], 10],
  [[], 10],
])('of the errors %j the code %d counts', (errors, code) => {
  expect(firstPinCallCode(errors)).toBe(code);
});
