import type { InputOf } from '@lounge/protocol';
import { messageSend } from '@lounge/protocol/content/messenger';
import { getOrCreateChannel } from '../content/messenger/index.ts';
import type { Outcome } from '../dispatch/run-call.ts';
import { runInWorld, type WorldParts } from '../world/world.ts';

interface GivenIn {
  readonly world: WorldParts;
  readonly send: (command: typeof messageSend, input: InputOf<typeof messageSend>, key?: string) => Promise<Outcome>;
  readonly chatId: string;
}

/** Guest 7 gives performer 9101 a gift in a chat, or orders a timed one of the toy; `more` changes fields of the message. */
export const giveInChat = async (
  { world, send, chatId }: GivenIn,
  giftId: number,
  more: object = {},
  key?: string,
): Promise<Outcome> => {
  const channel = await runInWorld(world, true, (inside) => getOrCreateChannel(7, 9101, 'en', inside));
  return send(
    messageSend,
    {
      channelId: channel.id,
      messageType: 'gift',
      senderType: 'guest',
      isVideochat: true,
      isFreechat: false,
      data: { text: null, imageId: null },
      includedGifts: [{ giftId, quantity: 1 }],
      chatId,
      ...more,
    },
    key,
  );
};
