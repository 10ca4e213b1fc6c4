import type { Infer } from '@lounge/protocol';
import {
  chargeSoFar,
  paidSeconds,
  secondsFor,
  wholeMinutes,
  type chatBill,
  type liveChat,
  type unsettledChat,
} from '@lounge/protocol/content/live-chat';
import { balanceOf, guestAccount } from '../../foundation/wallet/ledger.ts';
import { reject } from '../../dispatch/handler.ts';
import { clipOfPerformer } from '../../media/clips.ts';
import { liveSources } from '../../world/live-sources.ts';
import { pictureOf } from '../../media/picture.ts';
import { coins } from '../../wire/coins.ts';
import type { World } from '../../world/world.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { giftsInChat } from '../messenger/map-gifts-in-chat.ts';
import { ticketBill } from '../tickets/map-ticket-bill.ts';
import { performerToCall, type CalledPerformer, type ChatRow } from './chat-statements.ts';
import { stageOf } from './stage.ts';
import { voucherSecondsFor } from './voucher-seconds.ts';
import { runsOfChat } from './toy-statements.ts';

type Chat = Infer<typeof liveChat>;
type Bill = Infer<typeof chatBill>;

/** The longest time for which the address of a chat's stream is valid; it ends with the chat. */
const maxChatMs = 12 * 3_600_000;

/** The seconds of a chat that count. */
export const secondsOf = ({ countedMs: ms }: Pick<ChatRow, 'countedMs'>): number => Math.floor(ms / 1000);

/** The cost of a chat's time so far, in hundredths of a coin. */
export const chargeOf = (row: Pick<ChatRow, 'price' | 'countedMs' | 'voucherSeconds' | 'vouchersOver'>): number =>
  row.price === null || row.vouchersOver === 0
    ? 0
    : chargeSoFar(row.price, paidSeconds(secondsOf(row), row.voucherSeconds));

const performerOf = async ({ actorId: id }: ChatRow, world: Pick<World, 'tx'>): Promise<CalledPerformer> =>
  (await performerToCall.first(world.tx, { id })) ?? reject('unknown', 'actorId');

const fieldsOf = (row: ChatRow, performer: CalledPerformer) => ({
  chatId: row.key,
  kind: row.kind,
  withCamera: row.withCamera === 1,
  actorId: row.actorId,
  actorName: performer.name,
  actorSlug: performer.slug,
  actorOnline: performer.isOnline === 1,
  portrait: pictureOf(row.brand, 'portrait', performer.pictureSeed),
  currency: 'VXC' as const,
  price: row.price,
  isVoyeur: row.kind === 'voyeurChat',
  isToyControl: row.kind === 'toyControl',
  startedAt: row.startedAt,
  seconds: secondsOf(row),
  voucherMinutes: wholeMinutes(row.voucherSeconds),
  voucherSeconds: row.voucherSeconds,
  spent: row.status === 'ended' ? row.booked : chargeOf(row),
  giftsSpent: row.giftsSpent,
});

/** The seconds of vouchers that a chat has not used; none once coins pay. */
const voucherSecondsLeftOf = async (row: ChatRow, world: Pick<World, 'tx' | 'clock'>): Promise<number> =>
  row.vouchersOver === 1 || row.status === 'ended' ? 0 : voucherSecondsFor(row, world);

/** For how many more seconds vouchers and coins last; null without a price. */
const secondsLeftOf = async (row: ChatRow, more: number, world: Pick<World, 'tx'>): Promise<number | null> => {
  if (row.price === null) return null;
  const balance = await balanceOf(world.tx, guestAccount(row.guestId));
  const covered = row.voucherSeconds + more;
  const all = covered + secondsFor(row.price, balance + row.booked);
  return Number.isFinite(all) ? Math.max(0, all - secondsOf(row)) : null;
};

const sourcesOf = async (row: ChatRow, performer: CalledPerformer, world: World): Promise<Chat['sources']> => {
  if (row.status !== 'running' || row.answeredAt === null) return [];
  const { scene } = await stageOf(world, row.actorId);
  // A performer who has a clip is seen in every scene.
  const clip = clipOfPerformer(row.actorId + scene, performer.pictureSeed);
  const until = Date.parse(row.answeredAt) + maxChatMs;
  const stream = { brand: row.brand, clip, actorId: row.actorId, until, chatKey: row.key };
  return liveSources(stream, row.guestId, world);
};

