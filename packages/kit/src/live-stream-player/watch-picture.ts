import type { KitClock } from '../clock.ts';
import { streamTimes } from './stream-times.ts';

/** How far the picture moved since it was last seen. */
export interface PictureMove {
  readonly at: number;
  /** The milliseconds for which it moved; 0 for the first picture and after a stop. */
  readonly ms: number;
}

/** How far the picture and its time can be apart, in milliseconds. */
const maxAheadMs = 100;

/** A moment of the picture. */
interface Moment {
  readonly at: number;
  /** The position in the stream, in seconds. */
  readonly position: number;
}

/** The picture as it was last seen. */
interface Seen extends Moment {
  /** How far the time is ahead of the picture, in milliseconds; negative where the picture is ahead. */
  readonly ahead: number;
}

/**
 * The move between two pictures, the smaller of time and picture, or null if both are the same. An early picture counts with the next ones,
 * up to a few. A longer pause or a jump back counts nothing.
 */
export function moveBetween(
  before: Seen | null,
  now: Moment,
  isHidden: boolean,
): { readonly move: PictureMove; readonly seen: Seen } | null {
  const { at } = now;
  const begun = { move: { at, ms: 0 }, seen: { ...now, ahead: 0 } };
  if (before === null) return begun;
  if (now.position === before.position) return null;
  const longest = isHidden ? streamTimes.hiddenWarning : streamTimes.warning;
  const passed = at - before.at;
  const shown = (now.position - before.position) * 1000;
  if (passed > longest || shown < 0) return begun;
  // A screen shows pictures a little early and late in turn; capped below, so that a skip makes up for no stop.
  const ms = Math.min(passed + Math.max(0, before.ahead), shown + Math.max(0, -before.ahead));
  const ahead = before.ahead + passed - shown;
  return { move: { at, ms }, seen: { ...now, ahead: Math.max(-maxAheadMs, Math.min(maxAheadMs, ahead)) } };
}

/** The members of a video element that are used. */
export type WatchedVideo = Pick<
  HTMLVideoElement,
  'currentTime' | 'requestVideoFrameCallback' | 'cancelVideoFrameCallback' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Reports every move of a picture: by its frames where the browser reports them and the page is visible, else by the position.
 * Returns a function that ends it.
 */
export function watchPicture(
  video: WatchedVideo,
  clock: KitClock,
  isHidden: () => boolean,
  onMoved: (move: PictureMove) => void,
): () => void {
  let seen: Seen | null = null;
  const see = (position: number) => {
    // The position before the first picture is no picture.
    const moved = position === 0 ? null : moveBetween(seen, { at: clock.now(), position }, isHidden());
    if (moved === null) return;
    seen = moved.seen;
    onMoved(moved.move);
  };
  const hasFrames = 'requestVideoFrameCallback' in video;
  const byPosition = () => {
    if (!hasFrames || isHidden()) see(video.currentTime);
  };
  let handle = 0;
  const byFrame = (_: number, { mediaTime }: VideoFrameCallbackMetadata) => {
    see(mediaTime);
    handle = video.requestVideoFrameCallback(byFrame);
  };
  if (hasFrames) handle = video.requestVideoFrameCallback(byFrame);
  video.addEventListener('timeupdate', byPosition);
  return () => {
    if (hasFrames) video.cancelVideoFrameCallback(handle);
    video.removeEventListener('timeupdate', byPosition);
  };
}
