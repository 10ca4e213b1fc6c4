import {
  defaultPushEvents,
  getPushKey,
  getPushStatus,
  resubscribePush,
  setPushGuest,
  subscribePush,
  unsubscribePush,
  updatePush,
} from '@lounge/protocol/engagement/web-push';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';
import type { BrowserSubscription, PushBrowser, PushKind, PushMemory, PushPermission } from './push-browser.ts';

/**
 * Why messages cannot be had, by name.
 * @spec error:push-not-supported, error:push-blocked, error:push-bad-permission, error:push-no-registration, error:push-no-token
 */
export const pushRejections = {
  notSupported: 'Push messages not supported',
  blocked: 'Push messages are blocked.',
  badPermission: 'Bad permission result',
  noRegistration: 'No registration available',
  noToken: 'No re-subscribe token found (web-push store missing).',
} as const;

/** The name of a rejection. */
export type PushRejection = keyof typeof pushRejections;

/** How an attempt went: done, rejected by name, or failed at the server or the browser. */
export type PushOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly rejection: PushRejection }
  | { readonly ok: false; readonly failure: Failure | null };

const done: PushOutcome = { ok: true };
const rejected = (rejection: PushRejection): PushOutcome => ({ ok: false, rejection });

/** Ends a sequence of calls at the first one that failed. */
class Stopped extends Error {
  readonly outcome: PushOutcome;

  constructor(outcome: PushOutcome) {
    super('The attempt ended.');
    this.outcome = outcome;
  }
}

const valueOf = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Stopped({ ok: false, failure: result.failure });
  return result.value;
};

