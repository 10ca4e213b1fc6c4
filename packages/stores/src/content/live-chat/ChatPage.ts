import type { AnswerOf } from '@lounge/protocol';
import { chatTakeOver } from '@lounge/protocol/content/live-chat';
import type { Result } from '@lounge/transport';
import type { StoreContext } from '../../ports.ts';
import type { LiveChatData } from './ChatMeter.ts';

/** This page among the pages of the guest: one of them has the picture of a chat. */
export class ChatPage {
  readonly id: string;
  readonly #client: StoreContext['client'];

  constructor(client: StoreContext['client'], id: string) {
    this.#client = client;
    this.id = id;
  }

  /** Whether the picture of a chat is here; one that no page has claimed is wherever it is read. */
  has({ pageId }: Pick<LiveChatData, 'pageId'>): boolean {
    return pageId === null || pageId === this.id;
  }

  /** Brings the picture of a chat here. */
  takeOver({ chatId }: Pick<LiveChatData, 'chatId'>): Promise<Result<AnswerOf<typeof chatTakeOver>>> {
    return this.#client.call(chatTakeOver, { chatId, pageId: this.id });
  }
}
