import { causes } from '../../declare/push-causes.ts';
import { clashOfCamsVoting, clashWatched } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(clashWatched, { to: 'socket' }),
  causes(clashOfCamsVoting, {
    to: 'watchers',
    calls: ['engagement/clash/addVote', 'engagement/clash/revokeVote'],
    events: ['a guest votes in the challenge {challengeId}'],
  }),
];