/** A subscription in a path: its JSON in base64url. All characters are of ASCII. */
const payloadOf = (content: object): string =>
  btoa(JSON.stringify(content)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/**
 * The messages that this browser gets: asked for after a press, changed, ended and renewed.
 * @spec state:web-push, feature:shell.web-push, feature:shell.web-push-manage
 */
export class WebPush {
  /** The kinds that are sent; null while nothing is. */
  kinds: readonly PushKind[] | null = null;
  isBusy = false;
  /** How the last attempt went; null before the first one. */
  outcome: PushOutcome | null = null;
  readonly #context: StoreContext;
  readonly #browser: PushBrowser;
  readonly #memory: PushMemory;

  constructor(context: StoreContext, browser: PushBrowser, memory: PushMemory) {
    this.#context = context;
    this.#browser = browser;
    this.#memory = memory;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the browser can show messages at all. @spec rule:push-supported */
  get isSupported(): boolean {
    const { hasWorker, hasPushManager, hasNotifications } = this.#browser.features();
    return hasWorker && hasPushManager && hasNotifications;
  }

  /** The visitor's answer to the browser's question. */
  get permission(): PushPermission {
    return this.isSupported ? this.#browser.permission() : 'default';
  }

  /** Reads what is there without asking anybody: another page may have changed it, and the permission may be gone. */
  async look(): Promise<void> {
    if (!this.isSupported) return;
    const subscription = await (await this.#browser.registration())?.any().catch(() => null);
    const kinds = this.#browser.permission() === 'granted' && subscription ? this.#memory.readKinds() : null;
    runInAction(() => (this.kinds = kinds));
  }

  /** Subscribes to kinds, all unless some are named; after a press only, as it may open the browser's question. */
  subscribe(kinds: readonly PushKind[] = defaultPushEvents): Promise<PushOutcome> {
    return this.#attempt(async () => {
      await this.#allow();
      const registration = await this.#browser.register();
      if (registration === null) return rejected('noRegistration');
      const { key } = valueOf(await callWithin(this.#context, getPushKey, {}));
      const subscription = (await registration.current(key)) ?? (await registration.subscribe(key));
      const payload = payloadOf(subscription);
      const { subscribed } = valueOf(await callWithin(this.#context, getPushStatus, { payload }));
      if (subscribed) valueOf(await this.#update(subscription, kinds));
      else {
        const input = { subscription, events: [...kinds], encoding: 'aes128gcm' as const };
        const { token } = valueOf(await callWithin(this.#context, subscribePush, input));
        await this.#keep(token);
      }
      this.#note(kinds);
      return done;
    });
  }

  /** Changes the kinds that are sent. */
  change(kinds: readonly PushKind[]): Promise<PushOutcome> {
    return this.#attempt(async () => {
      const { events } = valueOf(await this.#update(await this.#subscription(), kinds));
      this.#note(events);
      return done;
    });
  }

  /** Ends the messages, at the server first: a browser alone would leave a subscription behind. */
  unsubscribe(): Promise<PushOutcome> {
    return this.#attempt(async () => {
      const registration = await this.#browser.registration();
      const subscription = (await registration?.any()) ?? null;
      if (registration === null || subscription === null) return rejected('noRegistration');
      valueOf(await callWithin(this.#context, unsubscribePush, { payload: payloadOf(subscription) }));
      await registration.unsubscribe();
      await this.#keep(null);
      this.#note(null);
      return done;
    });
  }

  /** Renews the subscription, as the server's key or the browser's address is another one. */
  resubscribe(): Promise<PushOutcome> {
    return this.#attempt(async () => {
      const registration = await this.#browser.registration();
      if (registration === null) return rejected('noRegistration');
      const token = await this.#memory.readToken().catch(() => null);
      if (token === null) return rejected('noToken');
      const { key } = valueOf(await callWithin(this.#context, getPushKey, {}));
      const subscription = (await registration.current(key)) ?? (await registration.subscribe(key));
      const renewed = valueOf(await callWithin(this.#context, resubscribePush, { token, subscription }));
      await this.#keep(renewed.token);
      return done;
    });
  }

  /** Makes the subscription that of who is logged in now, or of nobody: what was pinned ends with a log-out, the rest stays. */
  setGuest(): Promise<PushOutcome> {
    return this.#attempt(async () => {
      const payload = payloadOf(await this.#subscription());
      valueOf(await callWithin(this.#context, setPushGuest, { payload }));
      return done;
    });
  }

  #update(subscription: BrowserSubscription, kinds: readonly PushKind[]) {
    const payload = payloadOf({ ...subscription, events: kinds });
    return callWithin(this.#context, updatePush, { payload });
  }

  async #allow(): Promise<void> {
    if (!this.isSupported) throw new Stopped(rejected('notSupported'));
    const permission = this.#browser.permission();
    if (permission === 'denied') throw new Stopped(rejected('blocked'));
    if (permission === 'default' && (await this.#browser.ask()) !== 'granted')
      throw new Stopped(rejected('badPermission'));
  }

  async #subscription(): Promise<BrowserSubscription> {
    const subscription = (await (await this.#browser.registration())?.any()) ?? null;
    if (subscription === null) throw new Stopped(rejected('noRegistration'));
    return subscription;
  }

  /** Where storage is forbidden messages come all the same; only a renewal asks anew. */
  #keep(token: string | null): Promise<void> {
    return this.#memory.writeToken(token).catch(() => undefined);
  }

  #note(kinds: readonly PushKind[] | null): void {
    this.#memory.writeKinds(kinds);
    runInAction(() => (this.kinds = kinds));
  }

  async #attempt(steps: () => Promise<PushOutcome>): Promise<PushOutcome> {
    if (this.isBusy) return { ok: false, failure: null };
    this.isBusy = true;
    // The browser's own calls fail in many ways, none of which a visitor can tell apart.
    const outcome = await steps().catch((cause: unknown): PushOutcome =>
      cause instanceof Stopped ? cause.outcome : { ok: false, failure: null },
    );
    runInAction(() => {
      this.isBusy = false;
      this.outcome = outcome;
    });
    return outcome;
  }
}
