import { s } from '@lounge/protocol';
import { guestCaller } from '../../foundation/guest/index.ts';
import { randomHex } from '../../world/random-hex.ts';
import { event, state } from '../../world/state.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { getOrCreateChannel } from './channels.ts';
import type { MessengerPorts } from './ports.ts';
import { messageSender } from './send.ts';

const between = { guestId: s.entityId, actorId: s.entityId };
const orderParams = s.object({ ...between, toyControlId: s.entityId });
const giftParams = s.object({ ...between, giftId: s.entityId });

interface Gift {
  readonly guestId: number;
  readonly actorId: number;
  readonly giftId: number;
}

/** Sends gifts and toy controls as a guest's page does: in the guest's chat if one with the performer runs. */
const giftSender = (ports: MessengerPorts) => {
  const sendMessage = messageSender(ports);
  return ({ guestId, actorId, giftId }: Gift, parts: WorldParts): Promise<unknown> =>
    runInWorld(parts, true, async (world) => {
      const chatId = await ports.chats.runningWith({ guestId, actorId }, world);
      const caller = await guestCaller(guestId, `gift ${randomHex(8)}`, world);
      const channel = await getOrCreateChannel(guestId, actorId, caller.language, world);
      return sendMessage(
        {
          channelId: channel.id,
          messageType: 'gift',
          senderType: 'guest',
          isVideochat: chatId !== null,
          isFreechat: false,
          data: { text: null, imageId: null },
          includedGifts: [{ giftId, quantity: 1 }],
          chatId,
        },
        caller,
        world,
      );
    });
};

/** The states of gifts and toy controls in messages, which need what messages need of modules above. */
export const giftMessageStates = (ports: MessengerPorts) => {
  const send = giftSender(ports);
  const order = ({ toyControlId: giftId, ...sent }: { guestId: number; actorId: number; toyControlId: number }) => ({
    ...sent,
    giftId,
  });
  return {
    /** A guest has given a performer a gift. */
    guestSentGift: state('the guest has sent the gift', {
      description:
        'The guest has sent this performer one of this gift: in their chat if one runs, in the conversation otherwise; 1 costs 12 coins.',
      params: giftParams,
      setUp: send,
    }),
    /** A guest has bought a timed gift for the performer's toy. */
    guestOrderedToy: state('the guest has sent the toy control', {
      description: 'The guest, who is in a chat with the performer, has paid this toy control; 101 costs 4 coins.',
      params: orderParams,
      setUp: (params, parts) => send(order(params), parts),
    }),
    /** A guest buys a timed gift for the performer's toy. */
    guestOrdersToy: event('the guest sends the toy control', {
      description: 'The guest, who is in a chat with the performer, pays this toy control; 101 costs 4 coins.',
      params: orderParams,
      setUp: (params, parts) => send(order(params), parts),
    }),
  };
};
