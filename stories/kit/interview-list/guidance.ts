import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  InterviewList: {
    do: ['Put the latest interview first.'],
    avoid: ['More than five questions in one interview.'],
  },
};
