import { startTimer } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { StoreContext } from '../../ports.ts';

/** How long the end of a video waits before the next one plays by itself, in seconds. @assumed */
export const nextVideoSeconds = 8;

/** Where the guest's choice is kept beyond the page. */
export interface StoredChoice {
  /** Whether the next video may play by itself. */
  read(): boolean;
  write(isOn: boolean): void;
}

/** The countdown to the next video, and whether the guest wants it at all. One for the page, as a guest goes from video to video. */
export class NextVideo {
  /** The seconds that are left; null while nothing is counted. */
  secondsLeft: number | null = null;
  /** The choice on this page; null until there is one. A server, which has no stored one, never asks. */
  choice: boolean | null = null;
  readonly #timing: Pick<StoreContext, 'clock' | 'scope'>;
  readonly #stored: StoredChoice;
  #stopTimer: () => void = () => undefined;
  /** The video that the countdown has led to, which plays as soon as it is there. */
  #arriving: number | null = null;
  /** The video whose countdown the guest cancelled. */
  #cancelled: number | null = null;

  constructor(timing: Pick<StoreContext, 'clock' | 'scope'>, stored: StoredChoice) {
    this.#timing = timing;
    this.#stored = stored;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the guest lets the next video play by itself. */
  get isOn(): boolean {
    return this.choice ?? this.#stored.read();
  }

  /** Turns it on or off, on this page and on later ones. */
  setOn(isOn: boolean): void {
    this.choice = isOn;
    this.#stored.write(isOn);
    if (!isOn) this.stop();
  }

  /** Counts down to a video from the beginning, then calls `go`. Does nothing where the guest turned it off or cancelled it. */
  begin(videoId: number, go: () => void): void {
    this.stop();
    if (!this.isOn || this.#cancelled === videoId) return;
    this.#count(nextVideoSeconds, () => {
      this.#arriving = videoId;
      go();
    });
  }

  /** Ends the countdown, as the page is hidden or left; it can begin anew. */
  stop(): void {
    this.#stopTimer();
    this.secondsLeft = null;
  }

  /** Ends the countdown to a video for good. */
  cancel(videoId: number): void {
    this.#cancelled = videoId;
    this.stop();
  }

  /** Whether the countdown led to a video that is not there yet; a page may be rendered several times before it is shown. */
  leadsTo(videoId: number): boolean {
    return this.#arriving === videoId;
  }

  /** A video is there: what the countdown led to, or another one. */
  arrive(): void {
    this.#arriving = null;
  }

  onSecond(seconds: number, done: () => void): void {
    if (seconds > 0) return this.#count(seconds, done);
    this.stop();
    done();
  }

  #count(seconds: number, done: () => void): void {
    this.secondsLeft = seconds;
    this.#stopTimer = startTimer(this.#timing, 1000, () => this.onSecond(seconds - 1, done));
  }
}
