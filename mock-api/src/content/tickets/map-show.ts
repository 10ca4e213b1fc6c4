import { barsSpending, standingIn } from '../../dispatch/locked-out.ts';
import { languages, pathTo } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { chatTicket, ticketError } from '@lounge/protocol/content/tickets';
import { fittingVouchers, showVoucherType } from '../../foundation/vouchers/index.ts';
import { coins } from '../../wire/coins.ts';
import { isProtectedSeed } from '../../media/protected-seed.ts';
import { pictureOf } from '../../media/picture.ts';
import { parseJson, parseSharedJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { isDoorClosed } from './door.ts';
import { buyerOf, sedcardOf, ticketByKey, ticketKey, type ShowRow, type TicketRow } from './statements.ts';

/** A show as it travels. */
export type Show = Infer<typeof chatTicket>;
/** Why a ticket is not bought or removed. */
export type TicketError = Infer<typeof ticketError>;

/** The sign of the coin in texts. @assumed */
const coinSymbol = 'C';

/** How many pictures of the sedcard a show has beside its own. @assumed */
const sedcardPictures = 3;

/** A stored text as it travels. */
export const everyLanguage = (text: Row<'camShow'>['title']) => {
  const texts = parseSharedJson(text);
  return languages.map((language) => ({ value: texts[language], language }));
};

const imagesOf = async (row: ShowRow, { brand }: Caller, { tx }: Pick<World, 'tx'>): Promise<Show['sedcardImages']> => {
  const sedcard = await sedcardOf.first(tx, { actorId: row.actorId });
  const seeds = sedcard === null ? [] : [sedcard.coverSeed, ...parseJson(sedcard.pictureSeeds)];
  return [
    pictureOf(brand, 'still', row.pictureSeed),
    ...seeds
      .filter((seed) => !isProtectedSeed(seed))
      .slice(0, sedcardPictures)
      .map((seed) => pictureOf(brand, 'portrait', seed)),
  ];
};

const msOf = (instant: string): number => Date.parse(instant);

/** Why nobody can buy a ticket to a show now, or null. */
const obstacleToAll = (row: ShowRow, now: number): TicketError | null => {
  if (row.status === 'cancelled') return 'cancelled';
  if (msOf(row.endAt) <= now) return 'over';
  return isDoorClosed(row, now) ? 'startedTooLongAgo' : null;
};

/** Why a visitor cannot buy a ticket to a show now, or null. Anonymous visitors could, once they are logged in. */
export const obstacleTo = async (
  row: ShowRow,
  ticket: TicketRow | null,
  { guestId }: Pick<Caller, 'guestId'>,
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
): Promise<TicketError | null> => {
  if (ticket !== null) return 'alreadyBought';
  const obstacle = obstacleToAll(row, clock.now());
  if (obstacle !== null || guestId === null) return obstacle;
  const buyer = await buyerOf.first(tx, { guestId, actorId: row.actorId });
  if (barsSpending(standingIn(buyer))) return 'locked';
  return buyer?.isBlocked === 1 ? 'blocked' : null;
};

const ticketFrom = (row: TicketRow): Show['ticket'] => ({
  id: row.id,
  creationType: row.creationType,
  price: coins(row.price),
  isByVoucher: row.voucherId !== null,
  promoCode: row.promoCode,
  boughtAt: row.boughtAt,
  enteredAt: row.enteredAt,
});

/** The use that a voucher must have to pay for a show. */
export const voucherUse = (row: ShowRow) => ({
  type: showVoucherType(row.isPrivate === 1),
  actorId: row.actorId,
  price: row.price,
  subject: String(row.id),
});

const voucherOf = async (row: ShowRow, guestId: number | null, world: World): Promise<Show['fittingVoucher']> => {
  if (guestId === null || row.price <= 0) return null;
  const [first] = await fittingVouchers(guestId, voucherUse(row), world);
  return first === undefined ? null : { id: first.id, amount: first.amount, validTo: first.validTo };
};

/** The ticket that a visitor has to a show. */
export const ticketOf = async (
  row: Pick<ShowRow, 'id'>,
  { guestId }: Pick<Caller, 'guestId'>,
  { tx }: Pick<World, 'tx'>,
): Promise<TicketRow | null> => (guestId === null ? null : ticketByKey.first(tx, { key: ticketKey(guestId, row.id) }));

/** Maps a row to a show, with the flags of a visitor. @spec entity:chatTicket */
export const showOf = async (row: ShowRow, caller: Caller, world: World): Promise<Show> => {
  const ticket = await ticketOf(row, caller, world);
  const canBuy = (await obstacleTo(row, ticket, caller, world)) === null;
  return {
    id: row.id,
    actorId: row.actorId,
    actorName: row.actorName,
    actorLink: pathTo('performer.overview', caller.language, { actorName: row.actorSlug }),
    actorOnline: row.actorOnline === 1,
    actorPicture: pictureOf(caller.brand, 'avatar', row.actorSeed),
    banner: pictureOf(caller.brand, 'banner', row.actorBanner),
    price: { ...coins(row.price), symbol: coinSymbol },
    title: everyLanguage(row.title),
    description: everyLanguage(row.description),
    postBuyInfo: ticket === null ? [] : everyLanguage(row.postBuyInfo),
    sedcardImages: await imagesOf(row, caller, world),
    start: row.startAt,
    end: row.endAt,
    isBought: ticket !== null,
    isFree: row.price <= 0,
    canBuy,
    hasStarted: msOf(row.startAt) <= world.clock.now(),
    bonusCode: row.bonusCode,
    isFeatured: row.isFeatured === 1,
    isAutoFeatured: row.isAutoFeatured === 1,
    isInternal: row.isInternal === 1,
    isPrivate: row.isPrivate === 1,
    isCancelled: row.status === 'cancelled',
    ticket: ticket === null ? null : ticketFrom(ticket),
    fittingVoucher: canBuy ? await voucherOf(row, caller.guestId, world) : null,
  };
};

/** Maps rows to shows. */
export const showsOf = (rows: readonly ShowRow[], caller: Caller, world: World): Promise<Show[]> =>
  Promise.all(rows.map((row) => showOf(row, caller, world)));
