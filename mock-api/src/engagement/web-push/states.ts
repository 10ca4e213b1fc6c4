import { s } from '@lounge/protocol';
import { browserSubscription, defaultPushEvents, pushEventKind } from '@lounge/protocol/engagement/web-push';
import { nowIso } from '../../world/now-iso.ts';
import { state } from '../../world/state.ts';
import { tokenHash } from '../../world/token-hash.ts';
import { runInWorld } from '../../world/world.ts';
import { flagsOf } from './kinds.ts';
import { putSubscription } from './statements.ts';
import { countSubscription } from './subscriptions.ts';

/** A browser gets messages. */
export const aBrowserIsSubscribed = state('a browser is subscribed to messages', {
  description:
    'This browser gets messages of these kinds, all unless some are named, as that of a guest or of nobody. `token` renews it.',
  params: s.object({
    subscription: browserSubscription,
    token: s.string,
    guestId: s.optional(s.nullable(s.entityId)),
    events: s.optional(s.array(pushEventKind)),
  }),
  ifLeftOut: { guestId: null, events: [...defaultPushEvents] },
  setUp: async ({ subscription: { endpoint, keys }, token, guestId, events }, parts) => {
    const row = {
      key: await tokenHash(endpoint),
      endpoint,
      ...keys,
      tokenHash: await tokenHash(token),
      serverKey: parts.webPush.key,
      guestId,
      ...flagsOf(events),
      language: 'en',
      brand: 'velvet',
      at: nowIso(parts),
    } as const;
    await parts.database.change((tx) => putSubscription.all(tx, row));
  },
});

/** A guest has subscribed as often as is possible now. */
export const guestSubscribedOften = state('the guest has subscribed browsers often', {
  description: 'The guest has subscribed browsers as often as is possible in a quarter of an hour.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, parts) =>
    runInWorld(parts, true, async (world) => {
      while (await countSubscription({ guestId }, world));
    }),
});

/** The states of this module. */
export const webPushStates = [aBrowserIsSubscribed, guestSubscribedOften];
