import { expect, test } from 'vitest';
import { isAble } from '../chat-button/chat-state.ts';
import { chatOffersOf, type ChatGuest, type ChatProgress, type PerformerOffers } from './chat-offers.ts';

const performer: PerformerOffers = {
  videoPrice: 3600,
  voyeurPrice: 1800,
  toyPrice: 4400,
  voicePrice: 2400,
  messagePrice: 200,
  freeChat: { until: '22:40' },
  show: { price: 6000, at: 'Fri 21:00', state: 'open' },
};
const guest: ChatGuest = { isLoggedIn: true, balance: 10_000 };
const offer = (kind: string, over: Partial<PerformerOffers> = {}, of: Partial<ChatGuest> = {}, now?: ChatProgress) =>
  chatOffersOf({ ...performer, ...over }, { ...guest, ...of }, now).find((each) => each.kind === kind);

const paid = ['videoChat', 'voyeurChat', 'toyControl'] as const;
const inChat = { voyeurChat: { presence: 'inChat' as const } } as Readonly<Record<string, Partial<PerformerOffers>>>;

/**
 * @spec component:ChatButton 9-11, 13, component:VideoChatButton 9-11, component:VoyeurButton 7-8
 * @spec component:ToyControlButton 7-8, component:TicketShowButton 9-10
 */
test.each([...paid, 'ticketShow'])('%s needs a log-in, then coins', (kind) => {
  expect(offer(kind, inChat[kind], { isLoggedIn: false, balance: 0 })).toMatchObject({ state: 'needLogin' });
  expect(offer(kind, inChat[kind], { balance: 49 })).toMatchObject({ state: 'needCoins' });
});
/** @spec state:chat-start 2 */
test.each(paid)('%s starts from a balance of half a coin', (kind) =>
  expect(offer(kind, inChat[kind], { balance: 50 })).toMatchObject({ state: 'available' }),
);

/**
 * @spec component:ChatButton 8, component:VoyeurButton 6, component:ToyControlButton 6, component:TicketShowButton 8
 * @spec component:FreeChatButton 5, component:ConversionChatButton 7
 */
test('in a locked account nothing is possible', () => {
  const offers = chatOffersOf(performer, { ...guest, isLocked: true, welcome: { state: 'eligible', minutes: 2 } });
  expect(offers.map(({ kind, obstacle }) => `${kind} ${obstacle}`)).toEqual([
    'videoChat locked',
    'welcomeChat locked',
    'freeChat locked',
    'voyeurChat locked',
    'voiceCall locked',
    'message locked',
    'toyControl locked',
    'ticketShow locked',
  ]);
});

/** @spec component:FreeChatButton 5, 7 */
test('a free chat needs no coins; in a locked account it is not possible either', () => {
  expect(offer('freeChat', {}, { balance: 0 })).toMatchObject({ state: 'available' });
  expect(offer('freeChat', {}, { isLocked: true })).toMatchObject({ state: 'unavailable', obstacle: 'locked' });
});

/** @spec component:FreeChatButton 1-3, 6 */
test('a free chat is shown while it runs, with its end, and can be for registered guests only', () => {
  expect(offer('freeChat', { freeChat: null })).toBeUndefined();
  expect(offer('freeChat')).toMatchObject({ note: { kind: 'freeUntil', text: '22:40' } });
  const anonymous = { isLoggedIn: false };
  expect(offer('freeChat', {}, anonymous)).toMatchObject({ state: 'available' });
  const registered = { freeChat: { until: '22:40', needsLogin: true } };
  expect(offer('freeChat', registered, anonymous)).toMatchObject({ state: 'needLogin' });
});

/** @spec component:VideoChatButton 3-4, component:VoyeurButton 4 */
test('while the performer is in a chat the guest can look in, otherwise nobody is there', () => {
  expect(offer('videoChat', { presence: 'inChat' })).toMatchObject({ obstacle: 'inChat' });
  expect(offer('voyeurChat', { presence: 'inChat' })).toMatchObject({ state: 'available' });
  expect(offer('voyeurChat')).toMatchObject({ obstacle: 'nobodyInChat' });
  expect(offer('videoChat', { presence: 'inShow' })).toMatchObject({ obstacle: 'inShow' });
});

