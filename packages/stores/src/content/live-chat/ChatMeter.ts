import type { PayloadOf } from '@lounge/protocol';
import { chargeSoFar, chatWarnings, paidSeconds, type chatChanged } from '@lounge/protocol/content/live-chat';
import { makeAutoObservable } from 'mobx';

/** A live chat that is ringing or running. */
export type LiveChatData = PayloadOf<typeof chatChanged>['chat'];

/**
 * The cost of a chat as the page shows it between two messages of the server: by the same rule, from the seconds that the picture has
 * moved. The bill is the server's.
 * @spec rule:chat-price-per-minute
 */
export class ChatMeter {
  /** Milliseconds for which the picture has moved since the server's last count. */
  movedMs = 0;
  #chat: LiveChatData | null = null;
  /** `movedMs` at the last heartbeat. */
  #movedAtBeat = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes over what the server has counted. */
  setChat(chat: LiveChatData | null): void {
    const isSame = chat !== null && chat.chatId === this.#chat?.chatId;
    // What the server has counted is that of the last heartbeat; the page is ahead by what moved since.
    const isCounted = isSame && chat.seconds > (this.#chat?.seconds ?? 0);
    if (!isSame) this.movedMs = 0;
    else if (isCounted) this.movedMs = Math.max(0, this.movedMs - this.#movedAtBeat);
    if (!isSame || isCounted) this.#movedAtBeat = 0;
    this.#chat = chat;
  }

  /** A heartbeat tells the server what has moved so far. */
  markBeat(): void {
    this.#movedAtBeat = this.movedMs;
  }

  /** The picture has moved for some more milliseconds. */
  add(ms: number): void {
    this.movedMs += ms;
  }

  /** Counted seconds. */
  get seconds(): number {
    return (this.#chat?.seconds ?? 0) + Math.floor(this.movedMs / 1000);
  }

  /** Coins for the time so far, in hundredths, never more than the guest has; what vouchers pay costs none. */
  get spent(): number {
    const chat = this.#chat;
    if (chat === null || chat.price === null) return 0;
    const byVoucher = chat.voucherSeconds + chat.voucherSecondsLeft;
    // The coins that are left may pay a part of the last second only; how much of it the bill says.
    const inFull = chat.secondsLeft === null ? Infinity : chat.seconds + chat.secondsLeft - 1;
    const paid = paidSeconds(Math.min(this.seconds, inFull), byVoucher);
    return Math.max(chat.spent, chargeSoFar(chat.price, paid));
  }

  /** The seconds for which coins and vouchers last; null without a limit. */
  get secondsLeft(): number | null {
    const left = this.#chat?.secondsLeft ?? null;
    return left === null ? null : Math.max(0, left - Math.floor(this.movedMs / 1000));
  }

  /** The warning that holds now: 180, 60 or 20 seconds; null before them, and without a limit. */
  get warning(): (typeof chatWarnings)[number] | null {
    const left = this.secondsLeft;
    return left === null ? null : (chatWarnings.findLast((seconds) => left <= seconds) ?? null);
  }
}
