import type { AnswerOf, InputOf } from '@lounge/protocol';
import { channelMessage } from '@lounge/protocol/content/messenger';
import type { oneClickCharge } from '@lounge/protocol/foundation/wallet';
import { chargeByOneClick, oneClickAnswer } from '../../foundation/wallet/index.ts';
import { guestOf } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { ownChannel } from './channels.ts';
import { messageFrom } from './map-message.ts';
import { insertMessage, messageById } from './message-statements.ts';

/**
 * Pays with one click; in a conversation a system message says how it ended. A repeat writes none. The message is no new last
 * message of the channel, so the list keeps what was written.
 * @assumed The documents name the message types only; the message carries the coins in `price`.
 */
export const chargeInConversation = async (
  input: InputOf<typeof oneClickCharge>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof oneClickCharge>> => {
  const guestId = guestOf(caller);
  const channel = input.channelId === null ? null : await ownChannel(input.channelId, caller, world);
  const { charge, isNew } = await chargeByOneClick(input, caller, world);
  if (channel !== null && isNew) {
    const message = await insertMessage.first(world.tx, {
      channelId: channel.id,
      key: null,
      type: charge.failure === null ? 'charge_success' : 'charge_failure',
      sender: 'system',
      text: null,
      imageId: null,
      gifts: toJson([]),
      price: charge.coins.value,
      at: nowIso(world),
    });
    const row = message === null ? null : await messageById.first(world.tx, { id: message.id });
    if (row !== null) publish(world.bus, channelMessage, { guestId }, { message: messageFrom(row) });
  }
  return oneClickAnswer(world, guestId, charge);
};
