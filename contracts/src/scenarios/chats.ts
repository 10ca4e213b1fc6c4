import { aPerformer, guestIsInChat, guestOwnsCoins, videoPriceIs } from '@lounge/mock-api/states';
import { chatEnd, clientExit, chatHistory, chatLeave, currentChat } from '@lounge/protocol/content/live-chat';
import { getGuestBalance, getMovements } from '@lounge/protocol/foundation/wallet';
import { ownOfGuest, robin, robinIsLoggedIn } from './guests.ts';
import { came, check, given, open, request, scenario, send, settled, valueOf } from './parts.ts';

const actorId = 900_001;
const { guestId } = ownOfGuest;
const chatId = 'chat-of-the-guest';

/** Effects of a live chat. */
export const chats = [
  scenario({
    id: 'content/live-chat/a-bill-equals-its-movements',
    text: 'the bill of a chat equals what the statement and the balance say, and comes once',
    own: { numbers: [guestId, actorId], texts: [ownOfGuest.token, chatId, 'key-of'] },
    parts: [
      robinIsLoggedIn,
      given(aPerformer({ id: actorId, name: 'Noor Vega', isOnline: true })),
      given(videoPriceIs({ actorId, price: 100 })),
      given(guestOwnsCoins({ guestId, amount: 5000 })),
      given(guestIsInChat({ guestId, actorId, chatId, price: 100, seconds: 150 })),
      open('one', robin),
      send('ended', chatLeave, { chatId, exitCode: clientExit.exit }, { socket: 'one', by: robin }),
      settled('one'),
      came('bills that were pushed', chatEnd, 'one', 'chatId', [chatId]),
      request('balance', getGuestBalance, {}, robin),
      check('what is left and what the bill says', {
        sum: [valueOf('balance', 'balance.value'), valueOf('ended', 'bill.spent')],
        equals: 5000,
      }),
      check('coins on the bill of 150 seconds at 100 a minute', {
        got: valueOf('ended', 'bill.spent'),
        equals: 250,
      }),
      check('the balance on the bill', {
        got: valueOf('ended', 'bill.balance.value'),
        equals: valueOf('balance', 'balance.value'),
      }),
      request('statement', getMovements, {}, robin),
      check('movements of the chat', {
        items: valueOf('statement', 'items'),
        with: { kind: 'chat', chatId },
        count: 1,
      }),
      check('the movement and the bill', {
        sum: [valueOf('statement', 'items.0.amount.value'), valueOf('ended', 'bill.spent')],
        equals: 0,
      }),
      request('history', chatHistory, {}, robin),
      check('bills in the history', {
        items: valueOf('history', 'items'),
        with: { chatId, spent: valueOf('ended', 'bill.spent') },
        count: 1,
      }),
      request('current', currentChat, {}, robin),
      check('the chat that runs now', { got: valueOf('current', 'chat'), equals: null }),
    ],
  }),
];
