import type { KitClock } from '../clock.ts';
import { streamTimes } from './stream-times.ts';

/** How far the picture moved since it was last seen. */
export interface PictureMove {
  readonly at: number;
  /** The milliseconds for which it moved; 0 for the first picture and after a stop. */
  readonly ms: number;
}

/** The picture as it was last seen. */
interface Seen {
  readonly at: number;
  /** The position in the stream, in seconds. */
  readonly position: number;
}

/**
 * The move between two pictures, or null if the second one is the same. A pause longer than that of a warning was a stop and
 * counts nothing; neither does a stream that jumps back, such as one that was opened again.
 */
export function moveBetween(before: Seen | null, now: Seen, isHidden: boolean): PictureMove | null {
  if (before === null) return { at: now.at, ms: 0 };
  if (now.position === before.position) return null;
  const passed = now.at - before.at;
  const longest = isHidden ? streamTimes.hiddenWarning : streamTimes.warning;
  const shown = (now.position - before.position) * 1000;
  return { at: now.at, ms: passed > longest ? 0 : Math.max(0, Math.min(passed, shown)) };
}

/** What is used of a video element. */
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
    const now: Seen = { at: clock.now(), position };
    // The position before the first picture is no picture.
    const move = position === 0 ? null : moveBetween(seen, now, isHidden());
    if (move === null) return;
    seen = now;
    onMoved(move);
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
