import type { AnswerOf, InputOf } from '@lounge/protocol';
import type { oneClickCharge } from '@lounge/protocol/foundation/wallet';
import { chargeByOneClick, oneClickAnswer } from '../../foundation/wallet/index.ts';
import { guestOf } from '../../dispatch/handler.ts';
import type { Caller, World } from '../../world/world.ts';
import { ownChannel } from './channels.ts';
import { writeSystemMessage } from './system-message.ts';

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
    await writeSystemMessage(
      {
        guestId,
        actorId: channel.actorId,
        type: charge.failure === null ? 'charge_success' : 'charge_failure',
        price: charge.coins.value,
        language: caller.language,
      },
      world,
    );
  }
  return oneClickAnswer(guestId, world, charge);
};
