import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { makeAutoObservable, observable } from 'mobx';
import type { PushSource, PresenceSource } from '../../ports.ts';

/**
 * Performers who came online or went offline since the page was rendered; for all others the rendered state holds.
 * @spec state:actor-online
 */
export class Presence implements PresenceSource {
  readonly #changes = observable.map<number, boolean>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(actorOnline, this.onActorOnline));
    scope.onEnd(socket.on(actorOffline, this.onActorOffline));
  }

  /** Whether a performer is online; `fallback` is the rendered state. */
  isOnline(actorId: number, fallback: boolean): boolean {
    return this.#changes.get(actorId) ?? fallback;
  }

  onActorOnline({ actorId }: { actorId: number }): void {
    this.#changes.set(actorId, true);
  }

  onActorOffline({ actorId }: { actorId: number }): void {
    this.#changes.set(actorId, false);
  }
}
