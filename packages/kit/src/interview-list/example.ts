import type { InterviewListProps } from './InterviewList.tsx';

export const interviewListExample = {
  interviews: [
    {
      id: 1,
      title: 'Tea',
      at: '2026-11-20T19:00:00.000Z',
      picture: { src: '/pictures/p', tint: 1 },
      parts: [{ question: 'Why?', answer: 'So.' }],
    },
  ],
} satisfies InterviewListProps;
