import { avsSet } from '@lounge/protocol/foundation/age-check';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { refused } from '@lounge/protocol/foundation/realtime';
import { guestData } from '@lounge/testing/foundation/guest';
import { testStores, guestHasAddress, guestIsLoggedIn } from '@lounge/testing/stores';
import { callTimeoutMs } from '@lounge/transport';
import { autorun, observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { Guest, type GuestData } from '../guest/index.ts';
import { StatusItems } from './StatusItems.ts';
import { Today } from './Today.ts';

const signedUpAt = '2026-01-01T00:00:00.000Z';

const setUp = async (data: Partial<GuestData> = {}) => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a' }, stores.world);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com' }, stores.world);
  const guest = new Guest(stores.context);
  guest.data.set(guestData({ createdAt: signedUpAt, ...data }));
  const { client, scope, clock } = stores.context;
  const context = { client, scope, today: new Today(clock.now(), stores.context) };
  const status = new StatusItems(context, guest, stores.socket);
  status.listen();
  const types = () => status.items.map(({ type }) => type);
  return { ...stores, context, guest, status, types };
};

// @spec component:StatusBar 1, 3, 5, 8
test.each<[string, Partial<GuestData>, readonly object[]]>([
  ['a returning guest', {}, [{ type: 'welcomeBack', name: 'Robin' }]],
  ['a guest who signed up today', { createdAt: '2026-11-20T08:00:00.000Z' }, []],
  [
    'an address that is not verified',
    { email: 'robin@example.com' },
    [
      { type: 'mailNotVerified', address: 'robin@example.com' },
      { type: 'welcomeBack', name: 'Robin' },
    ],
  ],
  [
    'a pending age check',
    { avsStatus: 'pending' },
    [
      { type: 'ageCheckStatus', status: 'pending' },
      { type: 'welcomeBack', name: 'Robin' },
    ],
  ],
  [
    'an age check that was rejected',
    { avsStatus: 'rejected', avsRejectMessage: 'Too dark.' },
    [
      { type: 'ageCheckStatus', status: 'rejected', reason: 'Too dark.' },
      { type: 'welcomeBack', name: 'Robin' },
    ],
  ],
  [
    'a guest who has paid and whose age was never checked',
    { avsStatus: 'unknown', isPayingCustomer: true },
    [{ type: 'noAgeCheck' }, { type: 'welcomeBack', name: 'Robin' }],
  ],
  ['a guest who has not paid', { avsStatus: 'unknown', isPayingCustomer: false }, [{ type: 'welcomeBack' }]],
  ['a welcome that was closed today', { closedItems: ['welcomeBack@2026-11-20'] }, []],
  ['a welcome that was closed yesterday', { closedItems: ['welcomeBack@2026-11-19'] }, [{ type: 'welcomeBack' }]],
  ['an anonymous visitor', { isLoggedIn: false }, []],
])('%s', async (_, data, items) => {
  const { status } = await setUp(data);
  expect(status.items).toMatchObject(items);
  expect(status.items).toHaveLength(items.length);
});

// @spec socket:status-bar.remove, feature:shell.status-bar 2, state:status-bar 1
test('a closed item disappears immediately and stays closed for the account', async () => {
  const { status, types, run } = await setUp();
  const [welcome] = status.items;
  if (welcome === undefined) throw new Error('nothing to close');
  status.close(welcome);
  expect(types()).toEqual([]);
  await vi.waitFor(async () =>
    expect(await run('select "guestId", item from "closedItem"')).toEqual([
      { guestId: 7, item: 'welcomeBack@2026-11-20' },
    ]),
  );
});

test('the bonus of a month is closed for that month, on any device', async () => {
  const { status, run } = await setUp();
  const bonus = { type: 'monthlyBonusNotification', month: 11, bonus: 'A rose.' } as const;
  expect(status.isClosed(bonus)).toBe(false);
  status.close(bonus);
  expect(status.isClosed(bonus)).toBe(true);
  const item = 'monthlyBonusNotification@2026-11';
  await vi.waitFor(async () => expect(await run('select item from "closedItem"')).toEqual([{ item }]));
  const { status: elsewhere } = await setUp({ closedItems: ['monthlyBonusNotification@2026-10'] });
  expect(elsewhere.isClosed(bonus)).toBe(false);
  expect((await setUp({ closedItems: [item] })).status.isClosed(bonus)).toBe(true);
});