/** @spec component:ChatButton 2, component:VideoChatButton 2 */
test('a voucher pays before coins, also with an empty balance', () =>
  expect(offer('videoChat', {}, { voucherSeconds: 598, balance: 0 })).toMatchObject({
    state: 'available',
    voucher: { kind: 'minutesFree', time: '9:58' },
  }));

/** @spec component:ToyControlButton 1-4 */
test.each([
  ['ready', { state: 'available' }],
  ['notConnected', { obstacle: 'notConnected' }],
  ['running', { state: 'running' }],
  ['failed', { state: 'failed' }],
] as const)('a toy that is %s', (toy, expected) => expect(offer('toyControl', { toy })).toMatchObject(expected));

/** @spec component:TicketShowButton 1-6, 12 */
test.each([
  [
    { price: 6000, state: 'open' },
    { state: 'available', price: { amount: 6000 } },
  ],
  [
    { price: 0, state: 'open' },
    { state: 'available', price: { amount: 0 } },
  ],
  [{ price: 6000, state: 'owned' }, { state: 'owned' }],
  [{ price: 6000, state: 'entered' }, { state: 'back' }],
  [{ price: 6000, state: 'running' }, { state: 'enter' }],
  [{ price: 6000, state: 'soldOut' }, { obstacle: 'soldOut' }],
  [{ price: 6000, state: 'over' }, { obstacle: 'over' }],
] as const)('a ticket show %o', (show, expected) =>
  expect(offer('ticketShow', { show: { at: 'Fri 21:00', ...show } })).toMatchObject(expected),
);

/** @spec component:ConversionChatButton 1-5 */
test('the welcome chat is for who is eligible, a candidate confirms the address first, and it can be switched off', () => {
  expect(offer('welcomeChat')).toBeUndefined();
  const welcome = (state: 'eligible' | 'candidate' | 'switchedOff', timeLeft?: string) =>
    offer('welcomeChat', {}, { welcome: { state, minutes: 2, ...(timeLeft === undefined ? {} : { timeLeft }) } });
  expect(welcome('eligible')).toMatchObject({ state: 'available', note: { kind: 'firstFree', minutes: 2 } });
  expect(welcome('eligible', '1:40')).toMatchObject({ note: { kind: 'left', text: '1:40' } });
  expect(welcome('candidate')).toMatchObject({ state: 'unavailable', obstacle: 'unverified' });
  expect(welcome('switchedOff')).toMatchObject({ state: 'unavailable', obstacle: 'switchedOff' });
});

/** @spec component:MessageButton 1-6 */
test.each([
  [{}, { state: 'available', price: { amount: 200, per: 'each' } }],
  [{ isMessagingFree: true }, { price: { amount: 0 } }],
  [
    { freeMessages: 3, balance: 0 },
    { state: 'available', voucher: { kind: 'messagesFree', count: 3 } },
  ],
  [{ isBlocked: true }, { obstacle: 'blocked' }],
  [{ isLocked: true }, { obstacle: 'locked' }],
  [{ isLoggedIn: false }, { state: 'needLogin' }],
])('a message of a guest %o', (of, expected) => expect(offer('message', {}, of)).toMatchObject(expected));

/**
 * @spec component:VoyeurButton 5, component:FreeChatButton 4, component:ConversionChatButton 6, component:TicketShowButton 7
 * @spec component:ChatButton 7, component:VideoChatButton 7
 */
