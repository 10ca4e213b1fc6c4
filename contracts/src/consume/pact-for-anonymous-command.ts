import type { Command } from '@lounge/protocol';
import { loginNeeded } from '@lounge/transport';
import { expect } from 'vitest';
import { pactForCall } from './pact-for-call.ts';

/** Writes into the pact that an anonymous visitor's command is rejected with `needLogin`; the client does not send it. */
export const pactForAnonymousCommand = (command: Command, input: object): Promise<void> =>
  pactForCall(
    command,
    { description: `a ${command.type} command from an anonymous visitor`, input, error: 'needLogin' },
    async ({ client }) => {
      expect(await client.call(command, input)).toEqual(loginNeeded(command));
      // The server rejects it too, if a client does not check.
      const failure = { kind: 'declared', callId: command.id, code: 'needLogin', field: null };
      expect(await client.call({ ...command, needs: 'anyone' }, input)).toMatchObject({ ok: false, failure });
    },
  );
