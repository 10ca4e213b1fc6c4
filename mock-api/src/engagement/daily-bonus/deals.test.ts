import { berlinDay } from '@lounge/locale';
import {
  consumedOffers,
  dailyBonusEvent,
  dailyBonusInteractiveContent,
  dailyBonusModels,
} from '@lounge/protocol/engagement/daily-bonus';
import { checkBonusCode, getGuestBenefits, redeemBonus } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { anAlbumOfPerformer } from '../../content/galleries/states.ts';
import { aVideoOfPerformer } from '../../content/videos/states.ts';
import { guestHasAddress } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { renewDue } from '../../foundation/subscriptions/renew.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { dealsPageIs, noDeals, theDeal } from './states.ts';

const dayMs = 86_400_000;

const setUp = async ({ isVip = false, isVerified = true } = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  for (const guestId of [7, 8, 9]) {
    await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}`, isVip }, world);
    await guestHasAddress.setUp({ guestId, email: `guest-${guestId}@example.com`, isVerified, mails: 0 }, world);
  }
  const client = testClient(world);
  const days = (guestId: number | null = 7, input = {}) =>
    client.answer(dailyBonusInteractiveContent, input, { guestId });
  const redeem = (code: string, guestId = 7, key = `k-${code}-${guestId}`) =>
    client.answer(redeemBonus, { code }, { guestId, key });
  const reason = async (code: string, guestId = 7) =>
    (await client.answer(checkBonusCode, { code }, { guestId })).canRedeem.reason;
  return { ...testWorld, ...client, days, redeem, reason };
};

// @spec query:daily-bonus.interactive-content, state:daily-bonus 3
test('every day of a year has a deal, whose code follows from its day', async () => {
  const { pass, days } = await setUp();
  const seen = new Set<string | null>();
  for (let day = 0; day < 366; day += 1) {
    const { currentDay, nextDay, endsAt } = await days(null);
    expect(currentDay?.effect?.code).toBe(`DEAL-${berlinDay(Date.parse(endsAt)).replaceAll('-', '')}`);
    expect(nextDay?.date).not.toBe(currentDay?.date);
    seen.add(currentDay?.offer ?? null);
    pass(dayMs);
  }
  expect([...seen].toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
    'merchandise',
    'messengerGift',
    'oneDayVip',
    'photoAlbum',
    'topUpFlat',
    'topUpPercent',
    'video',
    'videoVoucher',
  ]);
});

// @spec query:daily-bonus.interactive-content, feature:reward.daily-bonus 1
test.each([
  [{}, ['2026-11-19', '2026-11-20', '2026-11-21']],
  [{ first: 1 }, [undefined, '2026-11-20', undefined]],
  [{ first: 2 }, [undefined, '2026-11-20', '2026-11-21']],
  [{ first: 2, order: 'desc' }, ['2026-11-19', '2026-11-20', undefined]],
])('the days of %j are those before, on and after today', async (input, dates) => {
  const { days } = await setUp();
  const { previousDay, currentDay, nextDay } = await days(7, input);
  expect([previousDay?.date, currentDay?.date, nextDay?.date]).toEqual(dates);
});

// @spec state:daily-bonus 1, feature:reward.daily-bonus 4
test.each([
  ['a day of 23 hours', '2026-03-29T12:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.000Z', 23],
  ['a day of 25 hours', '2026-10-25T12:00:00.000Z', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.000Z', 25],
  ['a day of 24 hours', '2026-11-20T12:00:00.000Z', '2026-11-19T23:00:00.000Z', '2026-11-20T22:59:59.000Z', 24],
])('%s ends at 23:59:59 in Berlin, and its code with it', async (_, at, from, endsAt, hours) => {
  const { world, pass, days, reason } = await setUp();
  pass(Date.parse(at) - world.clock.now());
  const { currentDay, endsAt: end } = await days();
  expect(end).toBe(endsAt);
  expect(Date.parse(endsAt) + 1000 - Date.parse(from)).toBe(hours * 3_600_000);
  const code = currentDay?.effect?.code ?? '';
  pass(Date.parse(from) - 1 - world.clock.now());
  expect(await reason(code)).toBe('notYet');
  pass(1);
  expect(await reason(code)).not.toBe('notYet');
  pass(Date.parse(endsAt) + 999 - world.clock.now());
  expect(await reason(code)).not.toBe('over');
  pass(1);
  expect(await reason(code)).toBe('over');
});

const video = { id: 97_101, actorId: 9101 };
const album = { id: 97_102, actorId: 9101, price: 900 };

// @spec entity:enum.dailyBonusOffer, feature:reward.daily-bonus 3, entity:enum.dailyBonusContent
test.each([
  [{ offer: 'oneDayVip' }, 'day', true, null, [{ type: 'vipSubscription', validTo: '2026-11-21T19:00:00.000Z' }]],
  [
    { offer: 'video', contentId: video.id },
    'piece',
    true,
    'video',
    [{ type: 'media', link: expect.stringContaining('/97101/') }],
  ],
  [
    { offer: 'photoAlbum', contentId: album.id },
    'piece',
    true,
    null,
    [{ type: 'media', link: expect.stringContaining('/97102/') }],
  ],
  [{ offer: 'topUpPercent', value: 10 }, 'percent', false, null, [{ type: 'bonusCoins', percent: 10 }]],
  [
    { offer: 'topUpFlat', value: 5 },
    'coin',
    false,
    null,
    [{ type: 'bonusCoins', coins: { value: 500, currency: 'VXC' } }],
  ],
  [{ offer: 'merchandise' }, 'piece', true, 'wallpaper', []],
  [{ offer: 'messengerGift', contentId: 4, value: 2 }, 'piece', true, 'gift', [{ type: 'messengerGifts', amount: 2 }]],
  [
    { offer: 'videoVoucher', maxPrice: 32 },
    'piece',
    true,
    null,
    [{ type: 'videoVoucher', worth: { value: 3200, currency: 'VXC' } }],
  ],
] as const)('the deal $offer is taken by its code once', async (deal, unit, free, content, benefits) => {
  const { world, days, redeem, answer } = await setUp();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aVideoOfPerformer.setUp(video, world);
  await anAlbumOfPerformer.setUp(album, world);
  await theDeal.setUp({ day: 'today', id: 98_001, quantity: 3, ...deal }, world);
  const before = (await days()).currentDay;
  expect(before).toMatchObject({ offer: deal.offer, free, purchased: false, link: null, reason: null, remaining: 3 });
  expect(before?.effect).toMatchObject({ name: 'A small thing', unit, code: 'DEAL-20261120' });
  expect([before?.content?.type ?? null, before?.content?.link ?? null]).toEqual([content, null]);
  expect((await redeem('deal 20261120')).data.success).toBe(true);
  expect((await redeem('deal 20261120', 7, 'again')).data.success).toBe(false);
  const after = (await days()).currentDay;
  expect(after).toMatchObject({
    purchased: true,
    purchasedAt: '2026-11-20T19:00:00.000Z',
    reason: 'redeemed',
    remaining: 2,
  });
  expect((await answer(getGuestBenefits, {}, { guestId: 7 })).benefits).toMatchObject(benefits);
  expect(await answer(consumedOffers, {}, { guestId: 7 })).toMatchObject([{ date: '2026-11-20', offer: deal.offer }]);
  expect((await days(8)).currentDay).toMatchObject({ purchased: false, link: null, reason: null });
});

// @spec feature:reward.daily-bonus 3
test('a day of VIP makes the guest VIP until its end', async () => {
  const { world, redeem, pass, run } = await setUp();
  await theDeal.setUp({ day: 'today', id: 98_001, offer: 'oneDayVip' }, world);
  const isVip = async () => (await run<{ isVip: number }>('select "isVip" from guest where id = 7'))[0]?.isVip;
  await redeem('DEAL-20261120');
  expect(await isVip()).toBe(1);
  pass(dayMs - 1);
  await renewDue(world, (cause) => expect.fail(String(cause)));
  expect(await isVip()).toBe(1);
  pass(1);
  await renewDue(world, (cause) => expect.fail(String(cause)));
  expect(await isVip()).toBe(0);
});

// @spec state:daily-bonus 2
test.each([
  ['gone', { day: 'today', quantity: 2, taken: 2 }, {}],
  ['needsVip', { day: 'today', vip: true }, {}],
  ['needsMobile', { day: 'today', requireMobileAuth: true }, {}],
  ['needsAddress', { day: 'today' }, { isVerified: false }],
  ['over', { day: 'yesterday' }, {}],
  ['notYet', { day: 'tomorrow' }, {}],
] as const)('a deal that is %s is named, not given, and nothing moves', async (expected, deal, guest) => {
  const { world, days, redeem, reason, run } = await setUp(guest);
  await theDeal.setUp({ id: 98_001, offer: 'videoVoucher', code: 'COLD', ...deal }, world);
  const { previousDay, currentDay, nextDay } = await days();
  const day = { yesterday: previousDay, today: currentDay, tomorrow: nextDay }[deal.day];
  expect([day?.reason, await reason('COLD')]).toEqual([expected, expected]);
  expect(await redeem('COLD')).toEqual({ data: { success: false, bonus: null } });
  expect([await run('select * from "bonusRedemption"'), await run('select * from voucher')]).toEqual([[], []]);
});

// @spec feature:reward.daily-bonus 1
test('of many guests who take a deal at once no more get it than there are', async () => {
  const { world, redeem, days } = await setUp();
  await theDeal.setUp({ day: 'today', id: 98_001, offer: 'videoVoucher', quantity: 2 }, world);
  const answers = await Promise.all(
    [7, 8, 9, 7, 8, 9].map((guestId, at) => redeem('DEAL-20261120', guestId, `k-${at}`)),
  );
  expect(answers.filter(({ data }) => data.success)).toHaveLength(2);
  expect((await days(null)).currentDay).toMatchObject({ quantity: 2, remaining: 0, reason: 'gone' });
});

test('a deal of the rotation that nobody tried has its quantity from its offer, and keeps its day', async () => {
  const { days, redeem, run } = await setUp();
  const { currentDay } = await days();
  await run('update "dailyOffer" set quantity = 7, "needsMobile" = 0, "needsVip" = 0');
  expect((await redeem(currentDay?.effect?.code ?? '')).data.success).toBe(true);
  await run('update "dailyOffer" set quantity = 5');
  expect((await days(8)).currentDay).toMatchObject({ quantity: 5, remaining: 4, offer: currentDay?.offer });
  await run('delete from "dailyOffer" where id = 1');
  expect((await days(8)).currentDay?.offer).toBe(currentDay?.offer);
});

test('a deal whose video was taken away has none left, and its turn goes to the next', async () => {
  const { world, days, redeem, run } = await setUp();
  await theDeal.setUp({ day: 'today', id: 98_001, offer: 'video', contentId: 97_999 }, world);
  expect((await days()).currentDay).toMatchObject({ content: null, remaining: 0, reason: 'gone' });
  expect((await redeem('DEAL-20261120')).data.success).toBe(false);
  await run('delete from "dailyDeal"');
  await run('update "dailyOffer" set "contentId" = 97999 where "contentId" is not null');
  expect(['video', 'photoAlbum', 'messengerGift']).not.toContain((await days()).currentDay?.offer);
});

// @spec state:daily-bonus 2
test('a secret of tomorrow is told by no call', async () => {
  const { world, days, reason, run } = await setUp();
  await dealsPageIs.setUp({ showMysteriousTomorrowOffer: true }, world);
  expect((await days()).nextDay).toMatchObject({
    date: '2026-11-21',
    offer: null,
    effect: null,
    content: null,
    picture: null,
    reason: 'notYet',
  });
  expect(await reason('DEAL-20261121')).toBe('unknown');
  expect(await run('select * from "dailyDeal"')).toEqual([]);
  await dealsPageIs.setUp({}, world);
  expect((await days()).nextDay?.offer).not.toBe(null);
  expect(await reason('DEAL-20261121')).toBe('notYet');
});

test.each(['DEAL-20261118', 'DEAL-20261122', 'DEAL-20269999'])(
  '%s, of no day around today, is unknown and writes nothing',
  async (code) => {
    const { reason, run } = await setUp();
    expect(await reason(code)).toBe('unknown');
    expect(await run(`select * from "bonusCode" where key like 'DEAL%'`)).toEqual([]);
  },
);

test('without deals the days are empty', async () => {
  const { world, days, answer } = await setUp();
  await noDeals.setUp({}, world);
  expect(await days()).toEqual({
    previousDay: null,
    currentDay: null,
    nextDay: null,
    endsAt: '2026-11-20T22:59:59.000Z',
    secondsLeft: 14_399,
  });
  expect(await answer(dailyBonusModels, {})).toEqual([]);
  expect(await answer(dailyBonusEvent, {})).toMatchObject({ name: '', redirect: false, hidesDailyBonusPage: false });
});

// @spec query:daily-bonus.event-config, feature:reward.daily-bonus 5, entity:dailyBonusEventConfig
test.each([
  [{ leadsHome: true }, '/en/'],
  [{ leadsTo: '/en/videos/?sale=1' }, '/en/videos/?sale=1'],
  [{ leadsTo: 'https://elsewhere.example/' }, null],
  [{ leadsTo: '//elsewhere.example/' }, null],
  [{ leadsTo: '/\\elsewhere.example' }, null],
  [{ leadsTo: '/en/daily-deals/?again' }, null],
  [{}, null],
])('settings %j lead to %j', async (settings, redirectUrl) => {
  const { world, answer } = await setUp();
  await dealsPageIs.setUp(settings, world);
  expect(await answer(dailyBonusEvent, {})).toMatchObject({ redirect: redirectUrl !== null, redirectUrl });
});

// @spec query:daily-bonus.event-config
test('settings of some days hold on these days, with pictures for the device', async () => {
  const { world, answer, run } = await setUp();
  await dealsPageIs.setUp({ name: 'Winter', className: 'winter', backgroundSeeds: ['dunes-deals'] }, world);
  await run(`update "dailyDealPage" set "fromDay" = '2026-12-01', "toDay" = '2026-12-24', "isHidden" = 1 where id = 1`);
  const on = (date?: string, mobile?: boolean) => answer(dailyBonusEvent, { date, mobile });
  expect([(await on()).name, (await on('2026-11-30')).name, (await on('2026-12-25')).name]).toEqual(['', '', '']);
  const winter = await on('2026-12-24');
  expect(winter).toMatchObject({ name: 'Winter', className: 'winter', hidesDailyBonusPage: true });
  expect(winter.backgrounds).toMatchObject([{ kind: 'banner', url: '/pictures/velvet/banner/dunes-deals' }]);
  expect((await on('2026-12-01', true)).backgrounds).toMatchObject([{ kind: 'portrait' }]);
});

// @spec query:daily-bonus.bonus-models, feature:reward.daily-bonus 2
test('the performers of deals are listed, today’s first, and nobody twice', async () => {
  const { world, answer } = await setUp();
  const before = await answer(dailyBonusModels, {});
  expect(before.length).toBeGreaterThan(1);
  await aPerformer.setUp({ id: 9101, name: 'Zoe Zest', isOnline: true }, world);
  await aVideoOfPerformer.setUp(video, world);
  await theDeal.setUp({ day: 'today', id: 98_001, offer: 'video', contentId: video.id }, world);
  const after = await answer(dailyBonusModels, {});
  expect(after[0]).toMatchObject({ id: 9101, name: 'Zoe Zest', online: true });
  expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
});

// @spec query:guest.consumed-offers, feature:reward.daily-bonus 6, constant:consumedOffers.pageSize
test('the deals that a guest redeemed are listed by day, 31 unless a size is asked for', async () => {
  const { world, days, redeem, answer, pass, run } = await setUp({ isVip: true });
  await run('update "dailyOffer" set "needsMobile" = 0');
  for (let day = 0; day < 33; day += 1) {
    const code = (await days()).currentDay?.effect?.code ?? '';
    expect((await redeem(code)).data.success).toBe(true);
    pass(dayMs);
  }
  const list = (input: object, guestId = 7) => answer(consumedOffers, input, { guestId });
  const dates = (await list({})).map(({ date }) => date);
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([31, '2026-12-22', '2026-11-22']);
  expect([(await list({ pageSize: 2 })).length, (await list({ pageSize: 100 })).length]).toEqual([2, 33]);
  expect(await list({}, 8)).toEqual([]);
  expect(world.clock.now()).toBe(Date.parse('2026-12-23T19:00:00.000Z'));
});
