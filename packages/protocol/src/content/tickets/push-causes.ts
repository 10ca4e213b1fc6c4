import { causes } from '../../declare/push-causes.ts';
import { privateTicketShowInvitation, chatTicketsChanged } from './messages.ts';

/** Causes and recipients of the pushes of this module. */
export const pushCauses = [
  causes(privateTicketShowInvitation, {
    to: 'guest',
    events: ['the performer invites the guest to the private show {showId}'],
    occasions: ['A private show begins to which the guest is invited.'],
  }),
  causes(chatTicketsChanged, {
    to: ['guest', 'everybody'],
    calls: ['content/tickets/buyChatTicket', 'content/tickets/removeChatTicket', 'content/live-chat/chatBeat'],
    events: ['the guest buys a ticket to the show {showId}', 'the ticket show {id} is cancelled'],
    occasions: [
      'A show begins, ends or is cancelled, which everybody gets to know; a ticket itself is news for its guest only.',
    ],
  }),
];
