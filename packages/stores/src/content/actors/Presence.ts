import { actorOffline, actorOnline, onlineModels } from '@lounge/protocol/content/actors';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, observable } from 'mobx';
import type { PushSource, PresenceSource } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, mapped, type ReadContext } from '../../reactive/Read.ts';

/** Who is online. */
interface Online {
  readonly ids: ReadonlySet<number>;
  /** Whether everybody else is offline; false where more are online than a page has. */
  readonly isComplete: boolean;
}

/** The largest page that the protocol allows. */
const maxRead = 500;

/**
 * Performers who came online or went offline since the page was rendered; for all others the rendered state holds. After missed pushes it
 * holds no longer, so everybody who is online is read once.
 * @spec state:actor-online
 */
export class Presence implements PresenceSource {
  /** Read after pushes were missed. */
  readonly #online = new Loadable<Online>();
  readonly #changes = observable.map<number, boolean>();
  /** Performers with a push since the current read began; its answer may be older. */
  readonly #changedMeanwhile = new Set<number>();
  readonly #context: ReadContext;
  #isShown = false;

  constructor(context: ReadContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { socket, scope } = source;
    scope.onEnd(socket.on(actorOnline, this.onActorOnline));
    scope.onEnd(socket.on(actorOffline, this.onActorOffline));
    reloadOnResync(
      source,
      () => [this.#online],
      this.load,
      () => this.#isShown,
    );
  }

  /** Whether a performer is online; `fallback` is the rendered state. */
  isOnline(actorId: number, fallback: boolean): boolean {
    this.#isShown = true;
    return this.#changes.get(actorId) ?? this.#wasOnline(actorId) ?? fallback;
  }

  /** Reads who is online. */
  async load(): Promise<void> {
    this.#changedMeanwhile.clear();
    await this.#online.track(
      () => this.#read(),
      () => {
        for (const id of this.#changes.keys()) if (!this.#changedMeanwhile.has(id)) this.#changes.delete(id);
      },
    );
  }

  onActorOnline({ actorId }: { actorId: number }): void {
    this.#change(actorId, true);
  }

  onActorOffline({ actorId }: { actorId: number }): void {
    this.#change(actorId, false);
  }

  #change(actorId: number, isOnline: boolean): void {
    this.#changedMeanwhile.add(actorId);
    this.#changes.set(actorId, isOnline);
  }

  #wasOnline(actorId: number): boolean | undefined {
    const online = this.#online.value;
    if (online === null) return undefined;
    return online.ids.has(actorId) || (online.isComplete ? false : undefined);
  }

  async #read(): Promise<Result<Online>> {
    const result = await callWithin(this.#context, onlineModels, { first: maxRead, offset: 0 });
    return mapped(result, ({ items, total }) => ({
      ids: new Set(items.map(({ id }) => id)),
      isComplete: items.length >= total,
    }));
  }
}
