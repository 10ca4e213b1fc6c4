import type { FeedCommentsProps } from './FeedComments.tsx';

export const feedCommentsExample = {
  comments: [
    {
      id: 1,
      parentId: null,
      user: { name: 'Noor' },
      created: '2026-11-20T19:31:00.000Z',
      text: 'The low E! I heard it through the wall.',
      isCreator: false,
      tipped: false,
      isReplyToReply: false,
      isOwn: false,
      isDeleted: false,
    },
    {
      id: 2,
      parentId: 1,
      user: { name: 'Mirela' },
      created: '2026-11-20T19:33:00.000Z',
      text: 'Come over, bring cake.',
      isCreator: true,
      tipped: false,
      isReplyToReply: false,
      isOwn: false,
      isDeleted: false,
    },
  ],
  now: '2026-11-20T20:00:00.000Z',
  onWrite: () => undefined,
  onDelete: () => undefined,
  onReport: () => undefined,
  onLogIn: () => undefined,
} satisfies FeedCommentsProps;
