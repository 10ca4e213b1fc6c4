import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import { actorOffline } from '@lounge/protocol/content/actors';
import {
  actorStateChanged,
  freePreviewDecline,
  freePreviewInit,
  livePreviewExit,
} from '@lounge/protocol/content/live-chat';
import { startTimer, type Failure } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext, PushSource } from '../../ports.ts';
import { LatestRead } from '../../reactive/LatestRead.ts';
import { callWithin } from '../../reactive/Read.ts';

/** The state of a preview. */
export type LivePreviewState = 'idle' | 'connecting' | 'playing' | 'ended' | 'offline' | 'failed';

type Source = AnswerOf<typeof freePreviewInit>['source'];

/** The time in which the first picture must arrive, in milliseconds. @assumed The documents name the exit code, not the time. */
const startTimeoutMs = 10_000;
const secondMs = 1000;

/**
 * A visitor's free live preview of one performer. The server grants and counts it and sets its length; the player reports
 * its first picture (`onPlaying`), from which the time runs, and errors (`onBroken`).
 * @spec state:live-preview
 */
export class LivePreview {
  state: LivePreviewState = 'idle';
  /** The stream while the preview is connecting or playing. */
  source: Source = null;
  /** Remaining time in whole seconds. */
  secondsLeft = 0;
  /** Why it ended early or did not start, one of `livePreviewExit`; null if it played to its end. */
  exitCode: number | null = null;
  failure: Failure | null = null;
  readonly actorId: number;
  readonly #context: StoreContext;
  readonly #attempts = new LatestRead();
  #stopTimer: () => void = () => undefined;

  constructor(actorId: number, context: StoreContext) {
    this.actorId = actorId;
    this.#context = context;
    makeAutoObservable(this, { actorId: false }, { autoBind: true });
  }

  listen({ socket, scope }: PushSource): void {
    scope.onEnd(socket.on(actorOffline, this.onActorOffline));
    scope.onEnd(socket.on(actorStateChanged, this.onActorState));
  }

  /**
   * Starts the preview with one attempt; does nothing while it is connecting or playing.
   * @spec query:free-preview.init, constant:chat.previewStartAttempts
   */
  async start(): Promise<void> {
    if (this.#isActive) return;
    const isCurrent = this.#attempts.begin();
    this.failure = null;
    this.exitCode = null;
    this.state = 'connecting';
    const result = await callWithin(this.#context, freePreviewInit, { actorId: this.actorId });
    runInAction(() => {
      if (!isCurrent() || this.state !== 'connecting') return;
      if (!result.ok) {
        this.failure = result.failure;
        return this.#close('failed', result.failure.kind === 'offline' ? livePreviewExit.guestOffline : null);
      }
      const { source, secondsLeft, exitCode } = result.value;
      if (source === null) return this.#close(exitCode === livePreviewExit.offline ? 'offline' : 'ended', exitCode);
      this.source = source;
      this.secondsLeft = secondsLeft;
      this.#after(startTimeoutMs, () => this.#close('failed', livePreviewExit.startTimeout));
    });
  }

  /** Ends the preview or declines it; either way it is used up. @spec query:free-preview.decline */
  async decline(): Promise<void> {
    this.#attempts.invalidate();
    this.#close('ended', null);
    await callWithin(this.#context, freePreviewDecline, { actorId: this.actorId });
  }

  /** The player shows its first picture; later calls do nothing. */
  onPlaying(): void {
    if (this.state !== 'connecting' || this.source === null) return;
    this.state = 'playing';
    this.#tick();
  }

  /** The player cannot continue. */
  onBroken(): void {
    if (this.#isActive) this.#close('failed', null);
  }

  onActorOffline({ actorId }: { actorId: number }): void {
    if (actorId !== this.actorId || (!this.#isActive && this.state !== 'idle')) return;
    this.#close('offline', this.state === 'connecting' ? livePreviewExit.startOffline : livePreviewExit.offline);
  }

  /** A private chat of the performer ends the preview. */
  onActorState({ id, isInChat }: PayloadOf<typeof actorStateChanged>): void {
    if (id === this.actorId && isInChat && this.#isActive) this.#close('ended', livePreviewExit.single);
  }

  get #isActive(): boolean {
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
    this.#stopTimer = startTimer(this.#context, ms, () => runInAction(act));
  }

  #close(state: LivePreviewState, exitCode: number | null): void {
    this.#stopTimer();
    this.state = state;
    this.exitCode = exitCode;
    this.source = null;
    this.secondsLeft = 0;
  }
}
