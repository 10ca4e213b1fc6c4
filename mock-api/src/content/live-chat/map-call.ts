import type { Infer } from '@lounge/protocol';
import type { chatBill } from '@lounge/protocol/content/live-chat';
import { reject } from '../../dispatch/handler.ts';
import { balanceOf, guestAccount } from '../../foundation/wallet/ledger.ts';
import { pictureOf } from '../../media/picture.ts';
import { coins } from '../../wire/coins.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { performerToCall } from './chat-statements.ts';

/** A voice call that was answered as a bill of the history; it costs nothing. */
export const billOfCall = async (
  { key, actorId, guestId, ...row }: Row<'voiceCall'>,
  { brand }: Pick<Caller, 'brand'>,
  { tx }: Pick<World, 'tx'>,
): Promise<Infer<typeof chatBill>> => {
  const performer = (await performerToCall.first(tx, { id: actorId })) ?? reject('unknown', 'actorId');
  const endedAt = row.endedAt ?? row.startedAt;
  return {
    chatId: key,
    kind: 'voiceCall',
    withCamera: false,
    actorId,
    actorName: performer.name,
    actorSlug: performer.slug,
    actorOnline: performer.isOnline === 1,
    portrait: pictureOf(brand, 'portrait', performer.pictureSeed),
    currency: 'VXC',
    price: null,
    isVoyeur: false,
    isToyControl: false,
    startedAt: row.startedAt,
    seconds: Math.max(0, Math.floor((Date.parse(endedAt) - Date.parse(row.answeredAt ?? endedAt)) / 1000)),
    voucherMinutes: 0,
    voucherSeconds: 0,
    spent: 0,
    giftsSpent: 0,
    gifts: [],
    toyControls: [],
    givenBack: 0,
    ticket: null,
    ticketSpent: 0,
    endedAt,
    exitCode: 0,
    balance: coins(await balanceOf(tx, guestAccount(guestId ?? 0))),
    dispute: 'none',
  };
};
