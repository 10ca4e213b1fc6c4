import { causesOf } from '@lounge/protocol/push-causes';
import { ackSession, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { pushes } from '@lounge/protocol/registry';
import { events } from './events.ts';
import { expectedType, type Interaction, type StatedState } from './pact-files.ts';
import { bearerOf, openSession, openWire, type Bearer, type Frame, type Wire } from './wire.ts';

/** The context of a message interaction. */
export interface MessageContext {
  readonly socketUrl: string;
  readonly world: string;
  /** Headers of the team's own. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** States that were set. */
  readonly states: readonly StatedState[];
  /** Causes the event of the interaction. */
  readonly cause: () => Promise<void>;
  readonly waitMs: number;
  /** Waits for what the server sends beside the frame. */
  readonly settle: (wire: Wire, bearer: Bearer) => Promise<void>;
}

/** The frame of an interaction, and all that came on its connection. */
export interface Arrived {
  readonly frame: Frame;
  readonly frames: readonly Frame[];
}

/** The visitor to whom the states gave a token. */
export const bearerAmong = (states: readonly StatedState[]): Bearer => {
  const params = states.findLast((each) => typeof each.params?.['token'] === 'string')?.params;
  const guestId = params?.['guestId'];
  return {
    token: (params?.['token'] as string | undefined) ?? null,
    guestId: typeof guestId === 'number' ? guestId : null,
  };
};

/** When the push of an interaction is sent, for a report: its events, or what is declared. */
const occasionOf = ({ providerStates = [], contents }: Interaction): string => {
  const own = providerStates.filter(({ name }) => events.has(name));
  if (own.length > 0) return ` after the event ${own.map(({ name }) => `"${name}"`).join(', ')}`;
  const push = pushes.find(({ type }) => type === contents?.content['type']);
  const causes = push === undefined ? null : causesOf(push);
  if (causes === null) return '';
  const text = [
    ...causes.events.map((each) => `after "${each}"`),
    ...causes.calls.map((each) => `after ${each}`),
    ...causes.occasions,
  ];
  return text.length === 0 ? '' : ` after its session; it is sent ${text.join('; ')}`;
};

/**
 * The frame that arrives on a real socket: after the event of a push, or in reply to a command. A command other than the
 * session request is sent once the session is acknowledged.
 */
export const frameFor = async (interaction: Interaction, context: MessageContext): Promise<Arrived> => {
  const { socketUrl, world, waitMs, headers } = context;
  const wire = await openWire(socketUrl, { world, waitMs, headers });
  const type = expectedType(interaction) ?? '';
  const arrived = async (frame: Frame, bearer: Bearer): Promise<Arrived> => {
    await context.settle(wire, bearer);
    return { frame, frames: wire.frames };
  };
  try {
    if (interaction.type === 'Asynchronous/Messages') {
      const bearer = bearerAmong(context.states);
      await openSession(wire, bearer);
      await context.cause();
      return await arrived(await wire.push(type, occasionOf(interaction)), bearer);
    }
    const { contents } = interaction.request as { contents: { content: Frame } };
    const isSession = contents.content['type'] === sessionRequest.type;
    const bearer = bearerOf(contents.content);
    if (!isSession) await openSession(wire, bearer);
    wire.send(contents.content);
    // What a session request brings comes before its acknowledgement.
    return await arrived(await (isSession ? wire.next(type, ackSession.type) : wire.next(type)), bearer);
  } finally {
    wire.close();
  }
};
