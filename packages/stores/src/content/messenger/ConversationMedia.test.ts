import { messageSend, storeMessageImage } from '@lounge/protocol/content/messenger';
import { aChannelOfGuest, aPerformer, setUpState, testStores } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { ConversationMedia } from './ConversationMedia.ts';

/** The signature of a PNG and what follows it. */
const png = (mark: number) => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, mark]);

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  const { context, socket, world } = stores;
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }), world);
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101, freeMessages: 40 }), world);
  await setUpState(aChannelOfGuest({ id: 502, guestId: 7, actorId: 101, freeMessages: 40 }), world);
  socket.setState('ready');
  const sendPicture = async (channelId: number, mark: number): Promise<void> => {
    const stored = await context.client.call(
      storeMessageImage,
      { bytes: png(mark) },
      { key: `i-${channelId}-${mark}` },
    );
    if (!stored.ok) throw new Error('The picture was not stored.');
    const message = {
      channelId,
      messageType: 'image' as const,
      senderType: 'guest' as const,
      isVideochat: false,
      isFreechat: false,
      data: { text: null, imageId: stored.value.id },
      includedGifts: [],
      chatId: null,
    };
    await context.client.call(messageSend, message, { key: `m-${channelId}-${mark}` });
  };
  const media = new ConversationMedia(501, context, socket);
  media.listen();
  return { ...stores, media, sendPicture };
};

/** @spec feature:messenger.media 1, component:MessageContentTile 5 */
test('pictures are read newest first in pages without gaps', async () => {
  const { media, sendPicture } = await setUp();
  for (let at = 1; at <= 14; at += 1) await sendPicture(501, at);
  await sendPicture(502, 1);
  await media.list.load();
  expect([media.list.items.length, media.list.total, media.list.hasMore]).toEqual([12, 14, true]);
  await sendPicture(501, 15);
  await vi.waitFor(() => expect(media.list.items).toHaveLength(13));
  await media.list.loadMore();
  const ids = media.list.items.map(({ messageId }) => messageId);
  expect([ids.length, media.list.total, media.list.hasMore]).toEqual([15, 15, false]);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(
    media.list.items.every(({ media: picture, date, model }) => picture !== null && date !== '' && model.id === 9101),
  ).toBe(true);
});

test('a picture of another conversation is not added', async () => {
  const { media, sendPicture } = await setUp();
  await media.list.load();
  await sendPicture(502, 1);
  await sendPicture(501, 2);
  await vi.waitFor(() => expect(media.list.items).toHaveLength(1));
});
