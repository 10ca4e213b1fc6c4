import type { AnswerOf, InputOf, PayloadOf } from '@lounge/protocol';
import {
  buyChatTicket,
  camShow,
  chatTicketsChanged,
  checkTicketCode,
  removeChatTicket,
} from '@lounge/protocol/content/tickets';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import { trackPurchase } from '../../foundation/telemetry/index.ts';
import type { PushSource } from '../../ports.ts';
import { IdempotentCall } from '../../reactive/IdempotentCall.ts';
import type { ShowData } from './CamShows.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

type Purchase = AnswerOf<typeof buyChatTicket>;
type Removal = AnswerOf<typeof removeChatTicket>;
/** Effect of a promo code on the price. */
export type TicketQuote = AnswerOf<typeof checkTicketCode>;
/** Why a ticket was not bought or given back: the server's code, a failure of the call, or that there is no ticket object. */
export type TicketProblem = NonNullable<Purchase['errorCode']> | Failure['code'] | 'ticketMissing';

const isShow = (read: unknown): read is ShowData => read !== null;

/**
 * One show, and the guest's ticket to it: bought for coins, with a promo code or a voucher, and given back.
 * @spec state:chat-ticket, feature:chat.ticket-buy, rule:ticket-object-required
 */
export class ShowTicket {
  readonly showId: number;
  readonly data: Read<ShowData>;
  /** The promo code as the guest typed it. */
  promoCode = '';
  /** The check of this code. */
  readonly quote: Read<TicketQuote>;
  /** Why the last purchase or return failed; null after a success. */
  problem: TicketProblem | null = null;
  isBuying = false;
  isRemoving = false;
  readonly #context: ReadContext;
  readonly #newKey: (() => string) | undefined;
  /** A key for each way to pay: another price, code or voucher is another intent. */
  readonly #calls = new Map<string, IdempotentCall<Purchase>>();

  /** `newKey` creates idempotency keys. */
  constructor(showId: number, context: ReadContext, newKey?: () => string) {
    this.showId = showId;
    this.#context = context;
    this.#newKey = newKey;
    this.data = new Read(() => callWithin(context, camShow, { id: showId }));
    this.quote = new Read(() => callWithin(context, checkTicketCode, { id: showId, promoCode: this.promoCode.trim() }));
    makeAutoObservable(this, { showId: false }, { autoBind: true });
  }

  /** The check of the promo code that stands in the field; null before it was checked, and where it failed. */
  get fittingQuote(): TicketQuote | null {
    const { state, value } = this.quote;
    return state === 'ready' && value?.success === true ? value : null;
  }

  /** The price in coins with the code that fits. */
  get due(): number {
    return this.fittingQuote?.total.value ?? this.data.value?.price.value ?? 0;
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(chatTicketsChanged, this.onChange));
    this.data.listen(source);
  }

  load(): Promise<Result<ShowData>> {
    return this.data.load();
  }

  onChange({ showId }: PayloadOf<typeof chatTicketsChanged>): void {
    if (showId === this.showId) this.data.refresh();
  }

  /** Takes what the guest types; another code is not checked yet. */
  setPromoCode(code: string): void {
    if (code === this.promoCode) return;
    this.promoCode = code;
    this.problem = null;
    this.quote.reset();
  }

  /** Checks the code. An empty one is not sent. */
  async checkPromoCode(): Promise<void> {
    if (this.promoCode.trim() !== '') await this.quote.load();
  }

  /**
   * Buys a ticket at the price that the guest saw, with the code that fits or with a voucher. Without a ticket object nothing is sent.
   * @spec query:chat-ticket.buy, error:ticket-buy, error:ticket-object-missing
   */
  buy(voucherId?: number): Promise<boolean> {
    const { value: show } = this.data;
    if (!isShow(show)) {
      this.problem = 'ticketMissing';
      return Promise.resolve(false);
    }
    const ticketObject = { id: show.id, modelId: show.actorId, start: show.start };
    if (voucherId !== undefined)
      return this.#buy({ ...ticketObject, creationType: 'purchasedTicket', voucherId, price: 0 });
    const code = this.fittingQuote === null ? {} : { promoCode: this.promoCode.trim() };
    return this.#buy({ ...ticketObject, creationType: 'chatTicket', ...code, price: this.due });
  }

  async #buy(input: InputOf<typeof buyChatTicket>): Promise<boolean> {
    const intent = JSON.stringify(input);
    const call = this.#calls.get(intent) ?? new IdempotentCall<Purchase>(this.#newKey);
    this.#calls.set(intent, call);
    this.isBuying = true;
    // Without the scope's signal: leaving the page does not cancel a purchase.
    const result = await call.run((key) => this.#context.client.call(buyChatTicket, input, { key }));
    if (this.#settle(result, 'isBuying')) {
      trackPurchase(this.#context, {
        amount: input.price ?? 0,
        action: 'ticket',
        currency: 'VXC',
        itemCategory: 'cam_show_ticket',
        itemName: String(this.showId),
      });
      return true;
    }
    return false;
  }

  /** Gives the guest's ticket back. @spec query:chat-ticket.remove, error:ticket-remove */
  async remove(): Promise<boolean> {
    const id = this.data.value?.ticket?.id;
    if (id === undefined || this.isRemoving) return false;
    this.isRemoving = true;
    return this.#settle(await this.#context.client.call(removeChatTicket, { id }), 'isRemoving');
  }

  /** Forgets why the last attempt failed. */
  forgetProblem(): void {
    this.problem = null;
  }

  #settle(result: Result<Purchase> | Result<Removal>, flag: 'isBuying' | 'isRemoving'): boolean {
    return runInAction(() => {
      this[flag] = false;
      this.problem = result.ok ? result.value.errorCode : result.failure.code;
      if (result.ok && result.value.show !== null) this.data.replace(result.value.show);
      const isDone = result.ok && result.value.success;
      if (isDone) this.setPromoCode('');
      return isDone;
    });
  }
}
