import { expect, test } from 'vitest';
import { kindAfter, type NextChatActor } from './kind-after.ts';

const prices = { video: 3600, voyeur: 1800, toyControl: 4400 };
const here: NextChatActor = {
  prices,
  isOnline: true,
  isBlocked: false,
  isVoyeurMode: false,
  isVoyeurChatAvailable: false,
  isToyControlAvailable: false,
  isCurrentlyTicketShow: false,
  freeChat: false,
};
const inChat = { ...here, isVoyeurMode: true, isVoyeurChatAvailable: true };

test.each([
  ['videoChat', here, 'videoChat'],
  ['voyeurChat', here, 'videoChat'],
  ['textChat', here, 'videoChat'],
  ['freeChat', { ...here, freeChat: true }, 'freeChat'],
  ['freeChat', { ...here, freeChat: false }, 'videoChat'],
  ['videoChat', inChat, 'voyeurChat'],
  ['voyeurChat', inChat, 'voyeurChat'],
  ['videoChat', { ...inChat, isVoyeurChatAvailable: false }, null],
  ['toyControl', { ...here, isToyControlAvailable: true }, 'toyControl'],
  ['toyControl', { ...inChat, isToyControlAvailable: true }, 'voyeurChat'],
  ['toyControl', { ...here, isToyControlAvailable: false }, 'videoChat'],
  ['videoChat', { ...here, prices: { ...prices, video: null } }, null],
  ['videoChat', { ...here, isOnline: false }, null],
  ['videoChat', { ...here, isCurrentlyTicketShow: true }, null],
  ['videoChat', { ...here, isBlocked: true }, null],
] as const)('after a chat of the kind %s with %o follows %s', (ended, actor, next) =>
  expect(kindAfter(actor, ended)).toBe(next),
);
