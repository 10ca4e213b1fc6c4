import type { ProviderState } from '@lounge/mock-api/states';
import type { Command, FailureCode } from '@lounge/protocol';
import { ackSession, refused } from '@lounge/protocol/foundation/realtime';
import { expect } from 'vitest';
import { pactForCommand } from './pact-for-message.ts';
import type { SocketSide } from './socket-side.ts';
import { guest } from './callers.ts';

/** A command that is rejected. */
export interface RejectedCommand {
  readonly description: string;
  readonly states?: readonly ProviderState[];
  readonly payload: object;
  readonly code: FailureCode;
  readonly field?: string | null;
}

const receivedErrors = (side: SocketSide): unknown[] => {
  const errors: unknown[] = [];
  side.socket.on(refused, (error) => errors.push(error));
  side.open();
  side.receive({ type: ackSession.type });
  return errors;
};

/** Writes into the pact that a guest's command is rejected. */
export const pactForRejectedCommand = (
  command: Command,
  { description, states = [], payload, code, field = null }: RejectedCommand,
) => {
  const answer = { of: command.type, code, field };
  return pactForCommand(
    command,
    {
      description,
      caller: guest,
      states,
      payload,
      reply: refused,
      answer,
      exact: ['of', 'code', 'field'],
    },
    (side, reply) => {
      const errors = receivedErrors(side);
      side.socket.send(command, payload);
      reply();
      expect(errors).toEqual([answer]);
    },
  );
};

/** Writes into the pact that an anonymous visitor's command is rejected with `needLogin`. */
export const pactForAnonymousCommand = (command: Command, payload: object) => {
  const description = `a ${command.type} command from an anonymous visitor`;
  const answer = { of: command.type, code: 'needLogin', field: null };
  return pactForCommand(
    command,
    { description, payload, reply: refused, answer, exact: ['of', 'code', 'field'] },
    (side, reply) => {
      const errors = receivedErrors(side);
      expect(side.socket.send(command, payload)).toBe(false);
      // The server rejects it too, if a client does not check.
      side.socket.send({ ...command, needs: 'anyone' }, payload);
      reply();
      expect(errors).toEqual([answer]);
    },
  );
};
