import {
  getChannel,
  getChannelByActor,
  getMessengerActor,
  getMessengerRecommendations,
  messengerChannels,
  messengerContent,
  messengerUnreadCount,
  storeMessageImage,
  touchMessengerChannel,
} from '@lounge/protocol/content/messenger';
import { priceOf } from '../../wire/coins.ts';
import { guestOf, handle, handleAfter, reject } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { actorById } from '../actors/statements.ts';
import { getOrCreateChannel, channelPageOf, contentOf, markSeen, ownChannel, unreadTotal } from './channels.ts';
import { storeImage, storeParts } from './images.ts';
import { channelFrom } from './map-message.ts';
import { recommendationsFor } from './recommendations.ts';
import { channelByKey, channelKey } from './statements.ts';

/** The handlers of this module's calls. */
export const messengerHandlers = [
  handle(messengerChannels, channelPageOf),
  handle(getMessengerRecommendations, recommendationsFor),
  handle(messengerContent, contentOf),
  handle(messengerUnreadCount, async (_, caller, world) => ({
    unreadCount: await unreadTotal(guestOf(caller), world),
  })),
  handle(touchMessengerChannel, async ({ actorId }, caller, world) => {
    const row = await getOrCreateChannel(guestOf(caller), actorId, caller.language, world);
    return channelFrom(await markSeen(row, world), caller, world);
  }),
  handleAfter(storeMessageImage, storeParts, storeImage),
  handle(getChannel, async ({ channelId }, caller, world) =>
    channelFrom(await ownChannel(channelId, caller, world), caller, world),
  ),
  handle(getChannelByActor, async ({ actorId }, caller, world) => {
    const row = await channelByKey.first(world.tx, { key: channelKey(guestOf(caller), actorId) });
    return row === null ? reject('unknown', 'actorId') : channelFrom(row, caller, world);
  }),
  handle(getMessengerActor, async ({ actorId }, { brand, language }, { tx }) => {
    const row = (await actorById.first(tx, { key: actorId, language })) ?? reject('unknown', 'actorId');
    return {
      id: row.id,
      name: row.name,
      slug: row.slug,
      age: row.age,
      headline: row.headline,
      isOnline: row.isOnline === 1,
      portrait: pictureOf(brand, 'portrait', row.pictureSeed),
      messagePrice: priceOf(row.priceMessage),
      freeMessagesAmount: row.freeMessages,
    };
  }),
];
