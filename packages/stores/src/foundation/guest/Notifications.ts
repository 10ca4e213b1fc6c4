import type { AnswerOf } from '@lounge/protocol';
import {
  getNotificationsSettings,
  storeNotificationsSettings,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '@lounge/protocol/foundation/guest';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin, Read } from '../../reactive/Read.ts';
import type { Guest } from './Guest.ts';

/** How a guest is notified. */
export type NotificationData = AnswerOf<typeof getNotificationsSettings>;
/** A kind of notification that can be switched. */
export type NotificationKind = 'pinnedOnlineEmail' | 'pinnedOnlineSms';
/** How an attempt to get a newsletter went: it comes, it waits for a confirmation by mail, or it failed. */
export type NewsletterOutcome = 'on' | 'pending' | 'failed';

/**
 * How the guest is notified. A switch shows its new position at once, and goes back where it could not be stored.
 * @spec rest:guest.notifications-settings.get, feature:account.notification-settings, feature:account.newsletter
 */
export class Notifications {
  readonly data: Read<NotificationData>;
  /** The kinds and types whose last change failed. */
  readonly failed = observable.set<NotificationKind | number>();
  readonly #pending = observable.set<NotificationKind | number>();
  readonly #context: StoreContext;
  readonly #guest: Pick<Guest, 'data' | 'id'>;

  constructor(context: StoreContext, guest: Pick<Guest, 'data' | 'id'>) {
    this.#context = context;
    this.#guest = guest;
    this.data = new Read(() => callWithin(context, getNotificationsSettings, {}));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isPending(which: NotificationKind | number): boolean {
    return this.#pending.has(which);
  }

  async switchTo(kind: NotificationKind, isOn: boolean): Promise<void> {
    if (!this.#begin(kind)) return;
    this.data.change((value) => ({ ...value, [kind]: isOn }));
    const result = await this.#context.client.call(storeNotificationsSettings, { [kind]: isOn });
    if (result.ok) this.data.replace(result.value);
    else this.data.change((value) => ({ ...value, [kind]: !isOn }));
    this.#end(kind, result.ok);
  }

  /** Gets a newsletter at the guest's own address. @spec state:newsletter, rule:newsletter-two-flags, error:newsletter-failed */
  async subscribe(typeId: number): Promise<NewsletterOutcome> {
    const emailAddress = this.#guest.data.value?.email ?? null;
    if (emailAddress === null || !this.#begin(typeId)) return 'failed';
    const outcome = await subscribeTo(this.#context, typeId, emailAddress, this.#guest.id);
    if (outcome !== 'failed') this.#setNewsletter(typeId, outcome);
    this.#end(typeId, outcome !== 'failed');
    return outcome;
  }

  async unsubscribe(typeId: number): Promise<void> {
    if (!this.#begin(typeId)) return;
    const result = await this.#context.client.call(unsubscribeNewsletter, { typeId });
    if (result.ok) this.#setNewsletter(typeId, 'off');
    this.#end(typeId, result.ok);
  }

  #setNewsletter(typeId: number, state: 'off' | 'pending' | 'on'): void {
    this.data.change((value) => ({
      ...value,
      newsletters: value.newsletters.map((each) => (each.typeId === typeId ? { ...each, state } : each)),
    }));
  }

  #begin(which: NotificationKind | number): boolean {
    if (this.#pending.has(which)) return false;
    this.#pending.add(which);
    this.failed.delete(which);
    return true;
  }

  #end(which: NotificationKind | number, isOk: boolean): void {
    runInAction(() => {
      this.#pending.delete(which);
      if (!isOk) this.failed.add(which);
    });
  }
}

/**
 * Subscribes an address to a newsletter. It succeeded only if both flags of the answer are true; it comes at once where the address is
 * the confirmed one of the guest. @spec rest:guest.newsletter.subscribe, rule:newsletter-two-flags
 */
export const subscribeTo = async (
  { client }: Pick<StoreContext, 'client'>,
  typeId: number,
  emailAddress: string,
  userId: number | null,
): Promise<NewsletterOutcome> => {
  const result = await client.call(subscribeNewsletter, { typeId, userId, emailAddress });
  if (!result.ok || !result.value.isStored || !result.value.isMailed) return 'failed';
  return result.value.isActive ? 'on' : 'pending';
};
