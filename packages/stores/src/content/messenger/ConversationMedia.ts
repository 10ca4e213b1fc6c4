import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { channelMessage, messengerContent } from '@lounge/protocol/content/messenger';
import type { PushSocket, PushSource, StoreContext } from '../../ports.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { callWithin } from '../../reactive/Read.ts';

type MediaPage = AnswerOf<typeof messengerContent>;
/** A message with a picture. */
export type MediaMessage = MediaPage['items'][number];

/** Number of pictures of a page. */
const pageSize = 12;

/**
 * The pictures of a conversation, newest first, in pages that are read backwards without gaps while new ones arrive.
 * @spec feature:messenger.media
 */
export class ConversationMedia {
  readonly list: PagedList<MediaPage, MediaMessage>;
  readonly #channelId: number;
  readonly #source: PushSource;

  constructor(channelId: number, context: StoreContext, socket: PushSocket) {
    this.#channelId = channelId;
    this.#source = { ...context, socket };
    this.list = new PagedList(
      (_, last) => {
        const before = last === undefined ? {} : { beforeId: last.messageId };
        const filter = { channelId, kind: 'media' as const, ...before };
        return callWithin(context, messengerContent, { filter, first: pageSize });
      },
      {
        itemsOf: ({ items }) => items,
        // The filter counts only what is older than `beforeId`.
        totalOf: ({ total }, offset) => offset + total,
        keyOf: ({ messageId }) => messageId,
      },
    );
  }

  listen(): void {
    const { scope, socket } = this.#source;
    scope.onEnd(socket.on(channelMessage, this.onMessage));
    this.list.listen(this.#source);
  }

  /** A picture that is sent or received while the view is open. */
  readonly onMessage = ({ message }: PayloadOf<typeof channelMessage>): void => {
    if (message.channelId === this.#channelId && message.media !== null) this.list.prepend(message);
  };
}
