import { defaultPushEvents } from '@lounge/protocol/engagement/web-push';
import { guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import { aBrowserSubscription } from '@lounge/testing/engagement/web-push';
import { expect, test } from 'vitest';
import type { PushBrowser, PushKind, PushPermission, PushRegistration } from './push-browser.ts';
import { pushRejections, WebPush } from './WebPush.ts';

interface Options {
  readonly permission?: PushPermission;
  readonly asked?: PushPermission;
  readonly missing?: 'hasWorker' | 'hasPushManager' | 'hasNotifications';
  readonly hasRegistration?: boolean;
  readonly isStorageForbidden?: boolean;
  readonly guestId?: number | null;
}

const setUp = async (options: Options = {}) => {
  const { permission = 'default', asked = 'granted', missing, hasRegistration = true, guestId = 7 } = options;
  const stores = testStores({ guestId });
  if (guestId !== null) await guestIsLoggedIn.setUp({ guestId, token: 't' }, stores.world);
  const steps: string[] = [];
  let answer = permission;
  let ofBrowser: { key: string; name: string } | null = null;
  let times = 0;
  const subscriptionOf = (name: string) =>
    aBrowserSubscription({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}` });
  const registration: PushRegistration = {
    current: async (key) => (ofBrowser?.key === key ? subscriptionOf(ofBrowser.name) : null),
    subscribe: async (key) => {
      steps.push('browser');
      times += 1;
      ofBrowser = { key, name: `browser-${times}` };
      return subscriptionOf(ofBrowser.name);
    },
    any: async () => (ofBrowser === null ? null : subscriptionOf(ofBrowser.name)),
    unsubscribe: async () => void (ofBrowser = null),
  };
  let isRegistered = false;
  const browser: PushBrowser = {
    features: () => ({
      hasWorker: missing !== 'hasWorker',
      hasPushManager: missing !== 'hasPushManager',
      hasNotifications: missing !== 'hasNotifications',
    }),
    permission: () => answer,
    ask: async () => {
      steps.push('ask');
      answer = asked;
      return asked;
    },
    register: async () => {
      steps.push('register');
      isRegistered = hasRegistration;
      return hasRegistration ? registration : null;
    },
    registration: async () => (isRegistered ? registration : null),
  };
  const memory = { token: null as string | null, kinds: null as readonly PushKind[] | null };
  const push = new WebPush(stores.context, browser, {
    readToken: async () => memory.token,
    writeToken: async (token) => {
      if (options.isStorageForbidden === true) throw new Error('forbidden');
      memory.token = token;
    },
    readKinds: () => memory.kinds,
    writeKinds: (kinds) => void (memory.kinds = kinds),
  });
  const calls = () => stores.sent.map(({ path }) => /web-push\/([\w-]+)/.exec(path)?.[1]);
  const lose = (): void => void (ofBrowser = ofBrowser && { ...ofBrowser, key: 'the one before' });
  const deny = (): void => void (answer = 'denied');
  const stored = () =>
    stores.world.database.reader.query(
      'select "guestId", "isActorOnline", "isCampaigns", "isNews" from "pushSubscription"',
      [],
    );
  return { ...stores, push, steps, memory, calls, lose, deny, stored };
};

/**
 * @spec feature:shell.web-push 4-6, rule:renewal-token-local, state:web-push 2, 5, 6, 9, 11, component:WebPushPrompt 10
 */
test('a press asks, registers, reads the key, subscribes the browser, reads the status, and only then the server', async () => {
  const { push, steps, calls, memory, stored } = await setUp();
  expect(await push.subscribe()).toEqual({ ok: true });
  expect(steps).toEqual(['ask', 'register', 'browser']);
  expect(calls()).toEqual(['key', 'status', 'subscribe']);
  expect(memory.token).toMatch(/^\w{64}$/);
  expect([push.kinds, memory.kinds]).toEqual([defaultPushEvents, defaultPushEvents]);
  expect(await stored()).toEqual([{ guestId: 7, isActorOnline: 1, isCampaigns: 1, isNews: 1 }]);
  expect(await push.subscribe(['news'])).toEqual({ ok: true });
  expect(calls().slice(3)).toEqual(['key', 'status', 'update']);
  expect(steps).toEqual(['ask', 'register', 'browser', 'register']);
});

/**
 * @spec feature:shell.web-push 1-3, rule:push-supported, state:web-push 1, 3, 4, 7, 8, component:WebPushPrompt 9
 * @spec error:push-not-supported, error:push-blocked, error:push-bad-permission, error:push-no-registration
 */
test.each<[string, Options, keyof typeof pushRejections, string, readonly string[]]>([
  ['no worker', { missing: 'hasWorker' }, 'notSupported', 'Push messages not supported', []],
  ['no push manager', { missing: 'hasPushManager' }, 'notSupported', 'Push messages not supported', []],
  ['no notifications', { missing: 'hasNotifications' }, 'notSupported', 'Push messages not supported', []],
  ['a denied permission', { permission: 'denied' }, 'blocked', 'Push messages are blocked.', []],
  ['a question that is refused', { asked: 'denied' }, 'badPermission', 'Bad permission result', ['ask']],
  ['a question that is closed', { asked: 'default' }, 'badPermission', 'Bad permission result', ['ask']],
  [
    'no registration',
    { permission: 'granted', hasRegistration: false },
    'noRegistration',
    'No registration available',
    ['register'],
  ],
])('%s rejects by name before the server is asked', async (_, options, rejection, text, expected) => {
  const { push, steps, calls } = await setUp(options);
  expect(await push.subscribe()).toEqual({ ok: false, rejection });
  expect(pushRejections[rejection]).toBe(text);
  expect([push.kinds, push.isBusy]).toEqual([null, false]);
  expect(steps).toEqual(expected);
  expect(calls()).toEqual([]);
});

/** @spec feature:shell.web-push-manage 2, 3, state:web-push 12, error:push-no-token, error:push-no-registration */
test('a subscription is changed, renewed under another key by its token, and ended', async () => {
  const { push, calls, memory, lose, stored } = await setUp();
  expect(await push.change(['news'])).toEqual({ ok: false, rejection: 'noRegistration' });
  expect(await push.resubscribe()).toEqual({ ok: false, rejection: 'noRegistration' });
  await push.subscribe();
  const first = memory.token;
  expect(await push.change(['news'])).toEqual({ ok: true });
  expect(push.kinds).toEqual(['news']);
  lose();
  expect(await push.resubscribe()).toEqual({ ok: true });
  expect(memory.token).not.toBe(first);
  expect(await stored()).toEqual([{ guestId: 7, isActorOnline: 0, isCampaigns: 0, isNews: 1 }]);
  memory.token = null;
  expect(await push.resubscribe()).toEqual({ ok: false, rejection: 'noToken' });
  expect(pushRejections.noToken).toBe('No re-subscribe token found (web-push store missing).');
  expect(await push.unsubscribe()).toEqual({ ok: true });
  expect([push.kinds, memory.kinds, memory.token]).toEqual([null, null, null]);
  expect(await stored()).toEqual([]);
  expect(calls()).toEqual(['key', 'status', 'subscribe', 'update', 'key', 'resubscribe', 'unsubscribe']);
});

/** @spec feature:shell.web-push-manage 1 */
test('the subscription of a visitor becomes that of the guest', async () => {
  const { push, world, stored, calls } = await setUp();
  await push.subscribe();
  await world.database.change((tx) => tx.query('update "pushSubscription" set "guestId" = null', []));
  expect(await push.setGuest()).toEqual({ ok: true });
  expect(await stored()).toMatchObject([{ guestId: 7 }]);
  expect(calls().at(-1)).toBe('guest-id');
});

test('where storage is forbidden messages come all the same, and only a renewal is rejected', async () => {
  const { push } = await setUp({ isStorageForbidden: true });
  expect(await push.subscribe()).toEqual({ ok: true });
  expect(await push.resubscribe()).toEqual({ ok: false, rejection: 'noToken' });
});

test('a permission that was taken away shows nothing as sent', async () => {
  const { push, deny } = await setUp();
  await push.subscribe();
  await push.look();
  expect(push.kinds).toEqual(defaultPushEvents);
  deny();
  await push.look();
  expect([push.kinds, push.permission]).toEqual([null, 'denied']);
  expect(await push.subscribe()).toEqual({ ok: false, rejection: 'blocked' });
});

test('a press while another one is under way does nothing', async () => {
  const { push, calls } = await setUp();
  const outcomes = await Promise.all([push.subscribe(), push.subscribe()]);
  expect(outcomes).toEqual([{ ok: true }, { ok: false, failure: null }]);
  expect(calls()).toEqual(['key', 'status', 'subscribe']);
});
