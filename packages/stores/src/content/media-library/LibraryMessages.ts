import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { channelMessage, messengerContent } from '@lounge/protocol/content/messenger';
import { libraryPageSize } from '@lounge/protocol/content/media-library';
import type { PushSource, StoreContext } from '../../ports.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { callWithin } from '../../reactive/Read.ts';

type MessagePage = AnswerOf<typeof messengerContent>;
/** A message with a picture, of any conversation. */
export type LibraryMessage = MessagePage['items'][number];

/** The pictures of all conversations of the guest, page by page. */
export class LibraryMessages {
  readonly list: PagedList<MessagePage, LibraryMessage>;
  readonly #order: 'newest' | 'oldest';

  constructor(order: 'newest' | 'oldest', context: StoreContext) {
    this.#order = order;
    this.list = new PagedList(
      (offset) =>
        callWithin(context, messengerContent, { filter: { kind: 'media' }, first: libraryPageSize, offset, order }),
      { itemsOf: ({ items }) => items, totalOf: ({ total }) => total, keyOf: ({ messageId }) => messageId },
    );
  }

  async load(): Promise<void> {
    await this.list.load();
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(channelMessage, this.onMessage));
    this.list.listen(source);
  }

  /** A picture that arrives while the list is shown. */
  readonly onMessage = ({ message }: PayloadOf<typeof channelMessage>): void => {
    if (message.media === null || this.list.value === null) return;
    if (this.#order === 'newest') this.list.prepend(message);
  };
}
