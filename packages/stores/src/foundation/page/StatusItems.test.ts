import { avsSet } from '@lounge/protocol/foundation/age-check';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import { refused } from '@lounge/protocol/foundation/realtime';
import { guestData } from '@lounge/testing/foundation/guest';
import { testStores, guestHasAddress, guestIsLoggedIn } from '@lounge/testing/stores';
import { autorun, observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { Guest, type GuestData } from '../guest/index.ts';
import { StatusItems } from './StatusItems.ts';
import { Today } from './Today.ts';

const before = '2026-01-01T00:00:00.000Z';

const setUp = async (known: Partial<GuestData> = {}) => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'a' }, stores.world);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com' }, stores.world);
  const guest = new Guest(stores.context);
  guest.data.set(guestData({ createdAt: before, ...known }));
  const ours = { scope: stores.context.scope, today: new Today(stores.context.clock.now(), stores.context) };
  const status = new StatusItems(ours, guest, stores.socket);
  status.listen();
  const types = () => status.items.map(({ type }) => type);
  return { ...stores, ours, guest, status, types };
};

// @spec state:status-bar, component:StatusBar 3, 5, 8
test.each<[string, Partial<GuestData>, readonly object[]]>([
  ['an old acquaintance', {}, [{ type: 'welcomeBack', name: 'Robin' }]],
  ['somebody who signed up today', { createdAt: '2026-11-20T08:00:00.000Z' }, []],
  [
    'an address that is not verified',
    { email: 'robin@example.com' },
    [
      { type: 'mailNotVerified', address: 'robin@example.com' },
      { type: 'welcomeBack', name: 'Robin' },
    ],
  ],
  [
    'an age check under way',
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
  ['what was closed before', { closedItems: ['welcomeBack@2026-11-20'] }, []],
  ['a welcome that was closed yesterday', { closedItems: ['welcomeBack@2026-11-19'] }, [{ type: 'welcomeBack' }]],
  ['an anonymous visitor', { isLoggedIn: false }, []],
])('%s', async (_, known, items) => {
  const { status } = await setUp(known);
  expect(status.items).toMatchObject(items);
  expect(status.items).toHaveLength(items.length);
});

// @spec socket:status-bar.remove, feature:shell.status-bar 2
test('a closed item disappears immediately and stays closed for the account', async () => {
  const { status, types, run } = await setUp();
  const [welcome] = status.items;
  if (welcome === undefined) throw new Error('nothing to close');
  status.close(welcome);
  expect(types()).toEqual([]);
  await vi.waitFor(async () =>
    expect(await run('select guest_id, item from closed_item')).toEqual([
      { guest_id: 7, item: 'welcomeBack@2026-11-20' },
    ]),
  );
});

test('what another tab closed goes here too', async () => {
  const { status, types, ours, guest, socket } = await setUp();
  const other = new StatusItems(ours, guest, socket);
  other.listen();
  const [welcome] = status.items;
  if (welcome !== undefined) status.close(welcome);
  await vi.waitFor(() => expect(other.items).toEqual([]));
  expect(types()).toEqual([]);
});

test('an event shows until it is closed', async () => {
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

test('a welcome that was closed comes again with the next day, however wrong the guest’s clock is', async () => {
  const { ours, guest, socket } = await setUp({ closedItems: ['welcomeBack@2026-11-20'] });
  const today = observable({ now: Date.parse('2026-11-20T19:00:00.000Z') });
  const status = new StatusItems({ scope: ours.scope, today }, guest, socket);
  expect(status.items).toEqual([]);
  runInAction(() => (today.now = Date.parse('2026-11-20T23:00:00.000Z')));
  expect(status.items).toMatchObject([{ type: 'welcomeBack' }]);
});

test('an age check that is rejected is not hidden by what happened before', async () => {
  const { status, types, guest } = await setUp({ email: 'robin@example.com' });
  status.show({ type: 'verifiedMail' });
  expect(types()).toEqual(['verifiedMail']);
  guest.data.set(guestData({ createdAt: before, avsStatus: 'rejected' }));
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

test('if the mail cannot be sent, the reminder stays', async () => {
  const { status, ours, guest, socket } = await setUp({ email: 'robin@example.com' });
  const cut = new StatusItems(ours, guest, { ...socket, send: () => false });
  const [item] = status.items;
  if (item !== undefined) cut.act(item);
  expect(cut.items).toMatchObject([{ type: 'mailNotVerified' }, { type: 'welcomeBack' }]);
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
