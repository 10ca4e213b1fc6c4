import { s } from '@lounge/protocol';
import { bonusBenefitKind, voucherType } from '@lounge/protocol/foundation/vouchers';
import { inAllLanguages } from '../../world/by-language.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { replaceRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { StoredBenefit } from '../../world/tables/vouchers.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { guestCaller } from '../guest/index.ts';
import { insertRedemption } from './bonus-statements.ts';
import { codeKey } from './codes.ts';
import { redeem } from './redeem.ts';
import { storedAmount } from './units.ts';
import { giveVoucher, publishVouchers } from './vouchers.ts';

const params = s.object({
  guestId: s.entityId,
  type: voucherType,
  amount: s.count,
  subject: s.optional(s.string),
  actorId: s.optional(s.entityId),
  validTo: s.optional(s.instant),
});

/** A voucher for everything of its type, for all performers and without an end. */
const givenToAll = { subject: null, actorId: null, validTo: null } as const;

/** A guest has a voucher. */
export const guestHasVoucher = state('the guest has a voucher', {
  description:
    'The guest has this voucher, valid from now on. Without a performer it is for all performers, without an end it never expires.',
  params,
  ifLeftOut: givenToAll,
  setUp: ({ guestId, ...voucher }, parts) => runInWorld(parts, true, (world) => giveVoucher(guestId, voucher, world)),
});

/** A guest gets a voucher while the guest's pages are open. */
export const guestGetsVoucher = event('the guest gets a voucher', {
  description: 'The guest gets this voucher, and the summary of vouchers is published.',
  params,
  ifLeftOut: givenToAll,
  setUp: ({ guestId, ...voucher }, parts) =>
    runInWorld(parts, true, async (world) => {
      await giveVoucher(guestId, voucher, world);
      await publishVouchers(guestId, world);
    }),
});

const putVoucher = replaceRow('voucher', { subject: null, actorId: null, endNoticeAt: null });

/** A voucher with an id. */
export const theVoucher = state('the voucher {id} is the guest’s', {
  description:
    'The guest has this voucher with this id, perhaps used up (an amount of 0), from another instant than now, or up to a price in hundredths of a coin.',
  params: s.object({
    id: s.entityId,
    guestId: s.entityId,
    type: voucherType,
    amount: s.count,
    maxPrice: s.optional(s.count),
    validFrom: s.optional(s.instant),
    validTo: s.optional(s.instant),
  }),
  ifLeftOut: { maxPrice: null, validFrom: null, validTo: null },
  setUp: ({ id, guestId, type, amount, maxPrice, validFrom, validTo }, parts) =>
    parts.database.change((tx) =>
      putVoucher.all(tx, {
        id,
        guestId,
        type,
        amount: storedAmount(type, amount),
        maxPrice,
        validFrom: validFrom ?? nowIso(parts),
        validTo,
      }),
    ),
});

const putCode = replaceRow('bonusCode', { needsVoucher: 0, promotion: 'none' });

const flag = (value: boolean | undefined): number => (value === true ? 1 : 0);

/** A bonus code. */
export const aBonusCode = state('the bonus code {code} exists', {
  description:
    'This bonus code exists and gives one benefit, coins at once unless the parameters say more (amounts of coins in hundredths); with a percentage or a flat amount of coins it waits for the next top-up, with `tierFrom` for one of at least so many hundredths of a euro. `days` are those of a subscription, perhaps to one performer. `redemptions` counts those of everybody.',
  params: s.object({
    code: s.boundedString(64),
    kind: s.optional(bonusBenefitKind),
    amount: s.optional(s.count),
    percentage: s.optional(s.count),
    flat: s.optional(s.count),
    tierFrom: s.optional(s.count),
    days: s.optional(s.count),
    actorId: s.optional(s.entityId),
    albumId: s.optional(s.entityId),
    validFrom: s.optional(s.instant),
    validTo: s.optional(s.instant),
    maxRedemptions: s.optional(s.count),
    redemptions: s.optional(s.count),
    requireMobileAuth: s.optional(s.boolean),
    vip: s.optional(s.boolean),
  }),
  ifLeftOut: {
    kind: 'bonusCoins',
    amount: 2000,
    percentage: null,
    flat: null,
    tierFrom: null,
    days: null,
    actorId: null,
    albumId: null,
    validFrom: null,
    validTo: null,
    maxRedemptions: null,
    redemptions: 0,
  },
  setUp: ({ code, kind, amount, percentage, flat, tierFrom, days, actorId, albumId, ...rest }, parts) => {
    const name = inAllLanguages(percentage === null ? '20 coins' : `${percentage} % more coins`);
    const isTiered = tierFrom !== null && percentage !== null;
    const topUp = {
      ...(flat === null ? {} : { flat }),
      ...(isTiered ? { tiers: [{ from: tierFrom, amount: percentage }] } : percentage === null ? {} : { percentage }),
    };
    const gift = Object.keys(topUp).length > 0 ? { topUp } : days === null ? { amount } : { days };
    const whose = actorId === null ? {} : { actorId };
    const media = albumId === null ? {} : { subject: albumId, media: 'album' as const };
    const benefit: StoredBenefit = {
      id: 1,
      kind,
      name,
      description: inAllLanguages('A welcome'),
      ...gift,
      ...whose,
      ...media,
    };
    return parts.database.change((tx) =>
      putCode.all(tx, {
        key: codeKey(code),
        code,
        validFrom: rest.validFrom,
        validTo: rest.validTo,
        maxRedemptions: rest.maxRedemptions,
        redemptions: rest.redemptions,
        needsMobile: flag(rest.requireMobileAuth),
        needsVip: flag(rest.vip),
        benefits: toJson<readonly StoredBenefit[]>([benefit]),
      }),
    );
  },
});

