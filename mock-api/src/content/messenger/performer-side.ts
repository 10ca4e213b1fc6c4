import type { Language } from '@lounge/locale';
import {
  channelArchiveNotice,
  channelMessage,
  channelMessageProgress,
  channelTyping,
  channelUnreadNotice,
} from '@lounge/protocol/content/messenger';
import { languageOfGuest } from '../../foundation/guest/index.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { notify } from '../notifications/index.ts';
import { changeArchived, getOrCreateChannel, messageNotification, unreadTotal } from './channels.ts';
import { insertMessage, messageById, setDelivered, setRead } from './message-statements.ts';
import { messageFrom } from './map-message.ts';
import type { ChatsOfMessages } from './ports.ts';
import { channelById, setLastMessage, type ChannelRow } from './statements.ts';
import { toJson } from '../../world/json.ts';

/** Marks the guest's messages of a channel as delivered or read and publishes it. Returns false if there were none. */
export const markProgress = (parts: WorldParts, channelId: number, step: 'delivered' | 'read'): Promise<boolean> =>
  runInWorld(parts, true, async (world) => {
    const channel = await channelById.first(world.tx, { id: channelId });
    if (channel === null) return false;
    const at = nowIso(world);
    const updated = await (step === 'read' ? setRead : setDelivered).all(world.tx, { channelId, at });
    if (updated.length === 0) return false;
    const upToMessageId = Math.max(...updated.map(({ id }) => id));
    const payload = { channelId, upToMessageId, progress: step, at };
    publish(world.bus, channelMessageProgress, { guestId: channel.guestId }, payload);
    return true;
  });

/** Publishes that the performer starts or stops typing. */
export const publishTyping = (parts: WorldParts, channelId: number, isTyping: boolean): Promise<void> =>
  runInWorld(parts, false, async ({ tx, bus }) => {
    const channel = await channelById.first(tx, { id: channelId });
    if (channel !== null) publish(bus, channelTyping, { guestId: channel.guestId }, { channelId, isTyping });
  });

/** A live chat that a message belongs to if it still runs. */
interface InChat {
  readonly chatId: string;
  readonly chats: Pick<ChatsOfMessages, 'isRunning'>;
}

/**
 * Inserts a performer's message and publishes it; inside a change. In a running chat it is neither unread nor notified, because the
 * guest reads it there.
 */
const writeIn = async (channel: ChannelRow, text: string, chat: InChat | null, world: World): Promise<void> => {
  const { tx, bus } = world;
  const { id: channelId, guestId, actorId } = channel;
  const chatId = chat?.chatId ?? null;
  const isInChat = chat !== null && (await chat.chats.isRunning({ chatId: chat.chatId, guestId, actorId }, world));
  const at = nowIso(world);
  const message = await insertMessage.first(tx, {
    channelId,
    key: null,
    type: 'text',
    sender: 'actor',
    text,
    imageId: null,
    gifts: toJson([]),
    price: 0,
    chatId: isInChat ? chatId : null,
    data: null,
    sentAt: at,
  });
  if (message === null) throw new Error('The message was not inserted.');
  await setLastMessage.all(tx, { id: channelId, messageId: message.id, at, unread: isInChat ? 0 : 1 });
  if (channel.isArchived === 1)
    publish(bus, channelArchiveNotice, { guestId }, await changeArchived(channel, false, world));
  const row = await messageById.first(tx, { id: message.id });
  if (row !== null) publish(bus, channelMessage, { guestId }, { message: messageFrom(row) });
  if (isInChat) return;
  const total = await unreadTotal(guestId, world);
  publish(bus, channelUnreadNotice, { guestId }, { channelId, unreadCount: channel.unread + 1, total });
  await notify(guestId, { type: messageNotification, actorId }, world);
};

/** A text in the language of whoever reads it. */
export type TextIn = (language: Language) => string;

/**
 * Answers the last message of a channel, in the guest's language, else in that of the message, and in the chat in which that was written.
 * Returns false if the performer is offline.
 */
export const sendPerformerReply = (
  parts: WorldParts,
  channelId: number,
  textIn: TextIn,
  chats: InChat['chats'],
): Promise<boolean> =>
  runInWorld(parts, true, async (world) => {
    const channel = await channelById.first(world.tx, { id: channelId });
    if (channel === null || channel.isOnline === 0) return false;
    const language = await languageOfGuest(channel.guestId, world, channel.language);
    const { lastChatId: chatId } = channel;
    await writeIn(channel, textIn(language), chatId === null ? null : { chatId, chats }, world);
    return true;
  });

/**
 * Writes a performer's message to a guest, in a chat if it runs; creates the channel if needed. `otherwise` is the language for a guest
 * of whom none is known.
 */
export const performerWrites = (
  parts: WorldParts,
  {
    guestId,
    actorId,
    text,
    otherwise,
    inChat = null,
  }: { guestId: number; actorId: number; text: string | TextIn; otherwise?: Language; inChat?: InChat | null },
): Promise<void> =>
  runInWorld(parts, true, async (world) => {
    const language = await languageOfGuest(guestId, world, otherwise);
    const channel = await getOrCreateChannel(guestId, actorId, language, world);
    await writeIn(channel, typeof text === 'string' ? text : text(language), inChat, world);
  });
