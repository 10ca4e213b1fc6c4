import { post, read, writes } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { money, picture } from '../../schema/common.ts';
import { model } from '../actors/schemas.ts';
import { messageImage, messengerChannel } from './schemas.ts';

/**
 * Maximum size of a picture in bytes: 10 MB in units of 1,024, so that no picture is rejected that a device shows as
 * 10 MB. @assumed The documents state no limit.
 */
export const maxImageBytes = 10 * 1024 * 1024;

/**
 * Stores a picture for a message; `messageSend` refers to it by its id. The bytes determine its type: PNG, JPEG or WebP.
 * @spec feature:messenger.send-image
 * @assumed The whole call: how a picture is uploaded is not shown. Other types are `wrongType`, larger files `tooLarge`.
 */
export const storeMessageImage = post('content/messenger/storeMessageImage', {
  path: '/rest/v1/messenger/storeImage',
  needs: 'guest',
  maxUploadBytes: maxImageBytes,
  input: s.object({ bytes: s.fileBytes }),
  answer: messageImage,
  failures: ['needLogin', 'wrongType'],
  forbiddenBy: writes,
  purpose: 'Stores a picture for a message.',
});

/**
 * A channel of the guest; the channels of other guests are unknown.
 * @spec rest:messenger.channel.get-by-id
 * @assumed The path.
 */
export const getChannel = read('content/messenger/getChannel', {
  path: '/rest/v1/messenger/getChannel/{channelId}',
  needs: 'guest',
  input: s.object({ channelId: s.entityId }),
  answer: messengerChannel,
  failures: ['needLogin', 'unknown'],
  purpose: 'Reads a channel by its id.',
});

/**
 * The guest's channel with a performer; unknown if there is none yet.
 * @spec rest:messenger.channel.get-by-actor
 * @assumed The path.
 */
export const getChannelByActor = read('content/messenger/getChannelByActor', {
  path: '/rest/v1/messenger/getChannelByActor/{actorId}',
  needs: 'guest',
  input: s.object({ actorId: s.entityId }),
  answer: messengerChannel,
  failures: ['needLogin', 'unknown'],
  purpose: 'Reads the guest’s channel with a performer.',
});

/**
 * A performer whom the visitor has not written to yet.
 * @spec rest:messenger.actor.get
 * @assumed Path and answer: what the page shows above an empty conversation.
 */
export const getMessengerActor = read('content/messenger/getMessengerActor', {
  path: '/rest/v1/messenger/getActor/{actorId}',
  input: s.object({ actorId: s.entityId }),
  answer: s.object(
    {
      id: s.entityId,
      name: s.string,
      slug: s.string,
      age: s.count,
      headline: s.string,
      isOnline: s.boolean,
      portrait: picture,
      messagePrice: s.nullable(money),
      freeMessagesAmount: s.count,
    },
    { id: 'MessengerActor', description: 'a performer whom the visitor has not written to yet' },
  ),
  failures: ['unknown'],
  purpose: 'Reads a performer for the messenger.',
});

/**
 * Performers who are online, to start a new talk with: 9 in a grid, otherwise 4. Whom the guest writes with already, and
 * `currentActorId`, are left out. `fsk` is the highest age rating of their profile picture, 16 by default.
 * @spec rest:messenger.recommendations.get, constant:recommendedActors.shown
 * @assumed Path and answer; that those who are known already are left out.
 */
export const getMessengerRecommendations = read('content/messenger/getMessengerRecommendations', {
  path: '/rest/v1/messenger/getRecommendations',
  input: s.object({
    currentActorId: s.optional(s.entityId),
    useGrid: s.optional(s.boolean),
    fsk: s.optional(s.count),
  }),
  answer: s.object({ performers: s.array(model) }),
  purpose: 'Recommends performers to start a new talk with.',
});
