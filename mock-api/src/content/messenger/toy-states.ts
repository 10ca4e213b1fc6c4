import { s } from '@lounge/protocol';
import { reject } from '../../dispatch/handler.ts';
import { guestCaller } from '../../foundation/guest/index.ts';
import { randomHex } from '../../world/random-hex.ts';
import { event, state } from '../../world/state.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { getOrCreateChannel } from './channels.ts';
import { runningChatWith } from './running-chats.ts';
import { sendMessage } from './send.ts';

const orderParams = s.object({ guestId: s.entityId, actorId: s.entityId, toyControlId: s.entityId });

/** Sends a toy control in the guest's chat, as the guest's page does. */
const order = (
  { guestId, actorId, toyControlId }: { guestId: number; actorId: number; toyControlId: number },
  parts: WorldParts,
): Promise<unknown> =>
  runInWorld(parts, true, async (world) => {
    const chat = (await runningChatWith.first(world.tx, { guestId, actorId })) ?? reject('unknown', 'chatId');
    const caller = await guestCaller(guestId, `toy ${randomHex(8)}`, world);
    const channel = await getOrCreateChannel(guestId, actorId, caller.language, world);
    return sendMessage(
      {
        channelId: channel.id,
        messageType: 'gift',
        senderType: 'guest',
        isVideochat: true,
        isFreechat: false,
        data: { text: null, imageId: null },
        includedGifts: [{ giftId: toyControlId, quantity: 1 }],
        chatId: chat.key,
      },
      caller,
      world,
    );
  });

/** A guest has bought a timed gift for the performer's toy. */
export const guestOrderedToy = state('the guest has sent the toy control', {
  description: 'The guest, who is in a chat with the performer, has paid this toy control; 101 costs 4 coins.',
  params: orderParams,
  setUp: order,
});

/** A guest buys a timed gift for the performer's toy. */
export const guestOrdersToy = event('the guest sends the toy control', {
  description: 'The guest, who is in a chat with the performer, pays this toy control; 101 costs 4 coins.',
  params: orderParams,
  setUp: order,
});

/** The states of messages with toy controls. */
export const toyOrderStates = [guestOrderedToy, guestOrdersToy];
