import { defineMessages } from 'react-intl';

/** Texts of PrivateShowInvitation. */
export const messages = {
  ...defineMessages({
    accept: { id: 'kit.privateShowInvitation.accept', defaultMessage: 'Accept' },
    decline: { id: 'kit.privateShowInvitation.decline', defaultMessage: 'Decline' },
    toShow: { id: 'kit.privateShowInvitation.toShow', defaultMessage: 'To the show' },
    close: { id: 'kit.privateShowInvitation.close', defaultMessage: 'Close' },
    declined: { id: 'kit.privateShowInvitation.declined', defaultMessage: 'Declined. You will not be asked again.' },
    over: { id: 'kit.privateShowInvitation.over', defaultMessage: 'This invitation is over.' },
    failed: {
      id: 'kit.privateShowInvitation.failed',
      defaultMessage: 'That did not work. Please try again.',
    },
    text: {
      id: 'kit.privateShowInvitation.text',
      defaultMessage: 'A show for invited guests only. Accepting costs nothing; you see the price before you pay.',
    },
  }),
  ...defineMessages<{
    title: { name: string };
    accepted: { name: string };
    until: { time: string };
  }>({
    title: { id: 'kit.privateShowInvitation.title', defaultMessage: '{name} invites you to a private show' },
    accepted: { id: 'kit.privateShowInvitation.accepted', defaultMessage: '{name} is waiting for you.' },
    until: { id: 'kit.privateShowInvitation.until', defaultMessage: 'You can come in until {time}.' },
  }),
};
