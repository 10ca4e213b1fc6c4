import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/**
 * A performer invites the guest to a private ticket show.
 * @spec socket:private-ticket-show.invitation, entity:privateTicketShowInvitation, state:private-ticket-show-invitation
 * @assumed The spelling of the type and of the fields.
 */
export const privateTicketShowInvitation = push('content/tickets/privateTicketShowInvitation', {
  payload: s.object({ actorName: s.string, pictureUrl: s.string, actorId: s.entityId }),
  purpose: 'Invites the guest to a private ticket show.',
});

/**
 * A show began, ended or was cancelled, or the guest got or lost a ticket to it.
 * @assumed The documents name no push for it.
 */
export const chatTicketsChanged = push('content/tickets/chatTicketsChanged', {
  payload: s.object({ showId: s.entityId, actorId: s.entityId }),
  purpose: 'Reports that a ticket show or a ticket to it changed.',
});
