import type { AnyCall } from '@lounge/protocol';
import { describe, expect, test } from 'vitest';
import { guestIsLocked } from '../content/messenger/states.ts';
import { exampleOf } from '../dev-console/example-of.ts';
import { guestIsRestricted } from '../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../foundation/session/states.ts';
import { guestOwnsCoins, guestSavedMethod, guestTakesBreak } from '../foundation/wallet/states.ts';
import { handlers } from '../handlers.ts';
import { aWorld } from '../testing/a-world.ts';
import { anonymousCaller } from '../testing/test-client.ts';
import type { HandledCall } from './handler.ts';
import { runCall } from './run-call.ts';

const changing = handlers.filter(({ call }) => call.changes);
const isForbidden = ({ forbiddenBy }: AnyCall): boolean => forbiddenBy.includes('locked');

/** The calls that a locked guest may still make: end, give back, take away, object, prove who one is, and inform the server. */
const allowed = [
  'content/favourites/favouriteActorEmailNotificationSet',
  'content/favourites/favouriteActorSmsNotificationSet',
  'content/favourites/favouriteUnpinActor',
  'content/favourites/favouriteUnpinAlbum',
  'content/favourites/favouriteUnpinPicture',
  'content/favourites/favouriteUnpinSedcards',
  'content/live-chat/actorReport',
  'content/live-chat/chatBeat',
  'content/live-chat/chatCamera',
  'content/live-chat/chatDispute',
  'content/live-chat/chatLeave',
  'content/live-chat/freePreviewDecline',
  'content/live-chat/freePreviewInit',
  'content/live-chat/voiceCallStop',
  'content/messenger/channelArchive',
  'content/messenger/channelsMarkAllSeen',
  'content/messenger/touchMessengerChannel',
  'content/notifications/notificationMarkRead',
  'content/notifications/notificationMarkSeen',
  'content/notifications/notificationRemove',
  'content/notifications/notificationsMarkAll',
  'content/tickets/removeChatTicket',
  'content/videos/saveWatchPosition',
  'engagement/feed/viewedPost',
  'engagement/tv/pinTvVideo',
  'engagement/tv/setTvReminder',
  'engagement/tv/updateMediathek',
  'engagement/web-push/resubscribePush',
  'engagement/web-push/setPushGuest',
  'engagement/web-push/subscribePush',
  'engagement/web-push/unsubscribePush',
  'engagement/web-push/updatePush',
  'foundation/age-check/avsPayRequest',
  'foundation/age-check/verifyPinCall',
  'foundation/conversion/closeIncentive',
  'foundation/conversion/conversionChat',
  'foundation/conversion/setGuestInfo',
  'foundation/guest/removeRelation',
  'foundation/guest/signupEmailSend',
  'foundation/guest/storeNotificationsSettings',
  'foundation/guest/unsubscribeNewsletter',
  'foundation/legal/closeAgbAndDataProtection',
  'foundation/legal/closeDataProtection',
  'foundation/legal/recordCookieChoice',
  'foundation/page/statusBarRemove',
  'foundation/session/createVisitorToken',
  'foundation/session/endGuestSession',
  'foundation/session/logOutEverywhere',
  'foundation/session/vxpayLogout',
  'foundation/subscriptions/cancelSubscription',
  'foundation/telemetry/logBrowserOnline',
  'foundation/telemetry/logVxmessengerError',
  'foundation/telemetry/logWebsocketConnectionError',
  'foundation/telemetry/track',
  'foundation/telemetry/trackActorProfileVisit',
  'foundation/telemetry/trackingEvent',
  'foundation/telemetry/watchStart',
  'foundation/wallet/autoRechargeTeaserState',
  'foundation/wallet/removePaymentMethod',
  'foundation/wallet/setAutoRecharge',
  'foundation/wallet/setRefillWindowHidden',
  'foundation/wallet/setSpendingLimit',
  'foundation/wallet/takeBreak',
];

/** Inputs that do what the call is for, where an example of the schema does not. */
const inputs: Readonly<Record<string, unknown>> = {
  'foundation/wallet/oneClickCharge': { amount: { value: 1000, currency: 'EUR' }, channelId: null },
  'foundation/wallet/setAutoRecharge': {
    isOn: false,
    threshold: { value: 2000, currency: 'VXC' },
    amount: { value: 1000, currency: 'EUR' },
    methodId: null,
  },
};

const setUp = async () => {
  const { world, run } = aWorld();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 5000 }, world);
  await guestSavedMethod.setUp({ guestId: 7, kind: 'card' }, world);
  const call = (handled: HandledCall) => {
    const caller = { ...anonymousCaller, guestId: 7, key: 'k-1', visitor: 'v' };
    const input = inputs[handled.call.id] ?? exampleOf(handled.call.input, 7);
    return runCall(handled, input, caller, { parseAnswers: false }, world);
  };
  const stored = async () => [
    await run('select id, account, amount from "ledgerEntry" order by id'),
    await run('select key from payment'),
    await run('select key from pin order by key'),
  ];
  return { world, run, call, stored };
};

