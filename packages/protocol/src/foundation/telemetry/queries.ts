import { mutation } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { trackingEventFields } from './schemas.ts';

/**
 * Stores a tracking event. A page that is being left sends it by beacon, which has no headers: the token is `access_token` of the body
 * then, for this operation only, in exactly its declared text.
 * @spec query:tracking.event, state:query-service-client
 * @assumed The web token is the access token; the answer.
 */
export const trackingEvent = mutation('foundation/telemetry/trackingEvent', {
  input: s.object(trackingEventFields),
  answer: s.object({ success: s.boolean }),
  forbiddenBy: [],
  purpose: 'Stores a tracking event.',
});
