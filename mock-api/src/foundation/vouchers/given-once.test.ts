import { checkBonusCode, redeemBonus } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { eraseGuest } from '../accounts/guest-data.ts';
import { guestHasAddress } from '../guest/states.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { giveCodeBack } from './promo-codes.ts';
import { aBonusCode, guestHasPhone } from './states.ts';

const setUp = async (emails: readonly string[]) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  const { answer } = testClient(world);
  await aBonusCode.setUp({ code: 'WELCOME' }, world);
  await aBonusCode.setUp({ code: 'PLUS', percentage: 10 }, world);
  for (const [at, email] of emails.entries()) {
    await guestIsLoggedIn.setUp({ guestId: at + 1, token: `t-${at}` }, world);
    await guestHasAddress.setUp({ guestId: at + 1, email, isVerified: !email.startsWith('unconfirmed') }, world);
  }
  const redeem = async (guestId: number, code = 'WELCOME') => {
    const { reason } = (await answer(checkBonusCode, { code }, { guestId })).canRedeem;
    const { success } = (await answer(redeemBonus, { code }, { guestId, key: `k-${guestId}-${code}` })).data;
    return success ? 'given' : reason;
  };
  return { ...testWorld, redeem };
};

test('accounts of one mailbox redeem a code that gives something once', async () => {
  const { redeem } = await setUp(['r.obin@gmail.com', 'robin+2@googlemail.com', 'robin@gmail.com', 'sam@example.com']);
  expect([await redeem(1), await redeem(2), await redeem(3), await redeem(4)]).toEqual([
    'given',
    'redeemed',
    'redeemed',
    'given',
  ]);
});

test('of accounts of one mailbox that redeem at once, one is given', async () => {
  const { redeem } = await setUp(['r.obin@gmail.com', 'robin+2@googlemail.com', 'robin@gmail.com']);
  const ends = await Promise.all([redeem(1), redeem(2), redeem(3)]);
  expect(ends.filter((end) => end === 'given')).toHaveLength(1);
});

test('nothing is given to an address that nobody confirmed, but a code for a paid top-up is', async () => {
  const { redeem } = await setUp(['unconfirmed@example.com', 'unconfirmed+1@example.com']);
  expect([await redeem(1), await redeem(1, 'PLUS'), await redeem(2, 'PLUS')]).toEqual([
    'needsAddress',
    'given',
    'given',
  ]);
});

test('another address with the same number gets nothing', async () => {
  const { redeem, world } = await setUp(['robin@example.com', 'sam@example.com']);
  await guestHasPhone.setUp({ guestId: 1, number: '+49 151 0000000' }, world);
  expect(await redeem(1)).toBe('given');
  await guestHasPhone.setUp({ guestId: 2, number: '+49 151 0000000' }, world);
  expect(await redeem(2)).toBe('redeemed');
});

test('an address that was changed after the gift stays counted', async () => {
  const { redeem, run } = await setUp(['robin@example.com', 'robin+2@example.com']);
  expect(await redeem(1)).toBe('given');
  await run(`update account set email = 'other@example.com' where "guestId" = 1`);
  expect(await redeem(2)).toBe('redeemed');
});

test('what a deleted account was given stays counted, and names nobody', async () => {
  const { redeem, world, run } = await setUp(['robin@example.com', 'r.obin@example.com', 'robin+2@example.com']);
  expect(await redeem(1)).toBe('given');
  await world.database.change((tx) => eraseGuest(1, tx));
  expect(await redeem(3)).toBe('redeemed');
  expect(JSON.stringify(await run('select * from "givenCode"'))).not.toContain('example.com');
});

test('what is given back can be given again', async () => {
  const { redeem, world } = await setUp(['robin@example.com', 'robin+2@example.com']);
  await redeem(1);
  await runInWorld(world, true, (change) => giveCodeBack('WELCOME', 1, change));
  expect(await redeem(2)).toBe('given');
});
