import type { Infer, Push, Schema } from '@lounge/protocol';
import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { actorStateChanged, freeShowStart, freeShowStop } from '@lounge/protocol/content/live-chat';
import { channelMessagePriceNotice } from '@lounge/protocol/content/messenger';
import type { StoreContext, PushSource } from '../../ports.ts';
import type { LoadableState } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { Performer } from './Performer.ts';

/** Number of profiles that are cached for going back. */
const maxCached = 8;
const prefix = 'performer/';

/** The profiles that were opened, the most recent ones cached. */
export class Performers {
  readonly #cached = new Map<string, Performer>();
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  listen(source: PushSource): void {
    const { socket, scope } = source;
    const follow = <P extends Schema>(
      push: Push<P>,
      handle: (performer: Performer, payload: Infer<P>) => void,
    ): void => {
      scope.onEnd(socket.on(push, (payload) => this.#cached.forEach((performer) => handle(performer, payload))));
    };
    follow(actorOnline, (performer, push) => performer.onActorOnline(push));
    follow(actorOffline, (performer, push) => performer.onActorOffline(push));
    follow(actorStateChanged, (performer, push) => performer.onActorState(push));
    for (const push of [freeShowStart, freeShowStop])
      follow(push, (performer, payload) => performer.onFreeShow(payload));
    follow(channelMessagePriceNotice, (performer, push) => performer.onMessagePrice(push));
    // The others are not on screen, and are loaded when they are opened again.
    reloadOnResync(
      source,
      () => this.#latest?.presence ?? [],
      () => this.#latest?.reloadPresence(),
    );
    reloadOnResync(
      source,
      () => this.#latest?.others ?? [],
      () => this.#latest?.loadOthers(),
      () => false,
    );
  }

  /** The profile of a performer, from the cache if it is there. */
  open(name: string): Performer {
    const performer = this.#cached.get(name) ?? new Performer(name, this.#context);
    this.#cached.delete(name);
    this.#cached.set(name, performer);
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > maxCached && oldest !== undefined) this.#cached.delete(oldest);
    return performer;
  }

  get #latest(): Performer | undefined {
    return [...this.#cached.values()].at(-1);
  }

  /** The parts of all cached profiles, for the page's data block. */
  snapshot(): Record<string, LoadableState> {
    const entries = [...this.#cached].flatMap(([name, { parts }]) =>
      Object.entries(parts).map(([part, loadable]) => [`${prefix}${name}/${part}`, loadable.snapshot()] as const),
    );
    return Object.fromEntries(entries);
  }

  /** Restores profiles from a snapshot. */
  restore(snapshots: Readonly<Record<string, LoadableState>>): void {
    for (const [key, state] of Object.entries(snapshots)) {
      const [, name, part] = /^performer\/([^/]+)\/(\w+)$/.exec(key) ?? [];
      if (name !== undefined && part !== undefined) this.open(name).parts[part]?.restore(state);
    }
  }
}