/** A chat in its wire format. */
export const chatFrom = async (row: ChatRow, world: World): Promise<Chat> => {
  const voucherSecondsLeft = await voucherSecondsLeftOf(row, world);
  const performer = await performerOf(row, world);
  return {
    ...fieldsOf(row, performer),
    status: row.status,
    pageId: row.pageId,
    isCameraOn: row.isCameraOn === 1,
    sources: await sourcesOf(row, performer, world),
    booked: row.booked,
    secondsLeft: row.status === 'ended' ? 0 : await secondsLeftOf(row, voucherSecondsLeft, world),
    voucherMinutesLeft: wholeMinutes(voucherSecondsLeft),
    voucherSecondsLeft,
    endsAt: row.endsAt,
    exitCode: row.exitCode,
  };
};

type Given = Bill['gifts'][number];

/** Each name once, with what all of them cost. */
const byName = (given: readonly Given[]): Given[] => {
  const spent = new Map<string, number>();
  for (const each of given) spent.set(each.name, (spent.get(each.name) ?? 0) + each.spent);
  return [...spent].map(([name, sum]) => ({ name, spent: sum }));
};

/** The gifts and the patterns of toy control, without what was given back; and how much that was. */
const extrasOf = async (
  row: ChatRow,
  world: Pick<World, 'tx'>,
): Promise<Pick<Bill, 'gifts' | 'toyControls' | 'givenBack'>> => {
  const runs = await runsOfChat.all(world.tx, { guestId: row.guestId, chatKey: row.key });
  const paid = runs.filter(({ price, givenBack: back }) => back === 0 || price > back);
  return {
    gifts: byName(await giftsInChat(world, row.key, row.language)),
    toyControls: byName(paid.map(({ name, price, givenBack: back }) => ({ name, spent: price - back }))),
    givenBack: runs.reduce((sum, { givenBack: back }) => sum + back, 0),
  };
};

const earlierInShow = statement((db, $: Bind<{ guestId: number; showId: number; id: number }>) =>
  db
    .selectFrom('chat')
    .select('id')
    .where('guestId', '=', $('guestId'))
    .where('showId', '=', $('showId'))
    .where('firstPictureAt', 'is not', null)
    .where('id', '<', $('id'))
    .limit(1),
);

/** The ticket of a chat in a show; its cost belongs to the first time that the guest was inside. */
export const ticketOf = async (
  row: ChatRow,
  world: Pick<World, 'tx'>,
): Promise<Pick<Bill, 'ticket' | 'ticketSpent'>> => {
  const { guestId, showId, id } = row;
  const ticket = showId === null ? null : await ticketBill(guestId, showId, row.language, world);
  if (ticket === null || showId === null) return { ticket, ticketSpent: 0 };
  const isFirst = (await earlierInShow.first(world.tx, { guestId, showId, id })) === null;
  return { ticket, ticketSpent: isFirst ? ticket.paid - ticket.givenBack : 0 };
};

/** A chat without a bill yet, with what is booked, as balance and statement have it. */
export const unsettledFrom = async (row: ChatRow, world: Pick<World, 'tx'>): Promise<Infer<typeof unsettledChat>> => ({
  ...fieldsOf(row, await performerOf(row, world)),
  spent: row.booked,
  ticketSpent: (await ticketOf(row, world)).ticketSpent,
});

/** The bill of a chat that is over. */
export const billFrom = async (row: ChatRow, world: Pick<World, 'tx'>): Promise<Bill> => ({
  ...fieldsOf(row, await performerOf(row, world)),
  ...(await extrasOf(row, world)),
  ...(await ticketOf(row, world)),
  endedAt: row.endedAt ?? row.startedAt,
  exitCode: row.exitCode ?? 0,
  balance: coins(await balanceOf(world.tx, guestAccount(row.guestId))),
  dispute: row.dispute,
});
