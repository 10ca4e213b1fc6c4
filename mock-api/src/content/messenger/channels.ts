import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import {
  channelArchiveNotice,
  channelUnreadNotice,
  type channelFilter,
  type messengerChannels,
  type messengerContent,
} from '@lounge/protocol/content/messenger';
import { notificationTypes } from '@lounge/protocol/content/notifications';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { totalOf } from '../../world/bounded-count.ts';
import type { Caller, World } from '../../world/world.ts';
import { markAsRead } from '../notifications/index.ts';
import { countMessages, messagesOfGuest } from './message-statements.ts';
import { channelFrom, messageFrom } from './map-message.ts';
import {
  actorToWrite,
  channelByKey,
  channelKey,
  channelOfGuest,
  channelsOfGuest,
  countChannels,
  insertChannel,
  setArchived,
  setSeen,
  unreadOfGuest,
  type ChannelRow,
} from './statements.ts';

/** The type of notifications about messages. */
export const messageNotification = notificationTypes.message;

/** Default page size of channels. */
const defaultChannels = 10;
const defaultMessages = 30;
const maxId = 2_147_483_647;

/** The number of a guest's messages with media, as lists count. */
export const mediaMessagesOf = (guestId: number, { tx }: Pick<World, 'tx'>): Promise<number> =>
  totalOf(countMessages.first(tx, { guestId, from: 0, to: maxId, beforeId: maxId, media: 1, chatId: '' }));

/** Filter and page of a guest's channels. */
export interface ChannelQuery {
  readonly filter?: Infer<typeof channelFilter> | undefined;
  readonly online?: boolean | undefined;
  readonly first?: number | undefined;
  readonly offset?: number | undefined;
}

/** A page of a guest's channels. */
export const channelPageOf = async (
  { filter = 'newest', online = false, first = defaultChannels, offset = 0 }: ChannelQuery,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof messengerChannels>> => {
  const filterBindings = {
    guestId: guestOf(caller),
    online: online ? 1 : 0,
    archived: filter === 'archived' ? 1 : 0,
    blocked: filter === 'blocked' ? 1 : 0,
    unread: filter === 'unread' ? 1 : 0,
  };
  const [rows, total] = await Promise.all([
    channelsOfGuest.all(world.tx, { ...filterBindings, first, offset }),
    totalOf(countChannels.first(world.tx, filterBindings)),
  ]);
  return { items: rows.map((row) => channelFrom(row, caller, world)), total };
};

/** Returns the caller's channel with an id; rejects other guests' channels as unknown. */
export const ownChannel = async (channelId: number, caller: Caller, { tx }: World): Promise<ChannelRow> =>
  (await channelOfGuest.first(tx, { id: channelId, guestId: guestOf(caller) })) ?? reject('unknown', 'channelId');

/** Returns the channel of a guest and a performer, creating it if needed; inside a change. */
export const getOrCreateChannel = async (
  guestId: number,
  actorId: number,
  language: Caller['language'],
  { tx }: Pick<World, 'tx'>,
): Promise<ChannelRow> => {
  const key = channelKey(guestId, actorId);
  const existing = await channelByKey.first(tx, { key });
  if (existing !== null) return existing;
  const actor = (await actorToWrite.first(tx, { id: actorId })) ?? reject('unknown', 'actorId');
  await insertChannel.all(tx, { key, guestId, actorId, language, freeMessages: actor.freeMessages });
  return (await channelByKey.first(tx, { key })) ?? reject('unknown', 'actorId');
};

/** The number of a guest's unread messages. */
export const unreadTotal = async (guestId: number, { tx }: Pick<World, 'tx'>): Promise<number> =>
  (await unreadOfGuest.first(tx, { guestId }))?.total ?? 0;

type ArchiveNotice = PayloadOf<typeof channelArchiveNotice>;

/** Archives or restores a channel; inside a change. Returns the notice. */
export const changeArchived = async (row: ChannelRow, archived: boolean, { tx }: World): Promise<ArchiveNotice> => {
  const { id: channelId, actorId } = row;
  await setArchived.all(tx, { id: channelId, archived: archived ? 1 : 0 });
  return { channelId, actorId, archived };
};

/** Archives or restores a channel and publishes the unread counts; inside a change. Returns the notice. */
export const archive = async (row: ChannelRow, isArchived: boolean, world: World): Promise<ArchiveNotice> => {
  const { id: channelId, guestId, unread: unreadCount } = row;
  const notice = await changeArchived(row, isArchived, world);
  if (unreadCount > 0) {
    const total = await unreadTotal(guestId, world);
    publish(world.bus, channelUnreadNotice, { guestId }, { channelId, unreadCount, total });
  }
  return notice;
};

/** Restores an archived channel and publishes it; inside a change. */
export const restore = async (row: ChannelRow, world: World): Promise<void> => {
  const guestId = row.guestId;
  publish(world.bus, channelArchiveNotice, { guestId }, await archive(row, false, world));
};

/** Marks a channel and the notifications about its messages as read and publishes it; inside a change. */
export const markSeen = async (row: ChannelRow, world: World): Promise<ChannelRow> => {
  if (row.unread === 0) return row;
  await setSeen.all(world.tx, { id: row.id });
  const total = await unreadTotal(row.guestId, world);
  publish(world.bus, channelUnreadNotice, { guestId: row.guestId }, { channelId: row.id, unreadCount: 0, total });
  await markAsRead(world, row.guestId, { type: messageNotification, actorId: row.actorId });
  return { ...row, unread: 0 };
};

/** Filter and page of a guest's messages. */
export interface ContentQuery {
  readonly filter: {
    readonly channelId?: number | undefined;
    readonly kind?: 'all' | 'media' | undefined;
    readonly beforeId?: number | undefined;
    readonly chatId?: string | undefined;
  };
  readonly first?: number | undefined;
  readonly offset?: number | undefined;
  readonly order?: 'newest' | 'oldest' | undefined;
}

/** A page of a guest's messages. */
export const contentOf = async (
  { filter, first = defaultMessages, offset = 0, order = 'newest' }: ContentQuery,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof messengerContent>> => {
  const { channelId, kind, beforeId = maxId, chatId = '' } = filter;
  if (channelId !== undefined) await ownChannel(channelId, caller, world);
  const filterBindings = {
    guestId: guestOf(caller),
    from: channelId ?? 0,
    to: channelId ?? maxId,
    beforeId,
    media: kind === 'media' ? 1 : 0,
    chatId,
  };
  const [rows, total] = await Promise.all([
    messagesOfGuest[order].all(world.tx, { ...filterBindings, first, offset }),
    totalOf(countMessages.first(world.tx, filterBindings)),
  ]);
  return { items: rows.map(messageFrom), total };
};
