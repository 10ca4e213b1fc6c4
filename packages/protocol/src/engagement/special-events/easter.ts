import { post, query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { collectedEgg, easterEventData } from './easter-schemas.ts';

/** An egg hunt with the guest in it. @spec query:easter-event.get */
export const easterEvent = query('engagement/special-events/easterEvent', {
  input: s.object({ id: s.entityId }),
  answer: easterEventData,
  failures: ['unknown'],
  purpose: 'Reads an egg hunt with the guest’s eggs and rewards.',
});

/**
 * Collects the egg of a page, by the token of the page’s data: once for each guest, page and Berlin day, whatever the key.
 * @spec rest:special-events.easter.collect-egg
 * @assumed The path’s prefix, that `qmdate` can be left out, and the answer. A token that was altered, or is of another guest or day, is
 * `unknown`; a `qmdate` that is not today needs the admin token, else it is `declined`; outside the days of the hunt it is `notPossible`.
 */
export const collectEgg = post('engagement/special-events/collectEgg', {
  path: '/rest/v1/easter/collectEgg',
  needs: 'guest',
  idempotent: true,
  input: s.object({ verificationToken: s.boundedString(200), qmdate: s.optional(s.day) }),
  answer: collectedEgg,
  failures: ['needLogin', 'unknown', 'declined', 'notPossible', 'keyReused'],
  purpose: 'Collects an egg that the guest found on a page.',
});
