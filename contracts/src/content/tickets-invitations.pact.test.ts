import {
  answerPrivateTicketShowInvitation,
  privateTicketShowInvitation,
  privateTicketShowInvitations,
} from '@lounge/protocol/content/tickets';
import { aPerformer, aShow, guestIsInvited, performerInvites } from '@lounge/mock-api/states';
import { anInvitationPush, aShowInvitation, aShowTicket, aTicketRemoval } from '@lounge/testing/content/tickets';
import { expect, test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const privateShow = aShow({ id: 9201, actorId: 9101, start: '2099-11-27T20:00:00.000Z', isPrivate: true });

// @spec entity:privateTicketShowInvitation
test('the invitations that wait for an answer are read', () =>
  pactForCall(privateTicketShowInvitations, {
    description: 'a query for the guest’s invitations',
    states: [noor, privateShow, guestIsInvited({ guestId: 7, showId: 9201 })],
    caller: guest,
    input: {},
    answer: [aShowInvitation()],
    exact: ['actorName', 'actorId', 'until', 'show.id', 'show.isPrivate'],
  }));

test.each([
  ['accepts', true, [privateShow, guestIsInvited({ guestId: 7, showId: 9201 })], null],
  ['declines', false, [privateShow, guestIsInvited({ guestId: 7, showId: 9201 })], null],
  ['accepts no', true, [], 'unknownInvitation'],
  [
    'declines after accepting',
    false,
    [privateShow, guestIsInvited({ guestId: 7, showId: 9201, isAccepted: true })],
    'alreadyAnswered',
  ],
] as const)('a guest %s an invitation', (verb, isAccepted, states, errorCode) =>
  pactForCall(answerPrivateTicketShowInvitation, {
    description: `an answer of a guest who ${verb} an invitation`,
    states: [noor, ...states],
    caller: guest,
    input: { actorId: 9101, isAccepted },
    answer: aTicketRemoval({
      success: errorCode === null,
      errorCode,
      show: isAccepted && errorCode === null ? aShowTicket({ isPrivate: true }) : null,
    }),
    exact: ['success', 'errorCode'],
  }),
);

// @spec socket:private-ticket-show.invitation, feature:chat.private-invitation 1, state:private-ticket-show-invitation 1
test('a guest is invited to a private show', () =>
  pactForPush(
    privateTicketShowInvitation,
    {
      description: 'a privateTicketShowInvitation push when a performer invites the guest',
      states: [noor, privateShow],
      caller: guest,
      event: performerInvites({ guestId: 7, showId: 9201 }),
      payload: anInvitationPush(),
      exact: ['actorName', 'actorId'],
    },
    (side, deliver) => {
      const names: string[] = [];
      side.socket.on(privateTicketShowInvitation, ({ actorName }) => void names.push(actorName));
      deliver();
      expect(names).toEqual(['Noor Vega']);
    },
  ));
