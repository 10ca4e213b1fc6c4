import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import type { dailyBonus, dailyBonusInteractiveContent } from '@lounge/protocol/engagement/daily-bonus';
import { bonusCodeByKey, reasonAgainst, redeemedAt, remainingOf } from '../../foundation/vouchers/index.ts';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { isFree, unitOf } from './benefits.ts';
import { contentOf } from './content.ts';
import { codeRowOf, daysAround, dealOf, endOfDay } from './deals.ts';
import { pageOf } from './page.ts';

type Day = Infer<typeof dailyBonus>;

const secret = (date: string): Day => ({
  date,
  offer: null,
  conditions: null,
  effect: null,
  quantity: null,
  remaining: null,
  purchased: false,
  purchasedAt: null,
  free: false,
  content: null,
  text: null,
  picture: null,
  link: null,
  reason: 'notYet',
});

/** Why nobody can redeem a code now, or null. */
const reasonForAll = (row: Row<'bonusCode'>, world: World): Day['reason'] => {
  const at = nowIso(world);
  if ((row.validFrom ?? at) > at) return 'notYet';
  if ((row.validTo ?? '9999') <= at) return 'over';
  return remainingOf(row) === 0 ? 'gone' : null;
};

/** The deal of a day as a caller sees it; null without one. */
const dayOf = async (date: string, caller: Caller, world: World): Promise<Day | null> => {
  const deal = await dealOf(date, world);
  if (deal === null) return null;
  const { offer } = deal;
  const stored = await bonusCodeByKey.first(world.tx, { key: deal.code });
  const code = { ...(await codeRowOf(deal, world)), redemptions: stored?.redemptions ?? 0 };
  const { guestId } = caller;
  const purchasedAt = guestId === null ? null : await redeemedAt(world, guestId, deal.code);
  const found = await contentOf(offer, caller, world);
  const link = purchasedAt === null ? null : (found?.link ?? null);
  const content = found?.content ?? null;
  return {
    date,
    offer: offer.offer,
    conditions: { requireMobileAuth: offer.needsMobile === 1, vip: offer.needsVip === 1 },
    effect: {
      name: localized(offer.title, caller),
      value: offer.value,
      unit: unitOf[offer.offer],
      code: code.code,
    },
    quantity: offer.quantity,
    remaining: remainingOf(code),
    purchased: purchasedAt !== null,
    purchasedAt,
    free: isFree(offer),
    content: content === null || content.type === 'gift' ? content : { ...content, link },
    text: localized(offer.text, caller),
    picture: pictureOf(caller.brand, 'portrait', offer.pictureSeed),
    link,
    reason: guestId === null ? reasonForAll(code, world) : await reasonAgainst(guestId, code, world),
  };
};

const neighbours = { asc: ['next', 'previous'], desc: ['previous', 'next'] } as const;

/** The deals of the days around today. Whether tomorrow is a secret is a setting of today. */
export const daysFor = async (
  { first = 3, order = 'asc' }: InputOf<typeof dailyBonusInteractiveContent>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof dailyBonusInteractiveContent>> => {
  const { yesterday, today, tomorrow } = daysAround(world);
  const asked = new Set(neighbours[order].slice(0, first - 1));
  const isSecret = (await pageOf(today, world)).isTomorrowSecret;
  const next = async () => {
    const day = await dayOf(tomorrow, caller, world);
    return day !== null && isSecret ? secret(tomorrow) : day;
  };
  return {
    previousDay: asked.has('previous') ? await dayOf(yesterday, caller, world) : null,
    currentDay: await dayOf(today, caller, world),
    nextDay: asked.has('next') ? await next() : null,
    endsAt: new Date(endOfDay(today)).toISOString(),
    secondsLeft: Math.max(0, Math.ceil((endOfDay(today) - world.clock.now()) / 1000)),
  };
};
