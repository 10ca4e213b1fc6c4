import type { KitClock } from '../clock.ts';
import type { PlayerQuality } from '../video-player/use-stream.ts';
import { failureOf } from '../video-player/video-element.ts';
import { isNative, openSource, type LiveStreamSource, type OpenedSource, type SourceOptions } from './open-source.ts';
import {
  beginStream,
  nextDeadline,
  nextStep,
  type StreamAction,
  type StreamEvent,
  type StreamHealth,
} from './stream-health.ts';
import { watchPicture } from './watch-picture.ts';

/** Options of a run; the callbacks are read at each call. */
export interface LiveStreamOptions extends Pick<SourceOptions, 'loadStream' | 'connectWhep'> {
  sources: readonly LiveStreamSource[];
  clock: KitClock;
  /** The largest height on a bad connection, in px. */
  maxHeight: () => number;
  onState: (state: StreamHealth) => void;
  onAction: (action: StreamAction) => void;
  onQualities: (qualities: readonly PlayerQuality[]) => void;
  /** Called with the milliseconds for which the picture moved, at most once a second and at each stop. */
  onProgress: (playedMs: number) => void;
  /** Called when the picture stands still, and before the element loses it. */
  onEmptying: () => void;
}

/** A buffer shorter than this many seconds is too short. */
const shortBuffer = 0.3;

const hasShortBuffer = ({ srcObject, buffered, currentTime }: HTMLVideoElement): boolean => {
  // WebRTC has no buffer.
  if (srcObject !== null || buffered.length === 0) return false;
  return buffered.end(buffered.length - 1) - currentTime < shortBuffer;
};

/** Runs the states of a stream on an element until it ends: opens sources, watches the picture, and has one timer at most. */
export class LiveStreamRun {
  private state: StreamHealth;
  private opened: OpenedSource | null = null;
  private timer: { readonly at: number; readonly cancel: () => void } | null = null;
  private reportedSeconds = 0;
  private isOver = false;
  private quality: number | null = null;
  private readonly ending = new AbortController();

  private readonly video: HTMLVideoElement;
  private readonly options: LiveStreamOptions;

  constructor(video: HTMLVideoElement, options: LiveStreamOptions) {
    this.video = video;
    this.options = options;
    const natives = options.sources.map((source) => isNative(source, options.loadStream !== undefined));
    const { state, actions } = beginStream(options.clock.now(), natives);
    this.state = state;
    this.listen();
    this.follow(state, actions);
  }

  /** Starts playback; if the browser blocks sound, without sound. */
  play(): void {
    this.video.play().catch((cause: unknown) => {
      const isBlocked = cause instanceof Error && cause.name === 'NotAllowedError';
      if (this.isOver || !isBlocked || this.video.muted) return;
      this.video.muted = true;
      this.send({ kind: 'soundBlocked', at: this.options.clock.now() });
      this.play();
    });
  }

  /** Selects a quality; null selects it by bandwidth. */
  choose(quality: number | null): void {
    this.quality = quality;
    this.opened?.choose(quality);
  }

  /** Ends the stream and empties the element. */
  end(): void {
    if (this.isOver) return;
    this.reportProgress();
    this.isOver = true;
    this.ending.abort();
    this.timer?.cancel();
    this.options.onEmptying();
    this.opened?.close();
  }

  private listen() {
    const { video, options } = this;
    const { signal } = this.ending;
    const { clock } = options;
    const isHidden = () => document.hidden;
    const unwatch = watchPicture(video, clock, isHidden, ({ at, ms }) => this.send({ kind: 'moved', at, ms }));
    signal.addEventListener('abort', unwatch);
    const on = (type: string, handle: () => void) => video.addEventListener(type, handle, { signal });
    on('loadedmetadata', () => this.video.paused && this.play());
    on('timeupdate', () => this.send({ kind: 'buffer', at: clock.now(), isLow: hasShortBuffer(video) }));
    on('volumechange', () => !video.muted && this.send({ kind: 'soundOn', at: clock.now() }));
    // Emptying the element reports an error too; then it has no source.
    on('error', () => video.getAttribute('src') && this.fail(failureOf(video)));
    // Closing picture-in-picture, a media key or a locked phone pauses the element; a live picture goes on.
    on('pause', () => !isHidden() && this.play());
    const follow = () => {
      this.send({ kind: 'visibility', at: clock.now(), isHidden: isHidden() });
      if (!isHidden() && video.paused) this.play();
    };
    document.addEventListener('visibilitychange', follow, { signal });
    if (isHidden()) follow();
  }

  private fail(name: string) {
    this.send({ kind: 'failed', at: this.options.clock.now(), name });
  }

  private send(event: StreamEvent) {
    if (this.isOver) return;
    const { state, actions } = nextStep(this.state, event);
    this.follow(state, actions);
  }

  private follow(state: StreamHealth, actions: readonly StreamAction[]) {
    const before = this.state;
    this.state = state;
    if (state !== before || actions.length > 0) this.options.onState(state);
    for (const action of actions) this.perform(action);
    const isStop = actions.some(({ kind }) => kind === 'stalled');
    if (isStop || Math.floor(state.playedMs / 1000) > this.reportedSeconds) this.reportProgress();
    this.schedule();
  }

  private reportProgress() {
    this.reportedSeconds = Math.floor(this.state.playedMs / 1000);
    this.options.onProgress(Math.floor(this.state.playedMs));
  }

  private perform(action: StreamAction) {
    if (this.isOver) return;
    if (action.kind === 'open') this.open(action.source);
    if (action.kind === 'recover') this.recover();
    if (action.kind === 'stalled') this.options.onEmptying();
    if (action.kind === 'limit') this.limit();
    if (action.kind === 'unlimit') this.opened?.limit(null);
    this.options.onAction(action);
  }

  private open(index: number) {
    const { video, options } = this;
    const source = options.sources[index];
    if (source === undefined) return;
    if (this.opened) {
      options.onEmptying();
      this.opened.close();
    }
    const { loadStream, connectWhep, onQualities } = options;
    const onFailed = (name: string) => this.fail(name);
    this.opened = openSource({ video, source, loadStream, connectWhep, onQualities, onFailed });
    if (this.quality !== null) this.opened.choose(this.quality);
    if (this.state.isWeak) this.opened.limit(options.maxHeight());
    this.play();
  }

  /** Makes the picture smaller: of a source that cannot do that, by going on to the next one. */
  private limit() {
    const isSmall = this.opened?.limit(this.options.maxHeight()) ?? true;
    if (!isSmall && this.state.source + 1 < this.state.natives.length) this.fail('oneSize');
  }

  /** Loads the element anew from the same address. */
  private recover() {
    this.options.onEmptying();
    this.video.load();
    this.play();
  }

  /** Sets the timer for the next deadline; an earlier timer that is still running looks again when it ends. */
  private schedule() {
    const at = nextDeadline(this.state);
    if (at === null || this.isOver || (this.timer && this.timer.at <= at)) return;
    this.timer?.cancel();
    const { clock } = this.options;
    const cancel = clock.after(Math.max(0, at - clock.now()), () => {
      this.timer = null;
      this.send({ kind: 'time', at: clock.now() });
    });
    this.timer = { at, cancel };
  }
}
