import type { Infer } from '@lounge/protocol';
import { chargeSoFar, paidSeconds, secondsFor, type chatBill, type liveChat } from '@lounge/protocol/content/live-chat';
import { balanceOf, guestAccount } from '../../foundation/wallet/index.ts';
import { reject } from '../../dispatch/handler.ts';
import { clipNames } from '../../media/clips.ts';
import { sourceOf } from '../../media/media-source.ts';
import { pictureOf } from '../../media/picture.ts';
import { coins } from '../../wire/coins.ts';
import type { World } from '../../world/world.ts';
import { giftsInChat } from '../messenger/index.ts';
import { performerToCall, type CalledPerformer, type ChatRow } from './chat-statements.ts';
import { stageOf } from './stage.ts';
import { voucherMinutesFor } from './terms.ts';
import { runsOfChat } from './toy-statements.ts';

type Chat = Infer<typeof liveChat>;
type Bill = Infer<typeof chatBill>;

/** The longest time for which the address of a chat's stream is valid; it ends with the chat. */
const maxChatMs = 12 * 3_600_000;

/** The seconds of a chat that count. */
export const secondsOf = ({ counted_ms: ms }: Pick<ChatRow, 'counted_ms'>): number => Math.floor(ms / 1000);

/** What the time of a chat costs so far, in hundredths of a coin. */
export const chargeOf = (row: Pick<ChatRow, 'price' | 'counted_ms' | 'voucher_minutes' | 'vouchers_over'>): number =>
  row.price === null || row.vouchers_over === 0
    ? 0
    : chargeSoFar(row.price, paidSeconds(secondsOf(row), row.voucher_minutes));

const performerOf = async (world: Pick<World, 'tx'>, { actor_id: id }: ChatRow): Promise<CalledPerformer> =>
  (await performerToCall.first(world.tx, { id })) ?? reject('unknown', 'actorId');

const fieldsOf = (row: ChatRow, performer: CalledPerformer) => ({
  chatId: row.key,
  kind: row.kind,
  withCamera: row.with_camera === 1,
  actorId: row.actor_id,
  actorName: performer.name,
  actorSlug: performer.slug,
  actorOnline: performer.is_online === 1,
  portrait: pictureOf(row.brand, 'portrait', performer.picture_seed),
  currency: 'VXC' as const,
  price: row.price,
  isVoyeur: row.kind === 'voyeurChat',
  isToyControl: row.kind === 'toyControl',
  startedAt: row.started_at,
  seconds: secondsOf(row),
  voucherMinutes: row.voucher_minutes,
  spent: row.status === 'ended' ? row.booked : chargeOf(row),
  giftsSpent: row.gifts_spent,
});

/** The minutes of vouchers that a chat has not begun; none once coins pay. */
const minutesLeftOf = async (world: Pick<World, 'tx' | 'clock'>, row: ChatRow): Promise<number> =>
  row.vouchers_over === 1 || row.status === 'ended' ? 0 : voucherMinutesFor(world, row);

/** For how many more seconds vouchers and coins last; null without a price. */
const secondsLeftOf = async (world: Pick<World, 'tx'>, row: ChatRow, more: number): Promise<number | null> => {
  if (row.price === null) return null;
  const balance = await balanceOf(world.tx, guestAccount(row.guest_id));
  const covered = (row.voucher_minutes + more) * 60;
  const all = covered + secondsFor(row.price, balance + row.booked);
  return Number.isFinite(all) ? Math.max(0, all - secondsOf(row)) : null;
};

const sourcesOf = async (row: ChatRow, world: World): Promise<Chat['sources']> => {
  if (row.status !== 'running' || row.answered_at === null) return [];
  const { scene } = await stageOf(world, row.actor_id);
  const clip = clipNames[(row.actor_id + scene) % clipNames.length] ?? clipNames[0];
  const until = Date.parse(row.answered_at) + maxChatMs;
  const stream = { brand: row.brand, clip, actorId: row.actor_id, until, chatKey: row.key };
  const { type, url } = sourceOf(world.mediaUrls.live(stream, row.guest_id), null, null);
  const whep = world.mediaUrls.whep(stream, row.guest_id);
  return [...(whep === null ? [] : [{ type: 'whep' as const, url: whep }]), { type, url }];
};

/** A chat in its wire format. */
export const chatFrom = async (row: ChatRow, world: World): Promise<Chat> => {
  const voucherMinutesLeft = await minutesLeftOf(world, row);
  return {
    ...fieldsOf(row, await performerOf(world, row)),
    status: row.status,
    isCameraOn: row.is_camera_on === 1,
    sources: await sourcesOf(row, world),
    booked: row.booked,
    secondsLeft: row.status === 'ended' ? 0 : await secondsLeftOf(world, row, voucherMinutesLeft),
    voucherMinutesLeft,
    endsAt: row.ends_at,
    exitCode: row.exit_code,
  };
};

/** The gifts and the timed gifts of a toy, each name once, without what was given back; and how much that was. */
const giftsOf = async (row: ChatRow, world: Pick<World, 'tx'>): Promise<Pick<Bill, 'gifts' | 'givenBack'>> => {
  const runs = await runsOfChat.all(world.tx, { guestId: row.guest_id, chatKey: row.key });
  const gifts = await giftsInChat(world, row.key, row.language);
  const ofToy = runs.map(({ name, price, given_back: back }) => ({ name, spent: price - back, isBack: back > 0 }));
  const spent = new Map<string, number>();
  for (const each of [...gifts, ...ofToy.filter(({ spent: paid, isBack }) => paid > 0 || !isBack)])
    spent.set(each.name, (spent.get(each.name) ?? 0) + each.spent);
  return {
    gifts: [...spent].map(([name, sum]) => ({ name, spent: sum })),
    givenBack: runs.reduce((sum, { given_back: back }) => sum + back, 0),
  };
};

/** The bill of a chat that is over. */
export const billFrom = async (row: ChatRow, world: Pick<World, 'tx'>): Promise<Bill> => ({
  ...fieldsOf(row, await performerOf(world, row)),
  ...(await giftsOf(row, world)),
  endedAt: row.ended_at ?? row.started_at,
  exitCode: row.exit_code ?? 0,
  balance: coins(await balanceOf(world.tx, guestAccount(row.guest_id))),
  dispute: row.dispute,
});
