import type { RealTimeClip, VideoFrame } from './real-time-clip.ts';

const [frameMs, soundMs] = [40, 20];
/** The ticks of a frame, at 90 kHz, and of a packet of sound, at 48 kHz. */
const [frameTicks, soundTicks] = [3600, 960];
/** Whoever missed more than this begins anew, for instance after the process was suspended. */
const maxMissedMs = 1000;

/** Timestamps of RTP have 32 bits. */
const timestampOf = (ticks: number): number => ticks % 2 ** 32;

/** The packets of one moment. */
export interface DuePackets {
  readonly frames: readonly { readonly frame: VideoFrame; readonly timestamp: number }[];
  readonly sounds: readonly { readonly payload: Buffer; readonly timestamp: number; readonly isFirst: boolean }[];
}

/** Tells which frames and sounds of an endless loop one viewer gets next. The position follows from the time, as in HLS. */
export class RealTimeFeed {
  readonly #clip: RealTimeClip;
  #nextFrame: number | null = null;
  #nextSound: number | null = null;

  constructor(clip: RealTimeClip) {
    this.#clip = clip;
  }

  /** Begins with a key frame again, as the viewer has lost the picture. */
  restartPicture(): void {
    this.#nextFrame = null;
  }

  /** Returns what is due at `now`, in milliseconds since 1970, since the last call. */
  take(now: number): DuePackets {
    return { frames: this.#takeFrames(Math.floor(now / frameMs)), sounds: this.#takeSounds(Math.floor(now / soundMs)) };
  }

  #frameAt(number: number): VideoFrame {
    const frame = this.#clip.frames[number % this.#clip.frames.length];
    if (frame === undefined) throw new Error('The clip has no frames.');
    return frame;
  }

  #takeFrames(last: number): DuePackets['frames'] {
    const next = this.#nextFrame;
    this.#nextFrame = last + 1;
    // A clock that was set back begins anew, too.
    if (next === null || last - next > maxMissedMs / frameMs || next > last + 1) return this.#fromKeyFrame(last);
    return Array.from({ length: last - next + 1 }, (_, at) => ({
      frame: this.#frameAt(next + at),
      timestamp: timestampOf((next + at) * frameTicks),
    }));
  }

  /** All frames from the last key frame on. They are shown within one frame's time, so that the picture is not late from the start. */
  #fromKeyFrame(last: number): DuePackets['frames'] {
    let key = last;
    while (!this.#frameAt(key).isKey && last - key < this.#clip.frames.length) key -= 1;
    const count = last - key + 1;
    const step = Math.floor(frameTicks / count);
    return Array.from({ length: count }, (_, at) => ({
      frame: this.#frameAt(key + at),
      timestamp: timestampOf(last * frameTicks - (count - 1 - at) * step),
    }));
  }

  #takeSounds(last: number): DuePackets['sounds'] {
    const next = this.#nextSound;
    this.#nextSound = last + 1;
    const isFirst = next === null || last - next > maxMissedMs / soundMs || next > last + 1;
    const from = isFirst ? last : next;
    return Array.from({ length: last - from + 1 }, (_, at) => ({
      payload: this.#clip.sounds[(from + at) % this.#clip.sounds.length] ?? Buffer.alloc(0),
      timestamp: timestampOf((from + at) * soundTicks),
      isFirst: isFirst && at === 0,
    }));
  }
}
