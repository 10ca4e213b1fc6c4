import type { ProviderState } from '@lounge/mock-api/states';
import { sessionRequest } from '@lounge/protocol/foundation/realtime';
import { expectedType, type Interaction } from './pact-files.ts';
import { openSession, openWire, type Bearer, type Frame } from './wire.ts';

/** What a message interaction needs besides its own text. */
export interface Stage {
  readonly socketUrl: string;
  readonly world: string;
  /** States that hold. */
  readonly states: readonly ProviderState[];
  /** Causes what the interaction waits for. */
  readonly cause: () => Promise<void>;
  readonly waitMs: number;
}

/** Whoever the states gave a token. */
const bearerAmong = (given: readonly ProviderState[]): Bearer => {
  const params = given.findLast(({ params }) => typeof params['token'] === 'string')?.params;
  const guestId = params?.['guestId'];
  return {
    token: (params?.['token'] as string | undefined) ?? null,
    guestId: typeof guestId === 'number' ? guestId : null,
  };
};

const bearerOf = (frame: Frame): Bearer => ({
  token: frame['accessToken'] as string | null,
  guestId: frame['guestId'] as number | null,
});

/**
 * The frame that arrives on a real socket: after the event of a push, or in answer to a command. A command that is not
 * itself a request for a session is sent once one stands.
 */
export const frameFor = async (interaction: Interaction, stage: Stage): Promise<Frame> => {
  const wire = await openWire(stage.socketUrl, stage.world, stage.waitMs);
  const type = expectedType(interaction) ?? '';
  try {
    if (interaction.type === 'Asynchronous/Messages') {
      await openSession(wire, bearerAmong(stage.states));
      await stage.cause();
      return await wire.next(type);
    }
    const { contents } = interaction.request as { contents: { content: Frame } };
    if (contents.content['type'] !== sessionRequest.type) await openSession(wire, bearerOf(contents.content));
    wire.send(contents.content);
    return await wire.next(type);
  } finally {
    wire.close();
  }
};
