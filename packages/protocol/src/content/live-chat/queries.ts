import { mutation } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { declinedPreview, livePreview } from './schemas.ts';

/**
 * Begins a visitor's free preview of a performer who is online, or goes on with the one that is running. One an hour and
 * performer is given; the server counts them, per guest or anonymous visitor.
 * @spec query:free-preview.init
 * @assumed Variables and answer; one an hour, after the exit code "hour limit" (402); offline is 403.
 */
export const freePreviewInit = mutation('content/live-chat/freePreviewInit', {
  input: s.object({ actorId: s.entityId }),
  answer: livePreview,
  failures: ['unknown'],
  purpose: 'Begins a visitor’s free live preview of a performer.',
});

/**
 * Ends a visitor's free preview, or does without it: it counts as had.
 * @spec query:free-preview.decline
 * @assumed Variables and answer.
 */
export const freePreviewDecline = mutation('content/live-chat/freePreviewDecline', {
  input: s.object({ actorId: s.entityId }),
  answer: declinedPreview,
  failures: ['unknown'],
  purpose: 'Ends a visitor’s free live preview, or does without it.',
});