const removeCode = statement((db, $: Bind<{ key: string }>) => db.deleteFrom('bonusCode').where('key', '=', $('key')));

/** No bonus code has this text. */
export const noBonusCode = state('no bonus code is {code}', {
  description: 'There is no such bonus code, in any letters.',
  params: s.object({ code: s.boundedString(64) }),
  setUp: ({ code }, { database }) => database.change((tx) => removeCode.all(tx, { key: codeKey(code) })),
});

const setPromotion = updateRow('bonusCode', 'key', ['promotion']);

const clearPromotions = statement((db) => db.updateTable('bonusCode').set({ promotion: 'none' }));

/** The codes of the promotions. */
export const promotionsAre = state('the promotions have codes', {
  description: 'These existing bonus codes are those of the welcome tile and of the chat trial, and no others are.',
  params: s.object({ welcomeBonusTile: s.boundedString(64), chatTrial: s.boundedString(64) }),
  setUp: ({ welcomeBonusTile, chatTrial }, { database }) =>
    database.change(async (tx) => {
      await clearPromotions.all(tx);
      await setPromotion.all(tx, { key: codeKey(welcomeBonusTile), promotion: 'welcomeBonusTile' });
      await setPromotion.all(tx, { key: codeKey(chatTrial), promotion: 'chatTrial' });
    }),
});

/** A guest redeemed a code before. */
export const guestRedeemedCode = state('the guest redeemed the bonus code', {
  description: 'The guest redeemed this code before; what it gave is not given again.',
  params: s.object({ guestId: s.entityId, code: s.boundedString(64) }),
  setUp: ({ guestId, code }, parts) => {
    const key = codeKey(code);
    const row = { key: `${guestId} ${key}`, guestId, code: key, at: nowIso(parts) };
    return parts.database.change((tx) => insertRedemption.all(tx, row));
  },
});

/** Stands for a pin-call; the number itself is of no importance to bonus codes. */
const putMobile = replaceRow('verifiedPhone', { type: 'uniqueNumber', isMobile: 1, lastDigits: '000' });

/** A guest confirmed a mobile number. */
export const guestHasPhone = state('the guest confirmed a mobile number', {
  description: 'The guest confirmed this mobile number before.',
  params: s.object({ guestId: s.entityId, number: s.boundedString(32) }),
  setUp: ({ guestId, number }, parts) =>
    parts.database.change((tx) =>
      putMobile.all(tx, { key: `${guestId} state`, guestId, numberHash: number, number, at: nowIso(parts) }),
    ),
});

const redeemFor = (guestId: number, code: string, parts: WorldParts) =>
  runInWorld(parts, true, async (world) =>
    redeem(
      { code: codeKey(code), isAllowed: true },
      async () => undefined,
      await guestCaller(guestId, `state ${code} ${nowIso(parts)}`, world),
      world,
    ),
  );

/** The bonus of a code waits for a top-up. */
export const bonusWaits = state('the bonus of the code {code} waits for a top-up', {
  description: 'The guest redeemed this existing code, whose bonus comes with the next top-up.',
  params: s.object({ guestId: s.entityId, code: s.boundedString(64) }),
  setUp: ({ guestId, code }, parts) => redeemFor(guestId, code, parts),
});

/** A guest redeems a code on another device. */
export const guestRedeemsCode = event('the guest redeems a bonus code', {
  description: 'The guest redeems this existing code elsewhere; it gives coins or vouchers, no gifts.',
  params: s.object({ guestId: s.entityId, code: s.boundedString(64) }),
  setUp: ({ guestId, code }, parts) => redeemFor(guestId, code, parts),
});

/** The states of this module. */
export const voucherStates = [
  guestHasVoucher,
  guestGetsVoucher,
  theVoucher,
  aBonusCode,
  noBonusCode,
  promotionsAre,
  guestRedeemedCode,
  bonusWaits,
  guestHasPhone,
  guestRedeemsCode,
];
