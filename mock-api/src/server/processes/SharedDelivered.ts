import { DeliveredMedia, type DeliveryTerms, type MediaSpan } from '../../media/DeliveredMedia.ts';
import type { WorldChannel } from '../../world/channel.ts';

const kind = 'delivered';

type Sent = readonly [chat: string, span: MediaSpan, terms: DeliveryTerms];

/**
 * The stream that each chat has got from any process. Others learn of a span within milliseconds of its delivery; a chat whose requests
 * overtake that gets some parts more than its limit.
 */
export class SharedDelivered extends DeliveredMedia {
  readonly #channel: WorldChannel;

  constructor(channel: WorldChannel) {
    super();
    this.#channel = channel;
    channel.on(kind, (value) => super.add(...(value as Sent)));
  }

  override add(chat: string, span: MediaSpan, terms: DeliveryTerms): void {
    super.add(chat, span, terms);
    const { now, beforeMs } = terms;
    this.#channel.send(kind, [chat, span, { now, beforeMs }] satisfies Sent);
  }
}
