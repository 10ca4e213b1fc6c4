import { type Clock, systemClock } from '@lounge/transport';
import type Hls from 'hls.js/light';

/** The parts of hls.js that recovery uses. */
type Stream = Pick<Hls, 'levels' | 'loadSource' | 'startLoad' | 'recoverMediaError' | 'swapAudioCodec'>;

/** A fatal error of hls.js. */
export interface FatalError {
  readonly type: 'network' | 'decoding';
  readonly details: string;
  /** The status of the response; absent or 0 without one. */
  readonly status?: number | undefined;
}

/** The dependencies of a recovery; the defaults are the browser's. */
export interface RecoveryOptions {
  /** Whether another one opens the stream again, as LiveStreamPlayer does, so that errors of the network are reported at once. @default false */
  readonly isLive?: boolean;
  readonly clock?: Pick<Clock, 'after'>;
  readonly isOnline?: () => boolean;
  /** The target of the event `online`. */
  readonly network?: EventTarget;
}

interface Recovery extends RecoveryOptions {
  readonly hls: Stream;
  readonly video: HTMLMediaElement;
  readonly src: string;
  readonly onFailed: (name: string) => void;
  /** Ends the recovery with the stream. */
  readonly signal: AbortSignal;
}

/** The waits in ms before each attempt to load again, after which it counts as failed until the network is back. */
const waits = [1000, 2000, 4000, 8000, 16_000];

/** The decoder is set up again twice, the second time with the other audio codec, for each ten seconds of the video. */
const recoveriesPerStretch = 2;
const stretchSeconds = 10;

/** The server refuses the request, so that asking again changes nothing; too many or too slow requests are another matter. */
const isRefused = (status = 0): boolean => status >= 400 && status < 500 && ![408, 425, 429].includes(status);

/**
 * Goes on with a stream after fatal errors: without a network once it is back, after others in growing intervals, with the decoder set up
 * again. What does not help is reported. The position is kept.
 */
export class StreamRecovery {
  private readonly options: Recovery;
  private attempts = 0;
  private decodings = 0;
  private position = 0;
  private stretchBegan = 0;
  private cancel: () => void = () => undefined;
  private awaitsNetwork = false;

  constructor(options: Recovery) {
    this.options = options;
    const { network = globalThis, video, signal } = options;
    signal.addEventListener('abort', () => this.cancel());
    // The signal removes the listeners with the stream.
    // oxlint-disable-next-line no-restricted-properties
    network.addEventListener('online', () => this.networkIsBack(), { signal });
    // oxlint-disable-next-line no-restricted-properties
    video.addEventListener('timeupdate', () => this.hasPlayed(), { signal });
  }

  /** A part of the stream has arrived. */
  loaded(): void {
    this.attempts = 0;
    this.awaitsNetwork = false;
  }

  fail({ type, details, status }: FatalError): void {
    if (type === 'decoding') this.decodeAgain(details);
    else if (this.options.isLive === true || isRefused(status)) this.options.onFailed(details);
    else this.loadLater(details);
  }

  private hasPlayed(): void {
    const { currentTime } = this.options.video;
    // An element that is set up again is at 0 until it has gone back to its position.
    if (currentTime > 0) this.position = currentTime;
    if (Math.abs(this.position - this.stretchBegan) >= stretchSeconds) this.decodings = 0;
  }

  private loadLater(details: string): void {
    const { clock = systemClock, isOnline = () => navigator.onLine, onFailed } = this.options;
    this.awaitsNetwork = true;
    if (!isOnline()) return;
    const wait = waits[this.attempts];
    if (wait === undefined) return onFailed(details);
    this.attempts += 1;
    this.cancel();
    this.cancel = clock.after(wait, () => this.load());
  }

  private networkIsBack(): void {
    if (!this.awaitsNetwork) return;
    this.attempts = 0;
    this.load();
  }

  private load(): void {
    this.cancel();
    const { hls, src } = this.options;
    // Without the manifest nothing is known that could be loaded.
    if (hls.levels.length === 0) hls.loadSource(src);
    else hls.startLoad(this.position || -1);
  }

  private decodeAgain(details: string): void {
    const { hls, video, onFailed } = this.options;
    if (this.decodings >= recoveriesPerStretch) return onFailed(details);
    if (this.decodings === 0) this.stretchBegan = this.position;
    else hls.swapAudioCodec();
    this.decodings += 1;
    const isAtStart = video.currentTime === 0;
    hls.recoverMediaError();
    // hls.js keeps the element's own position only.
    if (isAtStart && this.position > 0) hls.startLoad(this.position);
  }
}
