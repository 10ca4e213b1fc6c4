import { causes } from '../../declare/push-causes.ts';
import { feedGoalChanged, feedGoals } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(feedGoals, { to: 'socket' }),
  causes(feedGoalChanged, {
    to: 'watchers',
    calls: ['engagement/feed/tipPost'],
    events: ['a guest tips the post {postId}'],
  }),
];
