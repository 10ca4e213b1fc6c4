import type { PushSource, StoreContext } from '@lounge/stores';
import type { Presence } from '@lounge/stores/content/actors/presence';
import type { Guest } from '@lounge/stores/foundation/guest';
import type { PageReloads } from '@lounge/stores/foundation/session';
import type { Scope, Socket } from '@lounge/transport';
import type { PageConfig } from './page-config.ts';
import type { Restorables, Snapshots } from './snapshots.ts';

/** A module as the page connects it. */
export interface Attachment {
  readonly restorables: Restorables;
  listen(pushSource: PushSource): void;
}

/** The stores of the site: those of every page, and those of the modules that were opened. */
export interface Stores {
  /** When the server rendered the page, in milliseconds since 1970. */
  readonly renderedAt: number;
  /** The time now, in milliseconds since 1970, which goes on from then; the guest's clock only gives what has elapsed. */
  readonly currentTime: () => number;
  readonly scope: Scope;
  readonly socket: Socket | null;
  readonly guest: Guest;
  /** Reloads the page, now or as soon as nothing postpones it. */
  readonly reloads: PageReloads;
  readonly presence: Presence;
  /** The context that stores need to make calls. */
  readonly context: StoreContext;
  /** Null for anonymous visitors. */
  readonly guestId: number | null;
  /** The visitor's access token; null where there is none. */
  readonly token: string | null;
  readonly language: PageConfig['language'];
  /** The choice about cookies when the page was rendered. */
  readonly consent: PageConfig['consent'];
  /** Connects the stores of a module: restores what the document carried and subscribes to pushes. For defineModule. */
  attach(key: string, attachment: Attachment): void;
  /** The values of all stores, for a document. */
  snapshot(): Snapshots;
  /** Restores what a document carried, also for modules that are created later. */
  restore(snapshots: Snapshots): void;
}
