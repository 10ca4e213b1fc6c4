import * as s from '../../schema/s.ts';
import { mediaSource } from '../videos/schemas.ts';

/**
 * A free live preview: its duration and remaining time in seconds, and the stream, or the exit code if there is none.
 * @assumed The documents do not show the answer.
 */
export const livePreview = s.object(
  {
    seconds: s.count,
    secondsLeft: s.count,
    source: s.nullable(mediaSource),
    exitCode: s.nullable(s.count),
  },
  { id: 'LivePreview', description: 'a free live preview; the stream, or the exit code if there is none' },
);

/** A preview that was declined. */
export const declinedPreview = s.object(
  { isDeclined: s.boolean },
  { id: 'DeclinedPreview', description: 'a preview that was declined' },
);
