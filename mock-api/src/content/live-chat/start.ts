import type { InputOf } from '@lounge/protocol';
import { chatStart } from '@lounge/protocol/content/live-chat';
import { fingerprint } from '../../wire/fingerprint.ts';
import { keyField } from '../../wire/idempotency-key.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import type { Caller, World } from '../../world/world.ts';
import {
  chatByStartKey,
  insertChat,
  openChatOf,
  performerToCall,
  sequenceOf,
  type ChatRow,
} from './chat-statements.ts';
import { checkCountry } from '../actors/index.ts';
import { isBlockedBetween } from '../messenger/index.ts';
import { checkTerms, endOf, priceOfChat } from './terms.ts';

type Start = InputOf<typeof chatStart>;

/** Rejects guests whom the performer has blocked. */
const checkGuest = async (guestId: number, actorId: number, world: World): Promise<void> => {
  if (await isBlockedBetween(actorId, { guestId }, world)) reject('locked', 'actorId');
};

/** Rejects a start while another chat is open, and one that does not know the last. */
const checkSequence = async (guestId: number, sequence: number, { tx }: World): Promise<void> => {
  if ((await openChatOf.first(tx, { guestId })) !== null) reject('inProgress');
  if (((await sequenceOf.first(tx, { guestId }))?.total ?? 0) !== sequence) reject('wrongSequence', 'sequence');
};

/**
 * Starts a chat, once for a key: checks the guest, what runs, the price that the page shows, and the terms. The performer is called;
 * nothing is charged before the first picture.
 * @spec state:chat-start, feature:chat.video
 */
export const startChat = async (start: Start, caller: Caller, world: World): Promise<ChatRow> => {
  const { tx } = world;
  const guestId = guestOf(caller);
  const startKey = `${guestId} ${caller.key ?? reject('malformed', keyField)}`;
  const bodyHash = fingerprint(chatStart.id, start);
  const existing = await chatByStartKey.first(tx, { startKey });
  if (existing !== null) return existing.bodyHash === bodyHash ? existing : reject('keyReused', keyField);
  const performer = (await performerToCall.first(tx, { id: start.actorId })) ?? reject('unknown', 'actorId');
  await checkCountry(performer.id, caller, world);
  await checkGuest(guestId, performer.id, world);
  await checkSequence(guestId, start.sequence, world);
  if (performer.isOnline !== 1) reject('actorOffline');
  const requested = { kind: start.kind, withCamera: start.withCamera ? 1 : 0, showId: start.showId };
  const price = priceOfChat(performer, requested);
  if (price !== start.price) reject('priceChanged', 'price');
  await checkTerms(requested, guestId, performer, price, world);
  const row = await insertChat.first(tx, {
    key: randomHex(16),
    startKey,
    bodyHash,
    guestId,
    actorId: performer.id,
    kind: requested.kind,
    withCamera: requested.withCamera,
    showId: requested.showId,
    sequence: start.sequence + 1,
    brand: caller.brand,
    language: caller.language,
    price,
    startedAt: nowIso(world),
    endsAt: await endOf(requested, performer.id, guestId, world),
    pageId: start.pageId,
  });
  return row ?? reject('failed');
};
