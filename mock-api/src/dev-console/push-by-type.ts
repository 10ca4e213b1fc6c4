import { parse } from '@lounge/protocol';
import { pushes } from '@lounge/protocol/registry';
import { ApiError } from '../dispatch/handler.ts';
import type { Audience } from '../world/bus.ts';
import { publishInWorld, type WorldParts } from '../world/world.ts';

/** Publishes a declared push by its wire type. Rejects with an ApiError for an unknown type or an invalid payload. */
export const pushByType = async (type: string, to: Audience, payload: unknown, world: WorldParts): Promise<void> => {
  const push = pushes.find((each) => each.type === type);
  if (push === undefined) throw new ApiError('unknown', 'type');
  const parsed = parse(push.payload, payload);
  if (!parsed.ok) throw new ApiError('malformed', ['payload', parsed.field].filter(Boolean).join('.'));
  await publishInWorld(world, push, to, parsed.value);
};
