import { avsSet } from '@lounge/protocol/foundation/age-check';
import { emailVerified, signupEmailSend } from '@lounge/protocol/foundation/guest';
import { statusBarRemove, statusBarRemoved } from '@lounge/protocol/foundation/page';
import { refused } from '@lounge/protocol/foundation/realtime';
import { berlinDay } from '@lounge/locale';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { PushSocket } from '../../ports.ts';
import { callWithin, type ReadContext } from '../../reactive/Read.ts';
import type { Guest } from '../guest/index.ts';
import type { Today } from './Today.ts';

/** A message that points redeem a reward of a month; engagement/spin-wheel knows of it. */
export interface MonthlyBonus {
  readonly type: 'monthlyBonusNotification';
  /** 1 to 12. */
  readonly month: number;
  /** The reward as a sentence. */
  readonly bonus: string;
}

/** A message of the status bar, as the kit's StatusBar takes it. */
export type StatusItem =
  | { readonly type: 'welcomeBack'; readonly name: string; readonly spins?: number }
  | { readonly type: 'mailNotVerified'; readonly address: string }
  | { readonly type: 'ageCheckStatus'; readonly status: 'pending' | 'rejected'; readonly reason?: string }
  | { readonly type: 'mailWelcomeLink' | 'verifiedMail' | 'ageCheckAccepted' | 'noAgeCheck' }
  | { readonly type: 'automaticRecharge'; readonly on: boolean }
  | MonthlyBonus
  | { readonly type: 'error'; readonly text?: string };

/**
 * The messages of the status bar, and those that the guest closed on any device. Some return for another reason: the welcome each day, the
 * bonus each month, the age check with each result.
 * @spec state:status-bar, screen:shell.status-bar, feature:shell.status-bar
 * @deviates feature:shell.status-bar 3 docs/decisions/0030
 * @assumed When each kind shows: the documents name the kinds only. Whoever has paid is asked for the age check, once; others look around first.
 */
export class StatusItems {
  /** Events of this page that the guest has not closed. */
  events: readonly StatusItem[] = [];
  readonly #closed = observable.set<string>();
  readonly #context: ReadContext;
  readonly #today: Pick<Today, 'now'>;
  readonly #guest: Pick<Guest, 'data'>;
  readonly #socket: PushSocket | null;

  /** `socket` is null on the server: the items are rendered, and nothing is sent. */
  constructor(
    context: ReadContext & { readonly today: Pick<Today, 'now'> },
    guest: Pick<Guest, 'data'>,
    socket: PushSocket | null,
  ) {
    this.#context = context;
    this.#today = context.today;
    this.#guest = guest;
    this.#socket = socket;
    makeAutoObservable(this, { events: observableRef }, { autoBind: true });
  }

  listen(): void {
    const [{ scope }, socket] = [this.#context, this.#socket];
    if (socket === null) return;
    scope.onEnd(socket.on(statusBarRemoved, ({ item }) => this.#remove(item)));
    scope.onEnd(socket.on(avsSet, () => this.show({ type: 'ageCheckAccepted' })));
    scope.onEnd(socket.on(refused, ({ of }) => void (of === signupEmailSend.type && this.#onMailRejected())));
    scope.onEnd(socket.on(emailVerified, () => this.show({ type: 'verifiedMail' })));
  }

  /** All messages; the bar shows the most urgent. While there are events, welcome and mail reminder are left out. */
  get items(): readonly StatusItem[] {
    const hasEvents = this.events.length > 0;
    const lasting = this.#lasting().filter(({ type }) => !hasEvents || type === 'ageCheckStatus');
    return [...this.events, ...lasting].filter((item) => !this.isClosed(item));
  }

  /** Whether the guest closed an item, on any device. */
  isClosed(item: StatusItem): boolean {
    const key = this.#keyOf(item);
    return this.#closed.has(key) || this.#guest.data.value?.closedItems.includes(key) === true;
  }

  /** Shows an event of this page, such as a failure; it replaces one of the same type. */
  show(item: StatusItem): void {
    this.#closed.delete(this.#keyOf(item));
    this.events = [item, ...this.events.filter(({ type }) => type !== item.type)];
  }

  /** Removes an item for good, here and on the guest's other pages. @spec socket:status-bar.remove */
  close(item: StatusItem): void {
    const key = this.#keyOf(item);
    this.#remove(key);
    // An event does not return after a reload, so the server need not store it.
    const isLasting =
      item.type === 'monthlyBonusNotification' || this.#lasting().some((each) => this.#keyOf(each) === key);
    if (isLasting) void callWithin(this.#context, statusBarRemove, { item: key });
  }

  /** Runs the action of an item that has one. @spec socket:signup-email.send */
  act(item: StatusItem): void {
    if (item.type !== 'mailNotVerified') return;
    void this.#sendMail(item.address);
    this.show({ type: 'mailWelcomeLink' });
    this.#remove(this.#keyOf(item));
  }

  async #sendMail(email: string): Promise<void> {
    const result = await callWithin(this.#context, signupEmailSend, { email });
    if (!result.ok && !this.#context.scope.isEnded) this.#onMailRejected();
  }

  /** The mail was not sent, so the reminder returns. */
  #onMailRejected(): void {
    runInAction(() => {
      this.#closed.delete('mailNotVerified');
      this.events = this.events.filter(({ type }) => type !== 'mailWelcomeLink');
    });
  }

  #remove(key: string): void {
    runInAction(() => {
      this.#closed.add(key);
      this.events = this.events.filter((item) => this.#keyOf(item) !== key);
    });
  }

  /** Messages that follow from the guest's data, on every page. */
  #lasting(): readonly StatusItem[] {
    const { value } = this.#guest.data;
    if (value === null || !value.isLoggedIn) return [];
    const { email, isEmailVerified, avsStatus, avsRejectMessage, createdAt, name, autoRechargeConfig } = value;
    const items: StatusItem[] = [];
    if (avsStatus === 'pending') items.push({ type: 'ageCheckStatus', status: 'pending' });
    if (avsStatus === 'rejected') {
      items.push({ type: 'ageCheckStatus', status: 'rejected', ...(avsRejectMessage && { reason: avsRejectMessage }) });
    }
    if (autoRechargeConfig?.stoppedAt) items.push({ type: 'automaticRecharge', on: false });
    if (email !== null && !isEmailVerified) items.push({ type: 'mailNotVerified', address: email });
    if (avsStatus === 'unknown' && value.isPayingCustomer) items.push({ type: 'noAgeCheck' });
    const isNew = createdAt !== null && berlinDay(createdAt) === this.#day;
    if (!isNew && name !== null) items.push({ type: 'welcomeBack', name });
    return items;
  }

  get #day(): string {
    return berlinDay(this.#today.now);
  }

  #keyOf(item: StatusItem): string {
    if (item.type === 'welcomeBack') return `welcomeBack@${this.#day}`;
    if (item.type === 'monthlyBonusNotification') return `monthlyBonusNotification@${this.#day.slice(0, 7)}`;
    if (item.type === 'automaticRecharge')
      return `automaticRecharge@${this.#guest.data.value?.autoRechargeConfig?.stoppedAt ?? ''}`;
    return item.type === 'ageCheckStatus' ? `ageCheckStatus@${item.status}` : item.type;
  }
}
