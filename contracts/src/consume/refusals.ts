import type { Given } from '@lounge/mock-api/states';
import type { Command, FailureCode } from '@lounge/protocol';
import { ackSession, refused } from '@lounge/protocol/foundation/realtime';
import { expect } from 'vitest';
import { agreeToAsk } from './agree-to-hear.ts';
import type { SocketSide } from './socket-side.ts';
import { guest } from './visitors.ts';

/** What is refused, and how. */
export interface Refusing {
  readonly says: string;
  readonly given?: readonly Given[];
  readonly payload: object;
  readonly code: FailureCode;
  readonly field?: string | null;
}

const heardRefusals = (side: SocketSide): unknown[] => {
  const heard: unknown[] = [];
  side.socket.on(refused, (refusal) => heard.push(refusal));
  side.open();
  side.receive({ type: ackSession.type });
  return heard;
};

/** Writes into the contract that a guest's command is refused. */
export const refusesToSay = (command: Command, { says, given = [], payload, code, field = null }: Refusing) => {
  const answer = { of: command.type, code, field };
  return agreeToAsk(
    command,
    { says, as: guest, given, payload, reply: refused, answer, exact: ['of', 'code', 'field'] },
    (side, reply) => {
      const heard = heardRefusals(side);
      side.socket.send(command, payload);
      reply();
      expect(heard).toEqual([answer]);
    },
  );
};

/** Writes into the contract that a command of somebody who is not logged in needs a log-in. */
export const saysUnheard = (command: Command, says: string, payload: object) => {
  const answer = { of: command.type, code: 'needLogin', field: null };
  return agreeToAsk(
    command,
    { says, payload, reply: refused, answer, exact: ['of', 'code', 'field'] },
    (side, reply) => {
      const heard = heardRefusals(side);
      expect(side.socket.send(command, payload)).toBe(false);
      // A client that does not keep the rule sends it all the same.
      side.socket.send({ ...command, needs: 'anyone' }, payload);
      reply();
      expect(heard).toEqual([answer]);
    },
  );
};
