export {
  PrivateShowInvitation,
  type InvitationState,
  type PrivateShowInvitationProps,
} from './PrivateShowInvitation.tsx';
