import type { PrivateShowInvitationProps } from './PrivateShowInvitation.tsx';

export const privateShowInvitationExample = {
  actorName: 'Noor',
  pictureUrl: '/n.webp',
  actorId: 1,
  onClose: () => undefined,
} satisfies PrivateShowInvitationProps;
