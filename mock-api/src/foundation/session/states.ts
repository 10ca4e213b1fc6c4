import { avsStatus } from '@lounge/protocol/foundation/guest';
import { pageReload, sessionExpired } from '@lounge/protocol/foundation/session';
import { s } from '@lounge/protocol';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { tokenHash } from '../../world/token-hash.ts';
import { publishInWorld, runInWorld } from '../../world/world.ts';
import { endSession, putSession, unsetGuestFacts } from './statements.ts';

const putGuest = replaceRow('guest', {
  avsMessage: null,
  isLocked: 0,
  isPaying: 1,
  showDataProtection: 0,
  ...unsetGuestFacts,
});

/** The browser of guests in provider states. */
const someBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

/** A token belongs to an anonymous visitor. */
export const visitorIsAnonymous = state('the visitor is anonymous', {
  description: 'This token is accepted and belongs to a visitor who is not logged in.',
  params: s.object({ token: s.boundedString(200) }),
  setUp: async ({ token }, world) => {
    const hash = await tokenHash(token);
    await world.database.change((tx) =>
      putSession.all(tx, { hash, guestId: null, at: nowIso(world), until: null, userAgent: null }),
    );
  },
});

/** A token belongs to a guest. */
export const guestIsLoggedIn = state('the guest is logged in', {
  description: 'A guest with this id exists, has paid before and is logged in with this token.',
  params: s.object({
    guestId: s.entityId,
    token: s.boundedString(200),
    name: s.optional(s.string),
    isVip: s.optional(s.boolean),
    avsStatus: s.optional(avsStatus),
    loyaltyPoints: s.optional(s.count),
  }),
  ifLeftOut: { avsStatus: 'accepted', loyaltyPoints: 0 },
  setUp: async ({ guestId, token, name = 'Robin', isVip, loyaltyPoints, avsStatus: status }, world) => {
    const hash = await tokenHash(token);
    const at = nowIso(world);
    await world.database.change(async (tx) => {
      const fields = { name, avsStatus: status, isVip: isVip ? 1 : 0, loyaltyPoints };
      await putGuest.all(tx, { id: guestId, createdAt: at, ...fields });
      await putSession.all(tx, { hash, guestId, at, until: null, userAgent: someBrowser });
    });
  },
});

const putSessionWithId = replaceRow('session', { expiresAt: null });

/** A guest is logged in elsewhere too. */
export const guestHasSession = state('the guest has another session', {
  description: 'The guest is also logged in with a browser of this user agent; the session has this id.',
  params: s.object({ guestId: s.entityId, id: s.entityId, userAgent: s.boundedString(400) }),
  setUp: async ({ guestId, id, userAgent }, world) => {
    const at = nowIso(world);
    const row = { id, tokenHash: await tokenHash(`session ${id}`), guestId, createdAt: at, usedAt: at, userAgent };
    await world.database.change((tx) => putSessionWithId.all(tx, row));
  },
});

/** A token is invalid. */
export const tokenIsInvalid = state('the token is invalid', {
  description: 'This token was never issued, or its session has ended.',
  params: s.object({ token: s.boundedString(200) }),
  setUp: async ({ token }, world) => {
    const hash = await tokenHash(token);
    await world.database.change((tx) => endSession.all(tx, { hash }));
  },
});

/** Every open page must reload. */
export const pageMustReload = event('the page must reload', {
  description: 'The server asks every open page to reload.',
  params: s.empty,
  setUp: (_, world) => publishInWorld(world, pageReload, { everyone: true }, {}),
});

/** A session ends while its pages are open. */
export const sessionEnds = event('the token’s session ends', {
  description: 'The session of this token ends, as it does when its guest logs out in another tab.',
  params: s.object({ token: s.boundedString(200) }),
  setUp: async ({ token }, world) => {
    const hash = await tokenHash(token);
    await runInWorld(world, true, async ({ tx, bus }) => {
      await endSession.all(tx, { hash });
      publish(bus, sessionExpired, { session: hash }, {});
    });
  },
});

/** The states of this module. */
export const sessionStates = [
  visitorIsAnonymous,
  guestIsLoggedIn,
  guestHasSession,
  tokenIsInvalid,
  pageMustReload,
  sessionEnds,
];
