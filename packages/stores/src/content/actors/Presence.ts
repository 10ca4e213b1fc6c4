import { actorOffline, actorOnline } from '@lounge/protocol/content/actors';
import { makeAutoObservable, observable } from 'mobx';
import type { PushSource, PresenceSource } from '../../ports.ts';

/**
 * Who came online or went offline since the page was drawn; what a page said before holds for everybody else.
 * @spec state:actor-online
 */
export class Presence implements PresenceSource {
  readonly #changed = observable.map<number, boolean>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(actorOnline, this.onActorOnline));
    scope.onEnd(socket.on(actorOffline, this.onActorOffline));
  }

  /** Whether a performer is online; `otherwise` is what the page was drawn with. */
  isOnline(actorId: number, otherwise: boolean): boolean {
    return this.#changed.get(actorId) ?? otherwise;
  }

  onActorOnline({ actorId }: { actorId: number }): void {
    this.#changed.set(actorId, true);
  }

  onActorOffline({ actorId }: { actorId: number }): void {
    this.#changed.set(actorId, false);
  }
}