const rows = changing.map((handled) => [handled.call.id, handled] as const);

describe('a locked account', () => {
  test('allows these changes and no others', () => {
    const free = changing.filter(({ call }) => !isForbidden(call)).map(({ call }) => call.id);
    expect(free.toSorted()).toEqual(allowed);
  });

  test.each(rows)('%s is refused as it declares', async (_, handled) => {
    const { world, call, stored } = await setUp();
    await guestIsLocked.setUp({ guestId: 7 }, world);
    const before = await stored();
    const outcome = await call(handled);
    const locked = { ok: false, code: 'locked', field: null };
    if (isForbidden(handled.call)) {
      expect(handled.call.failures).toContain('locked');
      expect(outcome).toEqual(locked);
      expect(await stored()).toEqual(before);
    } else expect(outcome).not.toEqual(locked);
  });

  test('says nothing to a visitor without an account', async () => {
    const { world } = await setUp();
    const call = handlers.find((each) => each.call.id === 'content/live-chat/voiceCallAnonymousStart');
    const outcome = await runCall(
      call as HandledCall,
      { actorId: 101 },
      { ...anonymousCaller, visitor: 'v' },
      {
        parseAnswers: true,
      },
      world,
    );
    expect(outcome).toMatchObject({ ok: true });
  });
});

/**
 * The changes that a level of restriction refuses, beside those of the levels below it; all others that a lock forbids are allowed on
 * purpose: pins, the wheel, points, codes and vouchers that the guest has, and free calls.
 */
const refusedFrom: Readonly<Record<1 | 2, readonly string[]>> = {
  1: [
    'content/galleries/addAlbumComment',
    'content/galleries/addAlbumTags',
    'content/live-chat/liveReactionAdd',
    'content/messenger/messageSend',
    'content/messenger/storeMessageImage',
    'content/videos/sendVideoShareEmail',
    'engagement/contests/addContestMediaVoting',
    'engagement/contests/addContestVote',
    'engagement/contests/deleteContestMediaVoting',
    'engagement/contests/deleteContestVote',
    'engagement/contests/vote',
    'engagement/feed/commentPost',
    'engagement/surveys/featureFeedback',
    'engagement/surveys/storeChatExitSurvey',
    'engagement/surveys/storeFeedback',
  ],
  2: [
    'content/galleries/buyAlbum',
    'content/live-chat/chatStart',
    'content/live-chat/chatTakeOver',
    'content/tickets/buyChatTicket',
    'content/videos/buyVideo',
    'engagement/feed/buyPost',
    'engagement/feed/tipPost',
    'foundation/conversion/acceptCancellationOffer',
    'foundation/subscriptions/keepSubscription',
    'foundation/wallet/oneClickCharge',
  ],
};
const restricted = { ok: false, code: 'restricted', field: null };

// @spec rule:role-kinds, entity:enum.guestKind
describe('a restricted account', () => {
  test.each([1, 2] as const)('is refused from level %s what is listed', (level) => {
    const standing = level === 1 ? 'noWriting' : 'noSpending';
    const ids = changing.filter(({ call }) => call.forbiddenBy.includes(standing)).map(({ call }) => call.id);
    expect(ids.toSorted()).toEqual(refusedFrom[level]);
  });

  test.each(rows)('%s is refused from its level on, and changes nothing', async (id, handled) => {
    const from = refusedFrom[1].includes(id) ? 1 : refusedFrom[2].includes(id) ? 2 : 3;
    for (const level of [1, 2, 3]) {
      const { world, call, stored } = await setUp();
      await guestIsRestricted.setUp({ guestId: 7, level }, world);
      const before = await stored();
      const outcome = await call(handled);
      if (level === 3 && isForbidden(handled.call)) expect(outcome).toMatchObject({ code: 'locked' });
      else if (level >= from && from < 3) {
        expect(handled.call.failures).toContain('restricted');
        expect(outcome).toEqual(restricted);
        expect(await stored()).toEqual(before);
      } else expect(outcome).not.toEqual(restricted);
    }
  });
});

describe('a break', () => {
  test.each(rows)('%s takes no money and is refused only where it pays', async (_, handled) => {
    const { world, run, call } = await setUp();
    await guestTakesBreak.setUp({ guestId: 7, hours: 24 }, world);
    const outcome = await call(handled);
    expect(await run('select key from payment')).toEqual([]);
    const isPaying = handled.call.forbiddenBy.includes('paused');
    if (isPaying) expect(outcome).toMatchObject({ answer: { charge: { failure: 'paused' } } });
    else expect(JSON.stringify(outcome)).not.toContain('"failure":"paused"');
    expect(outcome).not.toMatchObject({ code: 'paused' });
  });

  test('is what the calls that pay declare', () => {
    const paying = changing.filter(({ call }) => call.forbiddenBy.includes('paused'));
    expect(paying.map(({ call }) => call.id)).toEqual(['foundation/wallet/oneClickCharge']);
  });
});
