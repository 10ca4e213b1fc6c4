import { parse } from '@lounge/protocol';
import { pushes } from '@lounge/protocol/registry';
import { ApiError } from '../dispatch/handler.ts';
import type { Audience } from '../world/bus.ts';
import type { WorldParts } from '../world/world.ts';

/** Sends a declared push by its wire type; refuses a type that nobody declared and a payload that does not fit. */
export const pushByType = (world: Pick<WorldParts, 'bus'>, type: string, to: Audience, payload: unknown): void => {
  const push = pushes.find((each) => each.type === type);
  if (push === undefined) throw new ApiError('unknown', 'type');
  const parsed = parse(push.payload, payload);
  if (!parsed.ok) throw new ApiError('malformed', ['payload', parsed.field].filter(Boolean).join('.'));
  world.bus.publish({ to, message: { ...(parsed.value as Readonly<Record<string, unknown>>), type } });
};
