import type { Infer } from '@lounge/protocol';
import type { browserSubscription, pushEventKind } from '@lounge/protocol/engagement/web-push';

/** A kind of messages. */
export type PushKind = Infer<typeof pushEventKind>;

/** A subscription of the browser. */
export type BrowserSubscription = Infer<typeof browserSubscription>;

/** The visitor's answer to the browser's own question. @spec entity:enum.pushPermission */
export type PushPermission = 'default' | 'granted' | 'denied';

/** The parts of the browser that messages need. @spec rule:push-supported */
export interface PushFeatures {
  readonly hasWorker: boolean;
  readonly hasPushManager: boolean;
  readonly hasNotifications: boolean;
}

/** A worker that is registered, and its subscription. */
export interface PushRegistration {
  /** The subscription under a key; null without one, and for one under another key. */
  current(key: string): Promise<BrowserSubscription | null>;
  /** Subscribes under a key, in place of a subscription under another one. */
  subscribe(key: string): Promise<BrowserSubscription>;
  /** The subscription under whatever key; null without one. */
  any(): Promise<BrowserSubscription | null>;
  unsubscribe(): Promise<void>;
}

/** The browser, as messages need it. */
export interface PushBrowser {
  features(): PushFeatures;
  permission(): PushPermission;
  /** Asks the visitor; only after a press. */
  ask(): Promise<PushPermission>;
  /** Registers the worker, unless one is; null where none can be. */
  register(): Promise<PushRegistration | null>;
  /** The registered worker; null without one. */
  registration(): Promise<PushRegistration | null>;
}

/** Where the browser keeps what it must know after a reload. Each rejects or answers null where storage is forbidden. */
export interface PushMemory {
  readToken(): Promise<string | null>;
  writeToken(token: string | null): Promise<void>;
  /** The kinds that were chosen last; null without a subscription. */
  readKinds(): readonly PushKind[] | null;
  writeKinds(kinds: readonly PushKind[] | null): void;
}
