import type { InputOf, PayloadOf } from '@lounge/protocol';
import { liveReaction, liveReactionAdd } from '@lounge/protocol/content/live-chat';
import { startTimer, type Failure } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';

/** The picture of a reaction. */
export type ReactionImage = InputOf<typeof liveReactionAdd>['imageId'];

/** A reaction that is shown. */
export interface ShownReaction {
  readonly id: number;
  readonly imageId: ReactionImage;
  /** Who sent it; null for anonymous viewers. */
  readonly sender: string | null;
  readonly isOwn: boolean;
}

/** For how long a reaction is shown, and how many are at once. @assumed */
const shownMs = 4000;
const maxShown = 12;
/** The shortest time between two own reactions, in milliseconds. @assumed The server rejects more. */
const minGapMs = 300;

/**
 * The reactions of a performer's viewers, as they come, and the guest's own. An own one is shown at once; the push that repeats it is
 * not shown again.
 * @spec feature:chat.live-reaction, socket:live-reaction
 */
export class LiveReactions {
  shown: readonly ShownReaction[] = [];
  /** Why the last own reaction did not arrive. */
  failure: Failure | null = null;
  readonly actorId: number;
  readonly #context: StoreContext;
  readonly #ownKeys = new Set<string>();
  #ids = 0;
  #isWaiting = false;
  /** Own reactions whose keys are not known yet. */
  #unanswered = 0;
  #early: PayloadOf<typeof liveReaction>[] = [];

  constructor(actorId: number, context: StoreContext) {
    this.actorId = actorId;
    this.#context = context;
    makeAutoObservable(this, { shown: observableRef, actorId: false }, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(liveReaction, this.onReaction));
  }

  /** Sends a reaction; one that follows the last too closely is ignored. */
  async send(imageId: ReactionImage): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    startTimer(this.#context, minGapMs, () => (this.#isWaiting = false));
    this.failure = null;
    this.#show({ imageId, sender: null, isOwn: true });
    this.#unanswered += 1;
    const input = { referenceType: 'actor' as const, referenceId: this.actorId, imageId, message: null, data: null };
    const result = await callWithin(this.#context, liveReactionAdd, input);
    runInAction(() => {
      this.#unanswered -= 1;
      if (result.ok) this.#ownKeys.add(result.value.reactionKey);
      else this.failure = result.failure;
      if (this.#unanswered === 0) this.#showEarly();
    });
  }

  onReaction(reaction: PayloadOf<typeof liveReaction>): void {
    if (reaction.referenceId !== this.actorId) return;
    // While an own reaction is under way, nobody knows yet whose this one is.
    if (this.#unanswered > 0) this.#early.push(reaction);
    else this.#showOther(reaction);
  }

  #showEarly(): void {
    this.#early.splice(0).forEach((each) => this.#showOther(each));
  }

  #showOther({ imageId, sender, reactionKey }: PayloadOf<typeof liveReaction>): void {
    if (!this.#ownKeys.delete(reactionKey)) this.#show({ imageId, sender, isOwn: false });
  }

  #show(reaction: Omit<ShownReaction, 'id'>): void {
    const id = (this.#ids += 1);
    this.shown = [...this.shown, { ...reaction, id }].slice(-maxShown);
    startTimer(this.#context, shownMs, () =>
      runInAction(() => (this.shown = this.shown.filter((each) => each.id !== id))),
    );
  }
}
