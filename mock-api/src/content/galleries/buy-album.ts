import { formatCoins } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import { coins } from '../../pipeline/coins.ts';
import {
  fingerprint,
  guestAccount,
  tellBalance,
  transferOnce,
  type Deed,
  type Entry,
} from '../../foundation/wallet/index.ts';
import { guestOf, refuse } from '../../pipeline/handler.ts';
import { keyHeader } from '../../pipeline/key.ts';
import type { Row } from '../../world/tables.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { ageCheckOf, albumById, insertPurchase, purchaseByKey, purchaseKey } from './statements.ts';

/** What is rated so is bought and seen by guests only whose age was checked. @assumed The documents say "some photos". */
export const adultRating = 18;

/** @assumed The documents name no shares: a performer gets half, the house the rest. */
const sharesOf = (guestId: number, { price, actor_id: actorId }: Row<'album'>): readonly Entry[] => {
  const share = Math.floor(price / 2);
  const entries: Entry[] = [
    { account: guestAccount(guestId), amount: -price },
    { account: `performer:${actorId}`, amount: share },
    { account: 'house', amount: price - share },
  ];
  return entries.filter(({ amount }) => amount !== 0);
};

type Answer = AnswerOf<typeof buyAlbum>;

/** Charges a guest for an album that is neither free nor bought; the ledger refuses what is not covered. */
const purchase = async (
  albumId: number,
  guestId: number,
  { language }: Caller,
  world: World,
): Promise<Deed<Answer>> => {
  const album = (await albumById.first(world.tx, { id: albumId })) ?? refuse('unknown', 'albumId');
  const guest = await ageCheckOf.first(world.tx, { id: guestId });
  if (album.age_rating >= adultRating && guest?.avs_status !== 'accepted') refuse('needAgeCheck');
  const key = purchaseKey(guestId, albumId);
  const isBought = (await purchaseByKey.first(world.tx, { key })) !== null;
  const isOwed = !isBought && album.price > 0;
  const at = nowIso(world);
  if (isOwed) await insertPurchase.all(world.tx, { key, guestId, albumId, at });
  return {
    entries: isOwed ? sharesOf(guestId, album) : [],
    reference: { albumId, actorId: album.actor_id },
    answer: (balance) => ({
      success: true,
      guestBalance: coins(balance),
      guestBalanceFormatted: formatCoins(balance, language),
    }),
  };
};

/** Buys an album once, tells the guest's sockets where coins moved, and answers every repeat of a key alike. */
export const buy = async ({ albumId }: { albumId: number }, caller: Caller, world: World): Promise<Answer> => {
  const guestId = guestOf(caller);
  const key = caller.key ?? refuse('malformed', keyHeader);
  const at = nowIso(world);
  const terms = { guestId, key, kind: 'album', bodyHash: fingerprint(buyAlbum.id, { albumId }), at };
  let hasMoved = false;
  const answer = await transferOnce(world.tx, terms, async () => {
    const deed = await purchase(albumId, guestId, caller, world);
    hasMoved = deed.entries.length > 0;
    return deed;
  });
  if (hasMoved) await tellBalance(world, guestId, caller.language);
  return answer;
};