test.each(['videoChat', 'voyeurChat', 'freeChat', 'welcomeChat', 'ticketShow'] as const)(
  '%s that was pressed is starting, whatever else holds, and cannot be pressed again',
  (kind) => {
    const welcome = { welcome: { state: 'eligible' as const, minutes: 2 } };
    const pressed = offer(kind, { presence: 'inShow' }, { ...welcome, balance: 0 }, { kind, state: 'starting' });
    expect(pressed).toMatchObject({ state: 'starting' });
    expect(isAble(pressed?.state ?? 'available')).toBe(false);
  },
);

/** @spec component:ConversionChatButton 8 */
test('the welcome chat needs a log-in, and no coins', () => {
  const welcome = { state: 'eligible' as const, minutes: 2 };
  expect(offer('welcomeChat', {}, { welcome, isLoggedIn: false })).toMatchObject({ state: 'needLogin' });
  expect(offer('welcomeChat', {}, { welcome, balance: 0 })).toMatchObject({ state: 'available' });
});

test('looking in and toy control need the age check before coins; the others do not', () => {
  const unchecked = { needsAgeCheck: true, balance: 0 };
  expect(offer('voyeurChat', { presence: 'inChat' }, unchecked)).toMatchObject({ state: 'needAgeCheck' });
  expect(offer('toyControl', {}, unchecked)).toMatchObject({ state: 'needAgeCheck' });
  expect(offer('videoChat', {}, unchecked)).toMatchObject({ state: 'needCoins' });
  expect(offer('toyControl', {}, { ...unchecked, isLoggedIn: false })).toMatchObject({ state: 'needLogin' });
});

test('a free chat whose end is not known yet is free; a show whose price is not known yet has none', () => {
  expect(offer('freeChat', { freeChat: {} })).toMatchObject({ state: 'available', price: { amount: 0 } });
  expect(offer('ticketShow', { show: { at: 'Fri 21:00', state: 'open' } })).not.toHaveProperty('price');
});

test('what the page knows makes a chat impossible, and only that one', () => {
  const obstacles = { toyControl: 'switchedOff' as const };
  expect(offer('toyControl', { obstacles })).toMatchObject({ state: 'unavailable', obstacle: 'switchedOff' });
  expect(offer('videoChat', { obstacles })).toMatchObject({ state: 'available' });
  expect(offer('toyControl', { obstacles, presence: 'offline' })).toMatchObject({ obstacle: 'offline' });
});

test('a free text chat says what it is, and after it from when on there is the next one', () => {
  const terms = { minutes: 1, hours: 24 };
  expect(offer('textChat')).toBeUndefined();
  expect(offer('textChat', { textChat: terms }, { balance: 0 })).toMatchObject({
    state: 'available',
    note: { kind: 'onceFree', minutes: 1, hours: 24 },
  });
  const used = { textChat: { ...terms, next: 'Sat 21:04' } };
  const reason = { kind: 'freeFrom', text: 'Sat 21:04' };
  expect(offer('textChat', used)).toMatchObject({ state: 'unavailable', obstacle: 'used', reason });
  expect(offer('textChat', { ...used, presence: 'inChat' })).toMatchObject({ obstacle: 'inChat' });
  expect(offer('textChat', { ...used, presence: 'inChat' })).not.toHaveProperty('reason');
});

test('a blocked conversation makes everything impossible', () => {
  const offers = chatOffersOf(performer, { ...guest, isBlocked: true });
  expect(offers.every(({ obstacle }) => obstacle === 'blocked')).toBe(true);
});

test.each(['starting', 'running', 'failed'] as const)('a chat that is %s keeps this state', (state) => {
  const now = { kind: 'videoChat' as const, state, time: '4:12' };
  expect(offer('videoChat', { presence: 'offline' }, {}, now)).toMatchObject({ state, time: '4:12' });
  expect(offer('voiceCall', {}, {}, now)).toMatchObject({ state: 'available' });
});

test.each(['offline', 'here'] as const)('a banned country makes everything impossible (%s)', (presence) => {
  const offers = chatOffersOf({ ...performer, presence, isBanned: true }, guest);
  expect(offers.every(({ obstacle }) => obstacle === 'banned')).toBe(true);
});