test('an item that another tab closes is closed in this tab too', async () => {
  const { status, types, context, guest, socket } = await setUp();
  const otherTab = new StatusItems(context, guest, socket);
  otherTab.listen();
  const [welcome] = status.items;
  if (welcome !== undefined) status.close(welcome);
  await vi.waitFor(() => expect(otherTab.items).toEqual([]));
  expect(types()).toEqual([]);
});

test('the item of a push shows until it is closed', async () => {
  const { status, types, socket } = await setUp({ closedItems: ['welcomeBack@2026-11-20'] });
  const shown: string[][] = [];
  autorun(() => void shown.push(types()));
  socket.receive(avsSet, {});
  expect(shown).toEqual([[], ['ageCheckAccepted']]);
  socket.receive(emailVerified, {});
  socket.receive(emailVerified, {});
  expect(types()).toEqual(['verifiedMail', 'ageCheckAccepted']);
  status.close({ type: 'verifiedMail' });
  status.show({ type: 'error', text: 'No.' });
  expect(types()).toEqual(['error', 'ageCheckAccepted']);
});

test('a closed welcome shows again on the next day of the server, whatever the guest’s clock says', async () => {
  const { context, guest, socket } = await setUp({ closedItems: ['welcomeBack@2026-11-20'] });
  const today = observable({ now: Date.parse('2026-11-20T19:00:00.000Z') });
  const status = new StatusItems({ ...context, today }, guest, socket);
  expect(status.items).toEqual([]);
  runInAction(() => (today.now = Date.parse('2026-11-20T23:00:00.000Z')));
  expect(status.items).toMatchObject([{ type: 'welcomeBack' }]);
});

test('a rejected age check shows in addition to earlier items', async () => {
  const { status, types, guest } = await setUp({ email: 'robin@example.com' });
  status.show({ type: 'verifiedMail' });
  expect(types()).toEqual(['verifiedMail']);
  guest.data.set(guestData({ createdAt: signedUpAt, avsStatus: 'rejected' }));
  expect(types()).toEqual(['verifiedMail', 'ageCheckStatus']);
});

// @spec socket:signup-email.send
test('the mail is sent again and the bar confirms it', async () => {
  const { status, types, run } = await setUp({ email: 'robin@example.com' });
  const item = status.items.find(({ type }) => type === 'mailNotVerified');
  if (item !== undefined) status.act(item);
  expect(types()).toEqual(['mailWelcomeLink']);
  await vi.waitFor(async () => expect(await run('select count(*) as sent from mail')).toEqual([{ sent: 2 }]));
});

test('if the mail cannot be sent, the reminder returns', async () => {
  const { status, types, socket, clock } = await setUp({ email: 'robin@example.com' });
  socket.setState('waiting');
  const [item] = status.items;
  if (item !== undefined) status.act(item);
  expect(types()).toEqual(['mailWelcomeLink']);
  clock.advance(callTimeoutMs);
  await vi.waitFor(() => expect(types()).toEqual(['mailNotVerified', 'welcomeBack']));
});

test('if the mail is rejected, the reminder returns', async () => {
  const { status, types, run } = await setUp({ email: 'another@example.com' });
  const [item] = status.items;
  if (item !== undefined) status.act(item);
  expect(types()).toEqual(['mailWelcomeLink']);
  await vi.waitFor(() => expect(types()).toEqual(['mailNotVerified', 'welcomeBack']));
  expect(await run('select count(*) as sent from mail')).toEqual([{ sent: 1 }]);
});

test('a rejection of another command changes nothing', async () => {
  const { status, types, socket } = await setUp({ email: 'robin@example.com' });
  const [item] = status.items;
  if (item !== undefined) status.act(item);
  socket.receive(refused, { of: 'messageSend', code: 'unknown', field: null });
  expect(types()).toEqual(['mailWelcomeLink']);
});
