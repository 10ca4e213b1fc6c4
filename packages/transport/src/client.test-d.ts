import { actorOnline, getActor } from '@lounge/protocol/content/actors';
import { sessionRequest } from '@lounge/protocol/foundation/realtime';
import { track } from '@lounge/protocol/foundation/telemetry';
import type { Client } from './client.ts';
import type { Socket } from './socket.ts';

/** Is only type-checked and never runs. */
export const assertTypes = async (client: Client, socket: Socket): Promise<void> => {
  const result = await client.call(getActor, { actorId: 7 });
  // @ts-expect-error `ok` has to be checked before the value is read
  void result.value;
  if (result.ok) result.value.name.toUpperCase();
  // @ts-expect-error an answer has no such field
  if (result.ok) void result.value.colour;
  // @ts-expect-error a failure has no such code
  if (!result.ok && result.failure.code === 'oops') return;

  // @ts-expect-error the input is missing
  await client.call(track);
  // @ts-expect-error the action is missing
  await client.call(track, { eventContext: 'tile' });
  await client.call(track, { eventContext: 'tile', eventAction: 'press' }, { key: 'k-1' });

  socket.on(actorOnline, ({ actorId }) => actorId + 1);
  // @ts-expect-error a handler sees only the payload
  socket.on(actorOnline, ({ accessToken }) => accessToken);
  // @ts-expect-error a command cannot be subscribed to
  socket.on(sessionRequest, () => undefined);
  // @ts-expect-error a push cannot be sent
  socket.send(actorOnline, { actorId: 1, actorName: 'Noor' });
  // @ts-expect-error no such language
  socket.send(sessionRequest, { language: 'fr' });
};
