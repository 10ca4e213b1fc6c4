import type { AnswerOf, Command, PayloadOf, Push, PushStream } from '@lounge/protocol';
import { refused, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { expect } from 'vitest';
import {
  commandFrame,
  isOfConnection,
  rejectionOf,
  replyFrame,
  type CausedPush,
  type CommandEnding,
  type Frame,
} from '../derive/wire.ts';
import { expectedResult, mockAnswerOf, type Act, type CallPactOptions } from './call-pact.ts';
import { givenStates } from './given-states.ts';
import { guestSide, type GuestSide, type GuestSideOptions } from './guest-side.ts';
import { pactWith } from './pact.ts';
import { anonymous } from './callers.ts';
import { turn } from './turn.ts';

/** An interaction over the socket: a command with its reply, its rejection, or another push that it causes. */
export type CommandPact<C extends Command> = CommandEnding<C> &
  CallPactOptions<C> & {
    /** Whether the command has a key, which the provider then repeats. @default whether the client sends one */
    readonly hasKey?: boolean;
    /** The last pushes of the streams that the page has seen. @default nothing */
    readonly since?: GuestSideOptions['since'];
  };

/** A push for `causes`. */
export const aPush = <P extends Push>(
  push: P,
  payload: PayloadOf<P>,
  exact: readonly string[] = [],
  stream?: PushStream,
): CausedPush => ({ push, payload, exact, stream });

/** Calls the command; one without a reply ends once it is sent, and its rejection arrives as a push. */
const callAndCompare = async <C extends Command>(command: C, pact: CommandPact<C>, guest: GuestSide): Promise<void> => {
  const { client, socket } = guest;
  const rejections: unknown[] = [];
  socket.on(refused, (rejection) => rejections.push(rejection));
  if (command.reply !== null) socket.on(command.reply, () => undefined);
  const result = await client.call(command, pact.input);
  await turn();
  expect(rejections).toEqual('error' in pact ? [rejectionOf(command, pact)] : []);
  if (command.reply === null) expect(result).toEqual({ ok: true, value: {} });
  else if (!('causes' in pact)) expect(result).toEqual(expectedResult(command, pact, null));
};

const frameIn = (message: { readonly content: unknown } | undefined): Frame =>
  JSON.parse(String(message?.content)) as Frame;

/** The frames of the command, and all others that the connection does not send itself. */
const framesOf = ({ type }: Command, { sent }: GuestSide): readonly Frame[] =>
  sent.filter((frame) => frame['type'] === type || !isOfConnection(frame['type']));

/** Writes an interaction over the socket; a server of our own compares the frame and replies. */
export const writeCommandPact = async <C extends Command>(
  command: C,
  pact: CommandPact<C>,
  act?: Act<C>,
): Promise<void> => {
  const { description, input, states = [], caller = anonymous, hasKey, since } = pact;
  const interaction = pactWith('realtime').addSynchronousInteraction(description);
  givenStates(interaction, [...caller.states, ...states]);
  const request = commandFrame(command, input, caller.identity, hasKey);
  const reply = replyFrame(command, pact, hasKey);
  await interaction
    .comment({ key: 'call', value: command.id })
    .withRequest((builder) => void builder.withJSONContent(request))
    .withResponse((builder) => void builder.withJSONContent(reply))
    .executeTest(async ({ Request, Response }) => {
      const guest = guestSide(caller, { since, replies: { [command.type]: frameIn(Response[0]) } });
      if (command.type !== sessionRequest.type) guest.socket.connect();
      await turn();
      await (act === undefined
        ? callAndCompare(command, pact, guest)
        : act(guest, mockAnswerOf(command, pact) as AnswerOf<C>));
      const { key, ...frame } = frameIn(Request);
      const expected = key === undefined ? frame : { ...frame, key: expect.any(String) as string };
      expect(framesOf(command, guest)).toEqual([expected]);
      guest.scope.end();
    });
};
