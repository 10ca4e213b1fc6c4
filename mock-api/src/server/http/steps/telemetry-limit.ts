import type { RestCall } from '@lounge/protocol';
import { recordCookieChoice } from '@lounge/protocol/foundation/legal';
import {
  logBrowserOnline,
  logVxmessengerError,
  logWebsocketConnectionError,
  track,
  trackActorProfileVisit,
  watchStart,
} from '@lounge/protocol/foundation/telemetry';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { reject } from '../../../dispatch/handler.ts';
import type { Hosting } from '../hosting.ts';
import type { RequestContext, Step } from './request-state.ts';

const calls: ReadonlySet<RestCall> = new Set<RestCall>([
  logBrowserOnline,
  logVxmessengerError,
  logWebsocketConnectionError,
  track,
  trackActorProfileVisit,
  watchStart,
  recordCookieChoice,
]);

/** Whether a REST request sends an event. */
export const isEventCall = ({ state }: RequestContext): boolean => calls.has(state.handled.call);

/** Events in a minute. @assumed The documents give no limit; a busy page sends a few. */
const perMinute = { ofVisitor: 60, ofAddress: 600 } as const;

/**
 * Rejects events of a visitor, or of an address, over their rate: each is a row. Tokens of anonymous visitors cost nothing, so the address
 * counts as well. `isEvent` tells the requests that count.
 */
export const telemetryLimit = (
  hosting: Hosting,
  isEvent: (ctx: RequestContext) => boolean,
  { ofVisitor, ofAddress } = perMinute,
): Step => {
  const limitOf = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const [visitors, addresses] = [limitOf(ofVisitor), limitOf(ofAddress)];
  const consume = (limit: RateLimiterMemory, key: string): Promise<unknown> =>
    limit.consume(key).catch(() => reject('tooMany'));
  const count = async ({ req, state: { caller, world } }: RequestContext): Promise<void> => {
    await consume(addresses, hosting.addressOf(req));
    const visitor = caller.guestId ?? caller.visitor;
    if (visitor !== undefined) await consume(visitors, `${world.name} ${visitor}`);
  };
  return (ctx, next) => (isEvent(ctx) ? count(ctx).then(next) : next());
};
