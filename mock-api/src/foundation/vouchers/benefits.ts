import { pathTo } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import {
  voucherTypes,
  type guestBenefit,
  type guestBenefits,
  type voucher,
} from '@lounge/protocol/foundation/vouchers';
import { guestOf } from '../../dispatch/handler.ts';
import { coins } from '../../wire/coins.ts';
import { localized } from '../../wire/localized.ts';
import { parseJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { grantsOfGuest } from './grant-days.ts';
import { waitingTopUpBonuses } from '../wallet/index.ts';
import { mediaGivenTo } from './bonus-statements.ts';
import { voucherFrom } from './map-voucher.ts';
import {
  giftsOwnedBy,
  givenAlbum,
  givenVideo,
  voucherActorById,
  showsWithTicketOf,
  vouchersOfGuest,
} from './statements.ts';

type Benefits = Infer<typeof guestBenefits>;
type Benefit = Infer<typeof guestBenefit>;
type Voucher = Infer<typeof voucher>;
type Reading = Pick<World, 'tx' | 'clock'>;

/** The types of vouchers that the overview names; shows with a performer alone and spins have fields of their own. */
const typeOfVoucher: Readonly<Record<number, Benefit['type']>> = {
  [voucherTypes.video]: 'videoVoucher',
  [voucherTypes.videoChat]: 'freeMinutes',
  [voucherTypes.credits]: 'bonusCredits',
  [voucherTypes.photoAlbum]: 'photoVoucher',
  [voucherTypes.messages]: 'freeMessages',
  [voucherTypes.messengerGift]: 'messengerGifts',
  [voucherTypes.liveShow]: 'liveShow',
  [voucherTypes.bonusCode]: 'bonus',
};

const typeOfGrant = {
  vip: 'vipSubscription',
  premium: 'premiumSubscription',
  actor: 'performerSubscription',
} as const satisfies Record<Row<'subscriptionGrant'>['product'], Benefit['type']>;

const plain = {
  name: null,
  amount: 1,
  percent: null,
  coins: null,
  worth: null,
  actor: null,
  validTo: null,
  link: null,
  voucherId: null,
} satisfies Omit<Benefit, 'key' | 'type'>;

type ShowWithTicket = NonNullable<Awaited<ReturnType<typeof showsWithTicketOf.first>>>;

const actorRefOf = ({ actors: [actor] }: Voucher) => (actor === undefined ? null : { id: actor.id, name: actor.name });

const ofVoucher = (each: Voucher): readonly Benefit[] => {
  const type = typeOfVoucher[each.type];
  if (type === undefined) return [];
  const { id, amount, worth, validTo, subject: name } = each;
  const actor = actorRefOf(each);
  return [{ ...plain, key: `voucher ${id}`, type, name, amount, worth, validTo, actor, voucherId: id }];
};

const typeOfTopUp = (kind: Row<'topUpBonus'>['kind']): Benefit['type'] =>
  kind === 'bonusCoins' || kind === 'bonusCredits' ? kind : 'bonus';

/** A bonus that waits for a top-up. Of tiers the highest one is named. */
const ofTopUp = ({ id, kind, code, bonus, validTo }: Row<'topUpBonus'>): Benefit => {
  const { flat, percentage, tiers = [] } = parseJson(bonus);
  const percent = percentage ?? (tiers.length === 0 ? null : Math.max(...tiers.map(({ amount }) => amount)));
  const added = flat === undefined ? null : coins(flat);
  return { ...plain, key: `top-up ${id}`, type: typeOfTopUp(kind), name: code, percent, coins: added, validTo };
};

const ofGrant = async (row: Row<'subscriptionGrant'>, { tx }: Reading): Promise<Benefit> => {
  const actor = row.actorId === null ? null : await voucherActorById.first(tx, { id: row.actorId });
  const ref = actor === null ? null : { id: actor.id, name: actor.name };
  const key = `days ${row.id}`;
  return { ...plain, key, type: typeOfGrant[row.product], amount: row.days, actor: ref, validTo: row.validTo };
};

const ofMedia = async (
  { key, kind, contentId: id }: Row<'givenMedia'>,
  caller: Caller,
  { tx }: Reading,
): Promise<readonly Benefit[]> => {
  const row = await (kind === 'album' ? givenAlbum : givenVideo).first(tx, { id });
  if (row === null) return [];
  const { language } = caller;
  const link =
    kind === 'album'
      ? pathTo('performer.album-details', language, { actorName: row.slug, albumId: id })
      : pathTo('performer.video-details', language, { actorName: row.slug, videoId: id });
  const shared = { name: localized(row.title, caller), actor: { id: row.id, name: row.name }, link };
  return [{ ...plain, ...shared, key: `media ${key}`, type: 'media', worth: row.price > 0 ? coins(row.price) : null }];
};

const byEnd = (one: Benefit, other: Benefit): number =>
  (one.validTo ?? '9999').localeCompare(other.validTo ?? '9999') || one.key.localeCompare(other.key);

const repeated = <T>(each: Voucher, ticket: T): T[] => Array.from({ length: each.amount }, () => ticket);

const actorOfShow = ({ actorId: id, actorName: name }: ShowWithTicket) => ({ id, name });

/**
 * The tickets that a guest bought, and those of the guest's vouchers. @assumed A voucher for shows is valid from its start to its end.
 */
const ticketsOf = (
  vouchers: readonly Voucher[],
  shows: readonly ShowWithTicket[],
): Pick<Benefits, 'privateShowTickets' | 'chatShowTickets'> => ({
  privateShowTickets: [
    ...shows.filter((show) => show.isPrivate === 1).map((show) => ({ actor: actorOfShow(show) })),
    ...vouchers
      .filter(({ type }) => type === voucherTypes.privateShow)
      .flatMap((each) => repeated(each, { actor: actorRefOf(each) })),
  ],
  chatShowTickets: [
    ...shows
      .filter((show) => show.isPrivate === 0)
      .map((show) => ({
        showId: String(show.id),
        start: show.startAt,
        end: show.endAt,
        actor: actorOfShow(show),
      })),
    ...vouchers
      .filter(({ type }) => type === voucherTypes.liveShow)
      .flatMap((each) =>
        repeated(each, { showId: each.subject, start: each.validFrom, end: each.validTo, actor: actorRefOf(each) }),
      ),
  ],
});

/** Everything that a guest has besides coins; those that end first come first. */
export const benefitsOfGuest = async (caller: Caller, world: Reading): Promise<Benefits> => {
  const { tx } = world;
  const guestId = guestOf(caller);
  const at = nowIso(world);
  const rows = await vouchersOfGuest.all(tx, { guestId, at });
  const vouchers = await Promise.all(rows.map((row) => voucherFrom(row, caller, world)));
  const gifts = await giftsOwnedBy.all(tx, { guestId });
  const topUps = await waitingTopUpBonuses.all(tx, { guestId, at });
  const days = await grantsOfGuest.all(tx, { guestId, at });
  const media = await mediaGivenTo.all(tx, { guestId });
  const shows = await showsWithTicketOf.all(tx, { guestId, at });
  const sumOf = (type: number) => vouchers.reduce((sum, each) => sum + (each.type === type ? each.amount : 0), 0);
  const ofGifts = gifts.map(({ id, name, price, quantity }): Benefit => {
    const worth = coins(price * quantity);
    return {
      ...plain,
      key: `gift ${id}`,
      type: 'messengerGifts',
      name: localized(name, caller),
      amount: quantity,
      worth,
    };
  });
  const benefits = [
    ...vouchers.flatMap(ofVoucher),
    ...topUps.map(ofTopUp),
    ...(await Promise.all(days.map((row) => ofGrant(row, world)))),
    ...ofGifts,
    ...(await Promise.all(media.map((row) => ofMedia(row, caller, world)))).flat(),
  ];
  return {
    spinwheelSpins: sumOf(voucherTypes.spins),
    messengerGiftCount: gifts.reduce((sum, { quantity }) => sum + quantity, sumOf(voucherTypes.messengerGift)),
    freeMessagesCount: sumOf(voucherTypes.messages),
    ...ticketsOf(vouchers, shows),
    benefits: benefits.toSorted(byEnd),
  };
};
