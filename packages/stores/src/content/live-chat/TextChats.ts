import type { PayloadOf } from '@lounge/protocol';
import { chatEnd, chatHistory, textChatLimitsMs } from '@lounge/protocol/content/live-chat';
import { startTimer, type Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import type { ChatBillData } from './live-chat-types.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

const pageSize = 20;

const nextOf = ({ startedAt }: ChatBillData): number => Date.parse(startedAt) + textChatLimitsMs.next;

/**
 * The time from which the guest can start the next free text chat with each performer, from the last day's history and the ends of chats.
 * The server decides, so a start can still be rejected.
 * @spec feature:chat.text
 */
export class TextChats {
  /** Those of the last day, at least. */
  readonly data: Read<readonly ChatBillData[]>;
  /** By the guest's clock, when this was last looked at. */
  now = 0;
  readonly #context: StoreContext;
  #stopWaiting = (): void => undefined;

  constructor(context: StoreContext) {
    this.#context = context;
    this.data = new Read(
      () => this.#readDay(),
      (items) => this.#look(items),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(chatEnd, this.onEnd));
    this.data.listen(source);
  }

  /** From when on the next one with a performer can start, as an instant; null if it can now, or that is not known. */
  nextAt(actorId: number): string | null {
    const used = (this.data.value ?? []).find((each) => each.actorId === actorId && nextOf(each) > this.now);
    return used === undefined ? null : new Date(nextOf(used)).toISOString();
  }

  onEnd({ bill }: PayloadOf<typeof chatEnd>): void {
    if (bill.kind === 'textChat') this.data.refresh();
  }

  /** The newest are first, so a page with one that no longer counts is the last one. */
  async #readDay(): Promise<Result<readonly ChatBillData[]>> {
    const { clock } = this.#context;
    const items: ChatBillData[] = [];
    for (;;) {
      const input = { kind: 'textChat', first: pageSize, offset: items.length } as const;
      const result = await callWithin(this.#context, chatHistory, input);
      if (!result.ok) return result;
      items.push(...result.value.items);
      const isOld = items.some((each) => nextOf(each) <= clock.now());
      if (isOld || result.value.items.length < pageSize) return { ...result, value: items };
    }
  }

  /** Looks again when the first of them can be started. */
  #look(items: readonly ChatBillData[]): void {
    this.#stopWaiting();
    const now = this.#context.clock.now();
    this.now = now;
    const next = Math.min(...items.map(nextOf).filter((at) => at > now));
    if (next !== Infinity)
      this.#stopWaiting = startTimer(this.#context, next - now, () => runInAction(() => this.#look(items)));
  }
}
