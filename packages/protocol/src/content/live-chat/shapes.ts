import { count, flag, named, orNull } from '../../vocabulary/shapes.ts';
import { mediaSource } from '../videos/shapes.ts';

/**
 * A free live preview: how long it lasts and what is left of it, in seconds; the stream, or the exit code why there is none.
 * @assumed The documents do not show the answer.
 */
export const livePreview = named('LivePreview', 'a free live preview; the stream, or why there is none', {
  seconds: count,
  secondsLeft: count,
  source: orNull(mediaSource),
  exitCode: orNull(count),
});

/** A preview that was declined. */
export const declinedPreview = named('DeclinedPreview', 'a preview that was declined', { isDeclined: flag });
