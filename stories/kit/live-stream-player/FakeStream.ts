import type { StreamLoader } from '@lounge/kit/video-player';

/** How many paints in a row show no new frame once a picture stands. */
const paintsWithoutFrame = 3;

/** Resolves when a video whose rate is 0 has reported its last frame; a busy browser reports one late. */
const lastFrameOf = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    let left = paintsWithoutFrame;
    let frame = 0;
    const onFrame = () => {
      left = paintsWithoutFrame;
      frame = video.requestVideoFrameCallback(onFrame);
    };
    const onPaint = () => {
      left -= 1;
      if (left > 0) return void requestAnimationFrame(onPaint);
      video.cancelVideoFrameCallback(frame);
      resolve();
    };
    frame = video.requestVideoFrameCallback(onFrame);
    requestAnimationFrame(onPaint);
  });

const clip = '/media/clips/velvet/leaves/preview.mp4';

/** A live stream made of a clip, whose faults a story injects. */
export class FakeStream {
  /** The quality that was chosen last since it was opened. */
  chosen: number | null = null;
  /** How often it was opened. */
  openings = 0;
  private isMissing = false;
  private isStanding = false;
  private video: HTMLVideoElement | null = null;
  private fail: ((name: string) => void) | null = null;

  readonly load: StreamLoader = async ({ video, onQualities, onFailed }) => {
    this.openings += 1;
    this.chosen = null;
    this.video = video;
    this.fail = onFailed;
    if (this.isMissing) {
      onFailed('manifestLoadError');
    } else {
      video.src = clip;
      video.loop = true;
      video.defaultPlaybackRate = this.isStanding ? 0 : 1;
      onQualities([
        { id: 2, label: '720p' },
        { id: 1, label: '180p' },
        { id: 0, label: '90p' },
      ]);
    }
    return {
      choose: (quality) => {
        this.chosen = quality;
      },
      end: () => undefined,
    };
  };

  /** The picture stands still, and stays so when the stream is opened again. Resolves when no frame follows. */
  async stand(): Promise<void> {
    this.setRate(true);
    if (this.video) await lastFrameOf(this.video);
  }

  /** The picture moves again. */
  move(): void {
    this.setRate(false);
  }

  /** The stream fails with a name. */
  break(name: string): void {
    this.fail?.(name);
  }

  /** The address answers 404, now and from now on. */
  lose(): void {
    this.isMissing = true;
    this.break('manifestLoadError');
  }

  /** The address answers again. */
  restore(): void {
    this.isMissing = false;
    this.setRate(false);
  }

  /** So little is loaded ahead that the picture is about to stop; it goes on. */
  setSlow(isSlow: boolean): void {
    const { video } = this;
    if (!video) return;
    if (!isSlow) return void Reflect.deleteProperty(video, 'buffered');
    const buffered = { length: 1, start: () => 0, end: () => video.currentTime + 0.1 };
    Object.defineProperty(video, 'buffered', { configurable: true, value: buffered });
  }

  private setRate(isStanding: boolean) {
    this.isStanding = isStanding;
    if (!this.video) return;
    this.video.defaultPlaybackRate = isStanding ? 0 : 1;
    this.video.playbackRate = isStanding ? 0 : 1;
  }
}
