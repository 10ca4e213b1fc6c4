import type { ActivityBoardProps } from './ActivityBoard.tsx';

export const activityBoardExample = {
  title: 'November challenge',
  start: '2026-10-31T23:00:00.000Z',
  end: '2026-11-30T22:59:59.000Z',
  rewardClaimEnd: '2026-12-07T22:59:59.000Z',
  now: Date.parse('2026-11-20T19:00:00.000Z'),
  points: 60,
  challenges: [
    { name: 'Five messages', description: 'To one person or to several.', points: 20, fullfilled: false, goal: 5 },
  ],
  activities: [{ name: 'Chat minutes', points: 2, faq: 'Every whole minute of a chat with a picture.' }],
} satisfies ActivityBoardProps;
