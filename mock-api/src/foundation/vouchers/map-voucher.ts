import { pathTo, type Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import { voucherTypes, type voucher } from '@lounge/protocol/foundation/vouchers';
import { coins, priceOf } from '../../wire/coins.ts';
import { pictureOf } from '../../media/picture.ts';
import { parseJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { bonusCodeByKey } from './bonus-statements.ts';
import { codeKey } from './codes.ts';
import { giftPrice, voucherActorById } from './statements.ts';
import { amountFields, storedAmount } from './units.ts';

type Voucher = Infer<typeof voucher>;
type ActorRow = NonNullable<Awaited<ReturnType<typeof voucherActorById.first>>>;

/** The actor of a voucher in its wire format. */
const actorOf = (actor: ActorRow, { language, brand }: Caller): Voucher['actors'][number] => ({
  id: actor.id,
  online: actor.isOnline === 1,
  name: actor.name,
  link: pathTo('performer.overview', language, { actorName: actor.slug }),
  avatar: pictureOf(brand, 'avatar', actor.pictureSeed),
});

/** The price of one unit of a voucher in hundredths of a coin; null where none can be stated. */
const unitPrice = async (row: Row<'voucher'>, actor: ActorRow | null, tx: World['tx']): Promise<number | null> => {
  switch (row.type) {
    case voucherTypes.video:
    case voucherTypes.photoAlbum:
      return row.maxPrice;
    case voucherTypes.videoChat:
      return actor?.priceVideo ?? null;
    case voucherTypes.messages:
      return actor?.priceMessage ?? null;
    case voucherTypes.credits:
      return 100;
    case voucherTypes.messengerGift:
      return (await giftPrice.first(tx, { id: Number(row.subject) }))?.price ?? null;
    default:
      return null;
  }
};

/** When a benefit of a top-up counts; the descriptions of benefits are sentences of their own. */
const withNextTopUp: Readonly<Record<Language, string>> = {
  de: 'bei deiner nächsten Aufladung',
  en: 'with your next top-up',
  nl: 'bij je volgende opwaardering',
  es: 'con tu próxima recarga',
};

/** The benefit of a voucher's code and its time, in the caller's language; null without a code, or if it was withdrawn. */
const givenByCode = async (
  { type, subject }: Row<'voucher'>,
  { language }: Caller,
  tx: World['tx'],
): Promise<string | null> => {
  if (type !== voucherTypes.bonusCode || subject === null) return null;
  const code = await bonusCodeByKey.first(tx, { key: codeKey(subject) });
  return code === null
    ? null
    : parseJson(code.benefits)
        .map(({ name, topUp }) =>
          topUp === undefined ? name[language] : `${name[language]} ${withNextTopUp[language]}`,
        )
        .join(', ');
};

/**
 * Maps a row to a voucher. @assumed The worth is stated where a price is: up to a maximum price, with one performer, for one gift.
 */
export const voucherFrom = async (row: Row<'voucher'>, caller: Caller, { tx }: Pick<World, 'tx'>): Promise<Voucher> => {
  const actor = row.actorId === null ? null : await voucherActorById.first(tx, { id: row.actorId });
  const each = await unitPrice(row, actor, tx);
  return {
    id: row.id,
    guestId: row.guestId,
    type: row.type,
    ...amountFields(row.type, row.amount),
    subject: row.subject,
    maxPrice: priceOf(row.maxPrice),
    worth: each === null ? null : coins(Math.floor((each * row.amount) / storedAmount(row.type, 1))),
    actorId: row.actorId,
    gives: await givenByCode(row, caller, tx),
    validFrom: row.validFrom,
    validTo: row.validTo,
    actors: actor === null ? [] : [actorOf(actor, caller)],
  };
};
