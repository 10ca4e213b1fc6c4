import { avsSet } from '@lounge/protocol/foundation/age-check';
import { emailVerified, signupEmailSend } from '@lounge/protocol/foundation/guest';
import { statusBarRemove, statusBarRemoved } from '@lounge/protocol/foundation/page';
import { refused } from '@lounge/protocol/foundation/realtime';
import { berlinDay } from '@lounge/locale';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { StoreContext, CommandSocket } from '../../ports.ts';
import type { Guest } from '../guest/index.ts';
import type { Today } from './Today.ts';

/** What the status bar may say, as the kit's StatusBar takes it. */
export type StatusItem =
  | { readonly type: 'welcomeBack'; readonly name: string; readonly spins?: number }
  | { readonly type: 'mailNotVerified'; readonly address: string }
  | { readonly type: 'ageCheckStatus'; readonly status: 'pending' | 'rejected'; readonly reason?: string }
  | { readonly type: 'mailWelcomeLink' | 'verifiedMail' | 'ageCheckAccepted' }
  | { readonly type: 'error'; readonly text?: string };

/**
 * What the status bar has to say to a guest, and what was closed: closed means remembered, on every device. What comes
 * again for another reason may be closed again: a welcome once a day, an age check for each result.
 * @spec state:status-bar, screen:shell.status-bar, feature:shell.status-bar
 * @assumed When each kind shows: the documents name the kinds only.
 */
export class StatusItems {
  /** What happened on this page and nobody has closed yet. */
  news: readonly StatusItem[] = [];
  readonly #closed = observable.set<string>();
  readonly #scope: StoreContext['scope'];
  readonly #today: Pick<Today, 'now'>;
  readonly #guest: Pick<Guest, 'data'>;
  readonly #socket: CommandSocket | null;

  /** Without a connection, as on the server, it only says what there is. The day is the one that the page was drawn on. */
  constructor(
    { scope, today }: { scope: StoreContext['scope']; today: Pick<Today, 'now'> },
    guest: Pick<Guest, 'data'>,
    socket: CommandSocket | null,
  ) {
    this.#scope = scope;
    this.#today = today;
    this.#guest = guest;
    this.#socket = socket;
    makeAutoObservable(this, { news: observableRef }, { autoBind: true });
  }

  listen(): void {
    const { onEnd: hold } = this.#scope;
    const socket = this.#socket;
    if (socket === null) return;
    hold(socket.on(statusBarRemoved, ({ item }) => this.#forget(item)));
    hold(socket.on(avsSet, () => this.tell({ type: 'ageCheckAccepted' })));
    hold(socket.on(refused, ({ of }) => void (of === signupEmailSend.type && this.#takeMailBack())));
    hold(socket.on(emailVerified, () => this.tell({ type: 'verifiedMail' })));
  }

  /** What there is to say; the bar shows the most urgent. What just happened comes before a welcome or an old reminder. */
  get items(): readonly StatusItem[] {
    const { value } = this.#guest.data;
    const closed = new Set([...(value?.closedItems ?? []), ...this.#closed]);
    const isQuiet = this.news.length === 0;
    const standing = this.#standing().filter(({ type }) => isQuiet || type === 'ageCheckStatus');
    return [...this.news, ...standing].filter((item) => !closed.has(this.#keyOf(item)));
  }

  /** Says something that happened on this page, such as a failure; the same kind is said once. */
  tell(item: StatusItem): void {
    this.#closed.delete(this.#keyOf(item));
    this.news = [item, ...this.news.filter(({ type }) => type !== item.type)];
  }

  /** Takes an item away for good, here and on the guest's other pages. @spec socket:status-bar.remove */
  close(item: StatusItem): void {
    const key = this.#keyOf(item);
    this.#forget(key);
    // What happened once does not come again, so nobody has to remember it.
    const isStanding = this.#standing().some((each) => this.#keyOf(each) === key);
    if (isStanding) this.#socket?.send(statusBarRemove, { item: key });
  }

  /** Takes the step of an item that has one of its own. @spec socket:signup-email.send */
  act(item: StatusItem): void {
    if (item.type !== 'mailNotVerified') return;
    if (this.#socket?.send(signupEmailSend, { email: item.address }) !== true) return;
    this.tell({ type: 'mailWelcomeLink' });
    this.#forget(this.#keyOf(item));
  }

  /** The mail was refused: nothing went out, so the guest is reminded as before. */
  #takeMailBack(): void {
    this.#closed.delete('mailNotVerified');
    this.news = this.news.filter(({ type }) => type !== 'mailWelcomeLink');
  }

  #forget(key: string): void {
    this.#closed.add(key);
    this.news = this.news.filter((item) => this.#keyOf(item) !== key);
  }

  /** What holds for the guest, whatever page is open. */
  #standing(): readonly StatusItem[] {
    const { value } = this.#guest.data;
    if (value === null || !value.isLoggedIn) return [];
    const { email, isEmailVerified, avsStatus, avsRejectMessage, createdAt, name } = value;
    const items: StatusItem[] = [];
    if (avsStatus === 'pending') items.push({ type: 'ageCheckStatus', status: 'pending' });
    if (avsStatus === 'rejected') {
      items.push({ type: 'ageCheckStatus', status: 'rejected', ...(avsRejectMessage && { reason: avsRejectMessage }) });
    }
    if (email !== null && !isEmailVerified) items.push({ type: 'mailNotVerified', address: email });
    const isNew = createdAt !== null && berlinDay(createdAt) === this.#day;
    if (!isNew && name !== null) items.push({ type: 'welcomeBack', name });
    return items;
  }

  get #day(): string {
    return berlinDay(this.#today.now);
  }

  #keyOf(item: StatusItem): string {
    if (item.type === 'welcomeBack') return `welcomeBack@${this.#day}`;
    return item.type === 'ageCheckStatus' ? `ageCheckStatus@${item.status}` : item.type;
  }
}
