import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  SubscriptionCard: {
    do: ['Say what is paid and when it renews, in one sentence.', 'Let cancelling take one question.'],
    avoid: ['An offer that hides the way to cancel.'],
  },
};
