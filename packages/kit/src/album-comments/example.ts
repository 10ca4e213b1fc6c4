import type { AlbumCommentsProps } from './AlbumComments.tsx';

export const albumCommentsExample = {
  comments: [{ id: 1, name: 'Robin', text: 'Lovely', at: '2026-11-20T19:00:00.000Z', isOwn: false }],
  onWrite: () => undefined,
  onDelete: () => undefined,
  onReport: () => undefined,
  onLogIn: () => undefined,
  onReload: () => undefined,
} satisfies AlbumCommentsProps;
