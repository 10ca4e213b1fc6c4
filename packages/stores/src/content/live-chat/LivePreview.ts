import type { AnswerOf } from '@lounge/protocol';
import { actorOffline } from '@lounge/protocol/content/actors';
import { freePreviewDecline, freePreviewInit, livePreviewExit } from '@lounge/protocol/content/live-chat';
import type { Failure } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';

/** Where a preview stands. */
export type LivePreviewState = 'idle' | 'connecting' | 'playing' | 'ended' | 'offline' | 'failed';

type Source = AnswerOf<typeof freePreviewInit>['source'];

/** A stream that shows nothing for so long does not start. @assumed The documents name the code, no time. */
const startTimeoutMs = 10_000;
const secondMs = 1000;

/**
 * A visitor's free live preview of one performer. The server says how long it lasts and counts it; the player says when
 * its first picture shows (`onPlaying`) and that it cannot go on (`onBroken`). Time runs from the first picture.
 * @spec state:live-preview
 */
export class LivePreview {
  state: LivePreviewState = 'idle';
  /** What the player plays while the preview connects or runs. */
  source: Source = null;
  /** Whole seconds that are left. */
  secondsLeft = 0;
  /** Why it ended before its time or did not start, one of `livePreviewExit`; null where it ran to its end. */
  exitCode: number | null = null;
  failure: Failure | null = null;
  readonly actorId: number;
  readonly #context: StoreContext;
  #stopTimer: () => void = () => undefined;
  #attempt = 0;

  constructor(actorId: number, caller: StoreContext) {
    this.actorId = actorId;
    this.#context = caller;
    caller.scope.onEnd(() => this.#stopTimer());
    makeAutoObservable(this, { actorId: false }, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(actorOffline, this.onActorOffline));
  }

  /** Asks for the preview; while one connects or runs it goes on. @spec query:free-preview.init */
  async start(): Promise<void> {
    if (this.#isUnderWay) return;
    const { client, scope } = this.#context;
    const attempt = (this.#attempt += 1);
    this.failure = null;
    this.exitCode = null;
    this.state = 'connecting';
    const result = await client.call(freePreviewInit, { actorId: this.actorId }, { signal: scope.signal });
    runInAction(() => {
      if (attempt !== this.#attempt || this.state !== 'connecting') return;
      if (!result.ok) {
        this.failure = result.failure;
        return this.#close('failed', null);
      }
      const { source, secondsLeft, exitCode } = result.value;
      if (source === null) return this.#close(exitCode === livePreviewExit.offline ? 'offline' : 'ended', exitCode);
      this.source = source;
      this.secondsLeft = secondsLeft;
      this.#after(startTimeoutMs, () => this.#close('failed', livePreviewExit.startTimeout));
    });
  }

  /** Ends the preview, or does without it; it counts as had. @spec query:free-preview.decline */
  async decline(): Promise<void> {
    this.#attempt += 1;
    this.#close('ended', null);
    const { client, scope } = this.#context;
    await client.call(freePreviewDecline, { actorId: this.actorId }, { signal: scope.signal });
  }

  /** The first picture shows, or pictures show again. */
  onPlaying(): void {
    if (this.state !== 'connecting' || this.source === null) return;
    this.state = 'playing';
    this.#tick();
  }

  /** The player cannot go on. */
  onBroken(): void {
    if (this.#isUnderWay) this.#close('failed', null);
  }

  onActorOffline({ actorId }: { actorId: number }): void {
    if (actorId !== this.actorId || this.state === 'ended' || this.state === 'failed') return;
    this.#close('offline', this.state === 'connecting' ? livePreviewExit.startOffline : livePreviewExit.offline);
  }

  get #isUnderWay(): boolean {
    return this.state === 'connecting' || this.state === 'playing';
  }

  #tick(): void {
    this.#after(secondMs, () => {
      this.secondsLeft -= 1;
      if (this.secondsLeft > 0) this.#tick();
      else this.#close('ended', null);
    });
  }

  #after(ms: number, act: () => void): void {
    this.#stopTimer();
    this.#stopTimer = this.#context.clock.after(ms, () => runInAction(act));
  }

  #close(state: LivePreviewState, exitCode: number | null): void {
    this.#stopTimer();
    this.state = state;
    this.exitCode = exitCode;
    this.source = null;
    this.secondsLeft = 0;
  }
}
