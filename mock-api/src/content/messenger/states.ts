import { s } from '@lounge/protocol';
import { messageType, senderType } from '@lounge/protocol/content/messenger';
import { toUint8Array } from 'js-base64';
import { languageOfGuest } from '../../foundation/guest/index.ts';
import { setLocked } from '../../foundation/guest/statements.ts';
import { reject } from '../../dispatch/handler.ts';
import type { Executor } from '../../world/database.ts';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { runInWorld } from '../../world/world.ts';
import { completeImage, deleteImage, deleteParts, imageIsSent, insertImage, insertPart } from './image-statements.ts';
import { performerWrites, markProgress, publishTyping } from './performer-side.ts';
import { channelById, channelKey } from './statements.ts';
import { writeSystemMessage } from './system-message.ts';
import { toJson } from '../../world/json.ts';

const removeChannelById = statement((db, $: Bind<{ id: number }>) =>
  db.deleteFrom('channel').where('id', '=', $('id')),
);
const removeChannelByKey = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('channel').where('key', '=', $('key')),
);

const putChannel = replaceRow('channel', { lastMessageId: null, lastMessageAt: null });

const putMessage = replaceRow('message', { key: null, gifts: toJson([]), price: 0, chatId: null, data: null });

const setLast = statement((db, $: Bind<{ messageId: number | null; at: string | null; id: number }>) =>
  db
    .updateTable('channel')
    .set({ lastMessageId: $('messageId'), lastMessageAt: $('at') })
    .where('id', '=', $('id')),
);

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Stores a picture that the guest of a channel can read. */
const putPicture = async (tx: Executor, key: string, channelId: number, at: string): Promise<void> => {
  const { guestId } = (await channelById.first(tx, { id: channelId })) ?? reject('unknown', 'channelId');
  await deleteParts.all(tx, { image: key });
  await deleteImage.all(tx, { key });
  const bytes = toUint8Array(onePixel).length;
  await insertImage.all(tx, { key, guestId, contentType: 'image/png', bytes, at, unsentSince: at });
  await insertPart.all(tx, { image: key, base64: onePixel });
  await completeImage.all(tx, { key });
  await imageIsSent.all(tx, { key });
};

/** A guest has a channel. */
export const aChannelOfGuest = state('the guest has a channel with the performer', {
  description:
    'The guest has this channel with this performer, without messages; the guest has so many free ones left.',
  params: s.object({
    id: s.entityId,
    guestId: s.entityId,
    actorId: s.entityId,
    unreadCount: s.optional(s.count),
    freeMessages: s.optional(s.count),
    archived: s.optional(s.boolean),
    blocked: s.optional(s.boolean),
  }),
  ifLeftOut: { unreadCount: 0, freeMessages: 3 },
  setUp: ({ id, guestId, actorId, ...params }, world) =>
    world.database.change(async (tx) => {
      const key = channelKey(guestId, actorId);
      await removeChannelById.all(tx, { id });
      await removeChannelByKey.all(tx, { key });
      await putChannel.all(tx, {
        id,
        key,
        guestId,
        actorId,
        language: await languageOfGuest(guestId, { tx }),
        freeMessages: params.freeMessages,
        unread: params.unreadCount,
        isArchived: params.archived ? 1 : 0,
        isBlocked: params.blocked ? 1 : 0,
      });
    }),
});

/** No channel has an id. */
export const noChannel = state('no channel has the id', {
  description: 'No channel has this id.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, world) => world.database.change((tx) => removeChannelById.all(tx, { id })),
});

/** A channel has a message. */
export const aMessageInChannel = state('the channel has a message', {
  description:
    'The channel’s last message is this one, of just now; unless it is read it was not delivered either. With an `imageId` it has a picture of one pixel with this id.',
  params: s.object({
    id: s.entityId,
    channelId: s.entityId,
    senderType,
    text: s.nullable(s.boundedString(2000)),
    messageType: s.optional(messageType),
    imageId: s.optional(s.boundedString(64)),
    isRead: s.optional(s.boolean),
  }),
  ifLeftOut: { messageType: 'text', imageId: null },
  setUp: ({ id, channelId, senderType: sender, text, imageId, messageType: type, isRead }, world) =>
    world.database.change(async (tx) => {
      const at = nowIso(world);
      if (imageId !== null) await putPicture(tx, imageId, channelId, at);
      const readAt = isRead === true ? at : null;
      await putMessage.all(tx, { id, channelId, sender, text, type, sentAt: at, deliveredAt: readAt, readAt, imageId });
      await setLast.all(tx, { id: channelId, messageId: id, at });
    }),
});

/** A guest is locked. */
export const guestIsLocked = state('the guest’s account is locked', {
  description: 'The guest can read everything and send nothing.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, world) => world.database.change((tx) => setLocked.all(tx, { id: guestId })),
});

/** A performer writes while the guest's pages are open. */
export const performerWritesToGuest = event('the performer writes to the guest', {
  description:
    'The performer writes this to the guest; the channel is created if needed, in the language of the guest.',
  params: s.object({ guestId: s.entityId, actorId: s.entityId, text: s.boundedString(2000) }),
  setUp: (message, world) => performerWrites(world, message),
});

/** A live chat begins while the guest's pages are open. */
export const chatStartIsNoted = event('the conversation notes that a chat began', {
  description:
    'A system message of the type chat_start with this chat and its price a minute, in hundredths of a coin.',
  params: s.object({ guestId: s.entityId, actorId: s.entityId, chatId: s.boundedString(64), pricePerMinute: s.count }),
  setUp: ({ guestId, actorId, chatId, pricePerMinute }, world) =>
    runInWorld(world, true, async (inWorld) =>
      writeSystemMessage(
        {
          guestId,
          actorId,
          chatId,
          type: 'chat_start',
          data: { mode: 'video', pricePerMinute },
          language: await languageOfGuest(guestId, inWorld),
        },
        inWorld,
      ),
    ),
});

/** A performer receives or reads a guest's messages while the guest's pages are open. */
export const messagesProgress = event('the messages are delivered or read', {
  description: 'All messages of the guest in this channel are delivered or read from now on.',
  params: s.object({
    channelId: s.entityId,
    progress: s.enum(['delivered', 'read'], { id: 'Progress', description: 'the progress of messages' }),
  }),
  setUp: ({ channelId, progress }, world) => markProgress(world, channelId, progress),
});

/** A performer starts typing while the guest's pages are open. */
export const performerTypes = event('the performer starts typing', {
  description: 'The performer of this channel starts typing.',
  params: s.object({ channelId: s.entityId }),
  setUp: ({ channelId }, world) => publishTyping(world, channelId, true),
});

/** A guest gets a gift while the guest's pages are open. */
export const newGiftIsNoted = event('the conversation notes a new gift', {
  description: 'A system message of the type new_gift says that the guest got this gift.',
  params: s.object({ guestId: s.entityId, actorId: s.entityId, giftId: s.entityId }),
  setUp: ({ giftId, ...whose }, parts) =>
    runInWorld(parts, true, async (world) => {
      const language = await languageOfGuest(whose.guestId, world);
      return writeSystemMessage({ ...whose, type: 'new_gift', data: { giftId }, language }, world);
    }),
});

/** The states of this module. */
export const messengerStates = [
  aChannelOfGuest,
  noChannel,
  aMessageInChannel,
  guestIsLocked,
  performerWritesToGuest,
  chatStartIsNoted,
  messagesProgress,
  performerTypes,
  newGiftIsNoted,
];
