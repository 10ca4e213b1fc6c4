import { mutation, query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { clash, clashVoted } from './schemas.ts';

/**
 * A clash with its teams and challenges, in their order.
 * @spec query:clash.get
 */
export const clashOfCams = query('engagement/clash/clashOfCams', {
  service: 'clash',
  input: s.object({ id: s.entityId }),
  answer: clash,
  failures: ['unknown'],
  purpose: 'Reads a clash of cams.',
});

/**
 * Votes for a team of a challenge. A guest has one vote in each challenge; another team takes it over. Said again, it changes nothing.
 * @spec query:clash.add-vote, rule:clash-token-required
 * @assumed One vote for each guest and challenge; the answer; `notPossible` while nobody can vote in it.
 */
export const addVote = mutation('engagement/clash/addVote', {
  service: 'clash',
  needs: 'guest',
  input: s.object({ challengeId: s.entityId, teamId: s.entityId }),
  answer: clashVoted,
  failures: ['needLogin', 'unknown', 'notPossible'],
  purpose: 'Votes for a team in a challenge.',
});

/**
 * Takes the vote in a challenge back; has no effect without one.
 * @spec query:clash.revoke-vote
 * @assumed The answer; `notPossible` while nobody can vote in it.
 */
export const revokeVote = mutation('engagement/clash/revokeVote', {
  service: 'clash',
  needs: 'guest',
  input: s.object({ challengeId: s.entityId }),
  answer: clashVoted,
  failures: ['needLogin', 'unknown', 'notPossible'],
  purpose: 'Takes the vote in a challenge back.',
});
