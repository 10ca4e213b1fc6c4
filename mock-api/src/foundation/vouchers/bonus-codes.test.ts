import {
  checkBonusCode,
  getGuestBenefits,
  getPromoCodes,
  hasGuestNotRedeemedOnTopCodeInstance,
  redeemBonus,
  remainingBonusCode,
} from '@lounge/protocol/foundation/vouchers';
import { getVideoPlayback } from '@lounge/protocol/content/videos';
import { expect, test } from 'vitest';
import { aVideoOfPerformer } from '../../content/videos/states.ts';
import { aPerformer } from '../../content/actors/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { guestHasAddress } from '../guest/states.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { balanceOf } from '../wallet/ledger.ts';
import { aBonusCode, guestHasPhone, guestHasVoucher, guestRedeemedCode, noBonusCode, promotionsAre } from './states.ts';
import { breakTable } from '../../testing/break-table.ts';

const setUp = async ({ isVip = false } = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8]) {
    await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}`, isVip }, world);
    await guestHasAddress.setUp({ guestId, email: `guest-${guestId}@example.com`, isVerified: true, mails: 0 }, world);
  }
  await aBonusCode.setUp({ code: 'WARM 20' }, world);
  const published: unknown[] = [];
  world.bus.subscribe(({ message }) => void published.push(message.type));
  const client = testClient(world);
  const redeem = (code: string, key = `k-${code}`, guestId = 7) =>
    client.answer(redeemBonus, { code }, { guestId, key });
  const reason = async (code: string, guestId = 7) =>
    (await client.answer(checkBonusCode, { code }, { guestId })).canRedeem.reason;
  const owned = () =>
    Promise.all((['guest:7', 'house:promotion'] as const).map((each) => balanceOf(world.database.reader, each)));
  const benefits = () => client.answer(getGuestBenefits, {}, { guestId: 7 });
  return { ...testWorld, ...client, redeem, reason, owned, benefits, published };
};

const failed = { data: { success: false, bonus: null } };

// @spec query:bonus-code.check, entity:bonusCodeCheck, entity:bonusCode, entity:bonusCodeBenefit, feature:pay.bonus-code-check 1, 2, 4
test.each(['WARM 20', 'warm20', ' Warm-20 ', 'ＷＡＲＭ　２０'])(
  'the code %s is checked in any letters',
  async (code) => {
    const { answer } = await setUp();
    expect(await answer(checkBonusCode, { code }, { guestId: 7 })).toMatchObject({
      canRedeem: { success: true, reason: null },
      code: 'WARM 20',
      config: {
        containsTopUpBenefit: false,
        validTo: null,
        conditions: { requireMobileAuth: false, vip: false },
        benefits: [{ id: 1, kind: 'bonusCoins', name: '20 coins', coins: { value: 2000, currency: 'VXC' } }],
      },
    });
  },
);

const past = '2026-11-20T18:59:59.000Z';
const later = '2026-11-20T19:00:00.001Z';

// @spec rule:bonus-code-conditions, feature:pay.bonus-code-redeem 3, state:bonus-code 3
test.each([
  ['unknown', {}, 'no such code'],
  ['notYet', { validFrom: later }, 'WARM 20'],
  ['over', { validTo: past }, 'WARM 20'],
  ['gone', { maxRedemptions: 2, redemptions: 2 }, 'WARM 20'],
  ['needsVip', { vip: true }, 'WARM 20'],
  ['needsMobile', { requireMobileAuth: true }, 'WARM 20'],
] as const)('a code that is %s is named, not redeemed, and nothing moves', async (expected, changes, code) => {
  const { world, reason, redeem, owned, published, run } = await setUp();
  await aBonusCode.setUp({ code: 'WARM 20', ...changes }, world);
  expect(await reason(code)).toBe(expected);
  expect(await redeem(code)).toEqual(failed);
  expect([await owned(), published, await run('select * from "bonusRedemption"')]).toEqual([[0, 0], [], []]);
});

test('the conditions are met by VIP and by a confirmed number', async () => {
  const { world, run, reason } = await setUp({ isVip: true });
  await aBonusCode.setUp({ code: 'WARM 20', vip: true, requireMobileAuth: true }, world);
  expect(await reason('WARM 20')).toBe('needsMobile');
  // A number that several accounts may share would redeem a code for each of them.
  await guestHasPhone.setUp({ guestId: 7, number: '+49 151 0000000' }, world);
  await run(`update "verifiedPhone" set type = 'primaryMobileNumber'`);
  expect(await reason('WARM 20')).toBe('needsMobile');
  await guestHasPhone.setUp({ guestId: 7, number: '+49 151 0000000' }, world);
  expect([await reason('WARM 20'), await reason('WARM 20', 8)]).toEqual([null, 'needsMobile']);
});

// @spec rest:guest.bonus.redeem, feature:pay.bonus-code-redeem 2, 4, socket:bonusCodeRedeemed
test('a redeemed code gives its coins once, and says what it gave', async () => {
  const { redeem, owned, published, reason, run } = await setUp();
  const first = await redeem('warm-20', 'k-1');
  expect(first).toMatchObject({
    data: { success: true, bonus: { code: 'WARM 20', coins: { value: 2000 }, benefits: [{ kind: 'bonusCoins' }] } },
  });
  expect(published).toEqual(['guestBalance', 'guestVouchers', 'bonusCodeRedeemed']);
  expect(await redeem('WARM20', 'k-1')).toEqual(first);
  expect(await redeem('warm-20', 'k-2')).toEqual(failed);
  expect([await owned(), await reason('WARM 20')]).toEqual([[2000, -2000], 'redeemed']);
  expect(published).toHaveLength(3);
  const [transfer] = await run<{ kind: string; reference: string }>('select kind, reference from transfer');
  expect([transfer?.kind, JSON.parse(transfer?.reference ?? '')]).toEqual([
    'bonus',
    { code: 'WARM 20', benefits: ['bonusCoins'] },
  ]);
});

// @spec error:bonus-redeem-failed
test('of simultaneous redemptions of the last code one succeeds, the others find it gone', async () => {
  const { world, answer, reason, run } = await setUp();
  await aBonusCode.setUp({ code: 'LAST', maxRedemptions: 1 }, world);
  expect([await reason('LAST', 7), await reason('LAST', 8)]).toEqual([null, null]);
  const redeem = (guestId: number, key: string) => answer(redeemBonus, { code: 'last' }, { guestId, key });
  const answers = await Promise.all([redeem(8, 'a'), redeem(7, 'b'), redeem(7, 'c'), redeem(8, 'd')]);
  expect(answers.map(({ data }) => data.success)).toEqual([true, false, false, false]);
  expect([await reason('LAST', 7), await reason('LAST', 8)]).toEqual(['gone', 'redeemed']);
  expect(await run('select redemptions from "bonusCode" where key = ?', 'LAST')).toEqual([{ redemptions: 1 }]);
  expect(await balanceOf(world.database.reader, 'guest:7')).toBe(0);
});

test('a redemption that crashes after its grants leaves nothing, and succeeds afterwards', async () => {
  const { world, outcome, redeem, owned, run } = await setUp();
  const mend = await breakTable(world, { table: 'ledgerEntry' });
  await expect(outcome(redeemBonus, { code: 'WARM 20' }, { guestId: 7, key: 'k-1' })).rejects.toThrow(
    'redeemBonus failed',
  );
  expect([await owned(), await run('select * from "bonusRedemption"')]).toEqual([[0, 0], []]);
  await mend();
  expect(await redeem('WARM 20', 'k-1')).toMatchObject({ data: { success: true } });
  expect(await balanceOf(world.database.reader, 'guest:7')).toBe(2000);
});

// @spec rule:bonus-code-nonempty, feature:pay.bonus-code-redeem 1
test.each(['', ' - '])('the empty code "%s" is malformed', async (code) => {
  const { outcome } = await setUp();
  const who = { guestId: 7, key: 'k' };
  for (const call of [redeemBonus, checkBonusCode, remainingBonusCode])
    expect(await outcome(call, { code }, who)).toMatchObject({ ok: false, code: 'malformed', field: 'code' });
});

test('guessing ends after ten unknown codes for a quarter of an hour; known codes do not count', async () => {
  const { reason, redeem, answer, pass } = await setUp();
  for (let at = 0; at < 10; at += 1) expect(await reason(`guess ${at}`)).toBe('unknown');
  expect([await reason('guess 11'), await reason('WARM 20'), await redeem('WARM 20')]).toEqual([
    'tooMany',
    'tooMany',
    failed,
  ]);
  expect(await answer(remainingBonusCode, { code: 'WARM 20' }, { guestId: 7 })).toEqual({
    remainingCount: 0,
    validTo: null,
  });
  expect(await reason('WARM 20', 8)).toBe(null);
  pass(15 * 60_000);
  for (let at = 0; at < 12; at += 1) expect(await reason('WARM 20')).toBe(null);
});

// @spec query:bonus-code.remaining, entity:remainingBonusCodes, feature:pay.bonus-code-check 5
test('what is left of a code is counted, null for any number', async () => {
  const { world, answer, redeem } = await setUp();
  const remaining = (code: string) => answer(remainingBonusCode, { code }, { guestId: 7 });
  await aBonusCode.setUp({ code: 'FEW', maxRedemptions: 42, validTo: '2026-11-30T22:59:59.000Z' }, world);
  await redeem('FEW');
  expect(await remaining('few')).toEqual({ remainingCount: 41, validTo: '2026-11-30T22:59:59.000Z' });
  expect(await remaining('WARM20')).toEqual({ remainingCount: null, validTo: null });
  expect(await remaining('nothing')).toEqual({ remainingCount: 0, validTo: null });
});

// @spec entity:enum.bonusBenefitKind, feature:pay.bonus-code-check 3, entity:enum.guestBenefitType, feature:reward.benefits 2
test.each([
  ['bonusMoney', 500, { coins: 2000 }],
  ['bonusCoins', 1500, { coins: 1500 }],
  ['bonusCredits', 700, { coins: 700 }],
  ['vipSubscription', 1, { benefit: 'vipSubscription' }],
  ['premiumSubscription', 1, { benefit: 'premiumSubscription' }],
  ['actorSubscription', 1, { benefit: 'performerSubscription' }],
  ['videoVoucher', 2, { benefit: 'videoVoucher', amount: 2 }],
  ['photoVoucher', 3, { benefit: 'photoVoucher', amount: 3 }],
  ['freeMinutes', 10, { benefit: 'freeMinutes', amount: 10 }],
  ['freeMessages', 5, { benefit: 'freeMessages', amount: 5 }],
  ['liveShow', 1, { benefit: 'liveShow', amount: 1 }],
  ['mediaAlbum', 1, { benefit: 'media', amount: 1 }],
  ['messengerGifts', 2, { benefit: 'messengerGifts', amount: 2 }],
] as const)('the benefit %s gives something that the overview shows', async (kind, amount, given) => {
  const { world, redeem, benefits, owned, run } = await setUp();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aVideoOfPerformer.setUp({ id: 95_001, actorId: 9101, price: 900 }, world);
  await aBonusCode.setUp({ code: 'ALL', kind, amount }, world);
  const rest = { days: 30, actorId: 9101, subject: kind === 'messengerGifts' ? 2 : 95_001, media: 'video' };
  if (kind.endsWith('Subscription') || kind === 'mediaAlbum' || kind === 'messengerGifts') {
    const [code] = await run<{ benefits: string }>(`select benefits from "bonusCode" where key = 'ALL'`);
    const [benefit] = JSON.parse(code?.benefits ?? '[]') as readonly object[];
    await run(`update "bonusCode" set benefits = ? where key = 'ALL'`, JSON.stringify([{ ...benefit, ...rest }]));
  }
  expect(await redeem('ALL')).toMatchObject({ data: { success: true, bonus: { benefits: [{ kind }] } } });
  const [balance] = await owned();
  const listed = (await benefits()).benefits.map(({ type, amount: count }) => [type, count]);
  if ('coins' in given) expect([balance, listed]).toEqual([given.coins, []]);
  else expect([balance, listed]).toEqual([0, [[given.benefit, 'amount' in given ? given.amount : 30]]]);
});

test('given days of a subscription begin when earlier ones end', async () => {
  const { world, redeem, benefits, run } = await setUp();
  for (const code of ['A1', 'A2']) await aBonusCode.setUp({ code, kind: 'vipSubscription' }, world);
  await run(
    `update "bonusCode" set benefits = replace(benefits, '"id":1', '"id":1,"days":10') where key in ('A1', 'A2')`,
  );
  await redeem('A1');
  await redeem('A2');
  expect((await benefits()).benefits.map(({ validTo }) => validTo)).toEqual([
    '2026-11-30T19:00:00.000Z',
    '2026-12-10T19:00:00.000Z',
  ]);
});

test('a video that was given can be played and is marked as gifted', async () => {
  const { world, redeem, answer, run } = await setUp();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aVideoOfPerformer.setUp({ id: 95_001, actorId: 9101, price: 900 }, world);
  await aBonusCode.setUp({ code: 'FILM', kind: 'mediaAlbum' }, world);
  await run(
    `update "bonusCode" set benefits = replace(benefits, '"id":1', '"id":1,"subject":95001,"media":"video"') where key = 'FILM'`,
  );
  const playback = () => answer(getVideoPlayback, { videoId: 95_001 }, { guestId: 7 });
  expect(await playback()).toMatchObject({ restriction: 'needPurchase', video: { guestInfo: { gifted: false } } });
  await redeem('FILM');
  expect(await playback()).toMatchObject({ restriction: null, video: { guestInfo: { gifted: true, bought: true } } });
});

test('a code of a voucher is unknown without one, and redeemed once with each', async () => {
  const { world, reason, redeem, run, benefits } = await setUp();
  expect(await reason('TURN10')).toBe('unknown');
  await guestHasVoucher.setUp({ guestId: 7, type: 9, amount: 2, subject: 'TURN10' }, world);
  expect(await redeem('turn 10', 'k-1')).toMatchObject({ data: { success: true } });
  expect(await redeem('turn 10', 'k-2')).toMatchObject({ data: { success: true } });
  expect(await redeem('turn 10', 'k-3')).toEqual(failed);
  expect(await reason('TURN10')).toBe('redeemed');
  expect(await run('select amount from voucher')).toEqual([{ amount: 0 }]);
  expect((await benefits()).benefits.map(({ type, percent }) => [type, percent])).toEqual([
    ['bonusCoins', 10],
    ['bonusCoins', 10],
  ]);
});

// @spec rest:promo.has-guest-not-redeemed-on-top-code-instance, constant:promo.codes, entity:enum.promoCode, feature:pay.promo 1, 2
test('the codes of the promotions are read, and whether the guest redeemed them', async () => {
  const { world, answer, outcome } = await setUp();
  await aBonusCode.setUp({ code: 'TRY ME' }, world);
  await promotionsAre.setUp({ welcomeBonusTile: 'WARM 20', chatTrial: 'TRY ME' }, world);
  expect(await answer(getPromoCodes, {})).toEqual({ welcomeBonusTile: 'WARM 20', chatTrial: 'TRY ME' });
  const asked = (guestId: number | null, promoCode = 'warm 20') =>
    answer(hasGuestNotRedeemedOnTopCodeInstance, { promoCode }, { guestId });
  await guestRedeemedCode.setUp({ guestId: 7, code: 'WARM 20' }, world);
  expect([await asked(7), await asked(8), await asked(null), await asked(7, 'TRY ME')]).toEqual([
    { hasNotRedeemedInstance: false },
    { hasNotRedeemedInstance: true },
    { hasNotRedeemedInstance: true },
    { hasNotRedeemedInstance: true },
  ]);
  await noBonusCode.setUp({ code: 'SECRET' }, world);
  for (const promoCode of ['SECRET', 'ROSE 2026 B'])
    expect(await outcome(hasGuestNotRedeemedOnTopCodeInstance, { promoCode })).toMatchObject({ code: 'unknown' });
});
