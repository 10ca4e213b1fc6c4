import { channelMessage } from '@lounge/protocol/content/messenger';
import { publish } from '../../world/bus.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { StoredMessageData } from '../../world/tables/messages.ts';
import type { Caller, World } from '../../world/world.ts';
import { getOrCreateChannel } from './channels.ts';
import { messageFrom } from './map-message.ts';
import { insertMessage, messageById } from './message-statements.ts';

/** A message that the platform writes into a conversation. */
export interface SystemMessage {
  readonly guestId: number;
  readonly actorId: number;
  readonly type: Exclude<Row<'message'>['type'], 'text' | 'image'>;
  /** Its data; amounts in hundredths of a coin. */
  readonly data?: StoredMessageData;
  /** The live chat it belongs to. */
  readonly chatId?: string | null;
  /** The coins that it costs or brings, in hundredths. */
  readonly price?: number;
  /** Its text, for types without a text of their own. */
  readonly text?: string | null;
  /** The language of a channel that does not exist yet. */
  readonly language: Caller['language'];
}

/**
 * Inserts a system message and publishes it; inside a change. Creates the channel if needed. The message is neither unread nor the
 * last one of the channel, so that the list of channels keeps what people wrote. Returns its id.
 */
export const writeSystemMessage = async (
  { guestId, actorId, type, data, chatId = null, price = 0, text = null, language }: SystemMessage,
  world: Pick<World, 'tx' | 'bus' | 'clock'>,
): Promise<number> => {
  const channel = await getOrCreateChannel(guestId, actorId, language, world);
  const message = await insertMessage.first(world.tx, {
    channelId: channel.id,
    key: null,
    type,
    sender: 'system',
    text,
    imageId: null,
    gifts: toJson([]),
    price,
    chatId,
    data: data === undefined ? null : toJson(data),
    sentAt: nowIso(world),
  });
  const row = message === null ? null : await messageById.first(world.tx, { id: message.id });
  if (row === null) throw new Error('The message was not inserted.');
  publish(world.bus, channelMessage, { guestId }, { message: messageFrom(row) });
  return row.id;
};
