import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import type { StoreContext, PushSource } from '../../ports.ts';
import type { LoadableState } from '../../reactive/Loadable.ts';
import { Performer } from './Performer.ts';

/** Profiles that are kept for going back. */
const mostKept = 8;
const prefix = 'performer/';

/** The profiles that were opened on this page, the latest last. */
export class Performers {
  readonly #open = new Map<string, Performer>();
  readonly #context: StoreContext;

  constructor(caller: StoreContext) {
    this.#context = caller;
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(actorOnline, (push) => this.#open.forEach((performer) => performer.onActorOnline(push))));
    scope.onEnd(socket.on(actorOffline, (push) => this.#open.forEach((performer) => performer.onActorOffline(push))));
  }

  /** The profile of a name; the same one while it is kept. */
  open(name: string): Performer {
    const performer = this.#open.get(name) ?? new Performer(name, this.#context);
    this.#open.delete(name);
    this.#open.set(name, performer);
    const [oldest] = this.#open.keys();
    if (this.#open.size > mostKept && oldest !== undefined) this.#open.delete(oldest);
    return performer;
  }

  /** What the profiles hold, for a document. */
  snapshot(): Record<string, LoadableState> {
    const entries = [...this.#open].flatMap(([name, { parts }]) =>
      Object.entries(parts).map(([part, loadable]) => [`${prefix}${name}/${part}`, loadable.snapshot()] as const),
    );
    return Object.fromEntries(entries);
  }

  /** Takes over what a document carried. */
  restore(carried: Readonly<Record<string, LoadableState>>): void {
    for (const [key, state] of Object.entries(carried)) {
      const [, name, part] = /^performer\/([^/]+)\/(\w+)$/.exec(key) ?? [];
      // A document carries each part under the name of its type.
      if (name !== undefined && part !== undefined) this.open(name).parts[part]?.restore(state as never);
    }
  }
}
