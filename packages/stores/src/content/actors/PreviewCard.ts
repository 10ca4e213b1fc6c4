import type { AnswerOf } from '@lounge/protocol';
import { getProfilePreview } from '@lounge/protocol/content/actors';
import { ignore, startTimer } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';

/** The preview of a performer that a card shows. */
export type ProfilePreview = AnswerOf<typeof getProfilePreview>;

/** How long a tile is looked at before its card opens, in milliseconds. @assumed */
export const cardDelayMs = 500;

/** The card of the performer whose tile the visitor looks at: one at a time, each read once. @spec rest:actor.profile-preview */
export class PreviewCard {
  /** The preview in the open card; null while none is open. */
  current: ProfilePreview | null = null;
  /** The performer who is looked at. */
  actorId: number | null = null;
  readonly #context: StoreContext;
  readonly #known = new Map<number, ProfilePreview>();
  #isClosed = false;
  #stop = (): void => undefined;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** The visitor looks at the tile of a performer; null ends it. */
  look(actorId: number | null): void {
    if (actorId === this.actorId) return;
    this.#stop();
    this.actorId = actorId;
    this.#isClosed = false;
    this.current = null;
    if (actorId !== null) this.#stop = startTimer(this.#context, cardDelayMs, () => void this.#open(actorId));
  }

  /** Closes the card until another tile is looked at. */
  close(): void {
    this.#stop();
    this.#isClosed = true;
    this.current = null;
  }

  async #open(actorId: number): Promise<void> {
    const preview = this.#known.get(actorId) ?? (await this.#read(actorId));
    if (preview !== null && this.actorId === actorId && !this.#isClosed) runInAction(() => (this.current = preview));
  }

  async #read(actorId: number): Promise<ProfilePreview | null> {
    const result = await callWithin(this.#context, getProfilePreview, { actorId });
    if (!result.ok) {
      ignore(result.failure, 'spec: a tile without its card is a link as before');
      return null;
    }
    this.#known.set(actorId, result.value);
    return result.value;
  }
}
