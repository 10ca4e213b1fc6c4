import { s } from '@lounge/protocol';
import { guestCaller } from '../../foundation/guest/index.ts';
import { randomHex } from '../../world/random-hex.ts';
import { event, state } from '../../world/state.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { getOrCreateChannel, messageSender } from '../messenger/index.ts';
import { messengerPorts } from './messenger-ports.ts';

const between = { guestId: s.entityId, actorId: s.entityId };
const orderParams = s.object({ ...between, toyControlId: s.entityId });
const giftParams = s.object({ ...between, giftId: s.entityId });

interface Gift {
  readonly guestId: number;
  readonly actorId: number;
  readonly giftId: number;
}

/** The live chat of a guest with a performer that runs. */
const runningChatWith = statement((db, $: Bind<{ guestId: number; actorId: number }>) =>
  db
    .selectFrom('chat')
    .select('key')
    .where('guestId', '=', $('guestId'))
    .where('actorId', '=', $('actorId'))
    .where('status', '=', 'running'),
);

const sendMessage = messageSender(messengerPorts);

/** Sends a gift or a toy control as the guest's page does: in the guest's chat if one with the performer runs. */
const send = ({ guestId, actorId, giftId }: Gift, parts: WorldParts): Promise<unknown> =>
  runInWorld(parts, true, async (world) => {
    const chat = await runningChatWith.first(world.tx, { guestId, actorId });
    const caller = await guestCaller(guestId, `gift ${randomHex(8)}`, world);
    const channel = await getOrCreateChannel(guestId, actorId, caller.language, world);
    return sendMessage(
      {
        channelId: channel.id,
        messageType: 'gift',
        senderType: 'guest',
        isVideochat: chat !== null,
        isFreechat: false,
        data: { text: null, imageId: null },
        includedGifts: [{ giftId, quantity: 1 }],
        chatId: chat?.key ?? null,
      },
      caller,
      world,
    );
  });

/** A guest has given a performer a gift. */
export const guestSentGift = state('the guest has sent the gift', {
  description:
    'The guest has sent this performer one of this gift: in their chat if one runs, in the conversation otherwise; 1 costs 12 coins.',
  params: giftParams,
  setUp: send,
});

const order = (
  { toyControlId: giftId, ...sent }: { guestId: number; actorId: number; toyControlId: number },
  parts: WorldParts,
) => send({ ...sent, giftId }, parts);

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

/** The states of gifts and toy controls in messages. */
export const chatGiftStates = [guestSentGift, guestOrderedToy, guestOrdersToy];
