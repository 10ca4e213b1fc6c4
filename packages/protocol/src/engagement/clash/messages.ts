import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { clashCount, clashCounts } from './schemas.ts';

/** The challenges whose votes a connection follows, with their counts. @assumed The reply to `clashWatch`. */
export const clashWatched = push('engagement/clash/clashWatched', {
  payload: s.object({
    challenges: s.array(clashCounts),
  }),
  purpose: 'Names the votes of the clash that the page follows.',
});

/**
 * The votes of a challenge changed: for all teams, a few times a second at most.
 * @spec socket:clash-of-cams.voting
 * @assumed The payload; who voted is not in it.
 */
export const clashOfCamsVoting = push('engagement/clash/clashOfCamsVoting', {
  payload: s.object({ challengeId: s.entityId, teams: s.array(clashCount) }),
  purpose: 'Reports the votes of a challenge.',
});
