import type { ProviderState } from '@lounge/mock-api/states';
import type { Command, FailureCode } from '@lounge/protocol';
import { ackSession, refused } from '@lounge/protocol/foundation/realtime';
import { expect } from 'vitest';
import { pactForCommand } from './pact-for-message.ts';
import type { SocketSide } from './socket-side.ts';
import { guest } from './callers.ts';

/** What is refused, and how. */
export interface RejectedCommand {
  readonly description: string;
  readonly states?: readonly ProviderState[];
  readonly payload: object;
  readonly code: FailureCode;
  readonly field?: string | null;
}

const receivedErrors = (side: SocketSide): unknown[] => {
  const heard: unknown[] = [];
  side.socket.on(refused, (error) => heard.push(error));
  side.open();
  side.receive({ type: ackSession.type });
  return heard;
};

/** Writes into the contract that a guest's command is refused. */
export const pactForRejectedCommand = (
  command: Command,
  { description: says, states: given = [], payload, code, field = null }: RejectedCommand,
) => {
  const answer = { of: command.type, code, field };
  return pactForCommand(
    command,
    {
      description: says,
      caller: guest,
      states: given,
      payload,
      reply: refused,
      answer,
      exact: ['of', 'code', 'field'],
    },
    (side, reply) => {
      const heard = receivedErrors(side);
      side.socket.send(command, payload);
      reply();
      expect(heard).toEqual([answer]);
    },
  );
};

/** Writes into the contract that a command of somebody who is not logged in needs a log-in. */
export const pactForAnonymousCommand = (command: Command, says: string, payload: object) => {
  const answer = { of: command.type, code: 'needLogin', field: null };
  return pactForCommand(
    command,
    { description: says, payload, reply: refused, answer, exact: ['of', 'code', 'field'] },
    (side, reply) => {
      const heard = receivedErrors(side);
      expect(side.socket.send(command, payload)).toBe(false);
      // A client that does not keep the rule sends it all the same.
      side.socket.send({ ...command, needs: 'anyone' }, payload);
      reply();
      expect(heard).toEqual([answer]);
    },
  );
};
