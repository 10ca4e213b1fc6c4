import { mutation } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { declinedPreview, livePreview } from './schemas.ts';

/**
 * Starts a visitor's free preview of a performer who is online, or continues the one that is running. Each visitor has
 * one per performer and hour; the server counts them, for guests and for anonymous visitors.
 * @spec query:free-preview.init
 * @assumed Variables and answer; one per hour, as the exit code "hour limit" (402) suggests; offline is 403.
 */
export const freePreviewInit = mutation('content/live-chat/freePreviewInit', {
  input: s.object({ actorId: s.entityId }),
  answer: livePreview,
  failures: ['unknown'],
  purpose: 'Starts a visitor’s free live preview of a performer.',
});

/**
 * Ends a visitor's free preview, or declines it; it counts as used.
 * @spec query:free-preview.decline
 * @assumed Variables and answer.
 */
export const freePreviewDecline = mutation('content/live-chat/freePreviewDecline', {
  input: s.object({ actorId: s.entityId }),
  answer: declinedPreview,
  failures: ['unknown'],
  purpose: 'Ends or declines a visitor’s free live preview.',
});
