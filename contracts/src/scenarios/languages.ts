import { aChannelOfGuest, anAlbumOfPerformer, aPerformer, guestOwnsCoins } from '@lounge/mock-api/states';
import type { Language } from '@lounge/locale';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import { messageSend } from '@lounge/protocol/content/messenger';
import { getGuestBalance, getMovements, guestBalance } from '@lounge/protocol/foundation/wallet';
import { ownOfGuest, robin, robinIsLoggedIn } from './guests.ts';
import { came, check, given, having, open, request, scenario, send, settled, valueOf } from './parts.ts';
import { textMessage } from './text-message.ts';

const [actorId, albumId, otherAlbumId, channelId] = [900_001, 910_001, 910_002, 950_001];
const { guestId } = ownOfGuest;
const inLanguage = (language: Language) => ({ ...robin, language });

interface Texts {
  readonly language: Language;
  readonly balance: string;
  readonly amount: string;
}

const english: Texts = { language: 'en', balance: '1,234.5', amount: '-11,111.17' };
const spanish: Texts = { language: 'es', balance: '1234,5', amount: '-11.111,17' };
const german: Texts = { language: 'de', balance: '1.234,5', amount: '-11.111,17' };
const inTurn: readonly Texts[] = [english, spanish, german, { ...german, language: 'nl' }, english, spanish];

/** Amounts as texts. */
export const languages = [
  scenario({
    id: 'foundation/wallet/amounts-are-in-the-callers-language',
    text: 'amounts as text are in the language of each call, asked in turn, and in pushes in that of the call that caused them',
    own: { numbers: [guestId, actorId, albumId, otherAlbumId, channelId], texts: [ownOfGuest.token, 'key-of'] },
    parts: [
      robinIsLoggedIn,
      given(aPerformer({ id: actorId, name: 'Noor Vega' })),
      given(anAlbumOfPerformer({ id: albumId, actorId, price: 900 })),
      given(anAlbumOfPerformer({ id: otherAlbumId, actorId, price: 50 })),
      given(aChannelOfGuest({ id: channelId, guestId, actorId, freeMessages: 0 })),
      given(guestOwnsCoins({ guestId, amount: 1_234_567 })),
      request('five', getGuestBalance, {}, inLanguage('es')),
      check('a Spanish text of five digits', { got: valueOf('five', 'balanceFormatted'), equals: '12.345,67' }),
      given(guestOwnsCoins({ guestId, amount: 123_450 })),
      ...inTurn.map(({ language }, at) => request(`balance${at}`, getGuestBalance, {}, inLanguage(language))),
      check('texts of four digits', {
        got: inTurn.map((_, at) => valueOf(`balance${at}`, 'balanceFormatted')),
        equals: inTurn.map(({ balance }) => balance),
      }),
      having(request('byDefault', getGuestBalance, {}, robin), {
        query: { language: null },
        headers: { 'Accept-Language': 'de' },
      }),
      check('the text without a language', { got: valueOf('byDefault', 'balanceFormatted'), equals: english.balance }),
      ...inTurn.map(({ language }, at) => request(`statement${at}`, getMovements, { first: 1 }, inLanguage(language))),
      check('texts of the statement', {
        got: inTurn.flatMap((_, at) => [
          valueOf(`statement${at}`, 'items.0.balanceFormatted'),
          valueOf(`statement${at}`, 'items.0.amountFormatted'),
        ]),
        equals: inTurn.flatMap(({ balance, amount }) => [balance, amount]),
      }),
      open('english', inLanguage('en')),
      open('german', inLanguage('de')),
      request('inSpanish', buyAlbum, { albumId }, inLanguage('es')),
      request('inEnglish', buyAlbum, { albumId: otherAlbumId }, inLanguage('en')),
      check('texts in the answers', {
        got: [valueOf('inSpanish', 'guestBalanceFormatted'), valueOf('inEnglish', 'guestBalanceFormatted')],
        equals: ['1225,5', '1,225'],
      }),
      send('sent', messageSend, textMessage(channelId, 'Guten Abend'), { socket: 'german', by: inLanguage('de') }),
      ...['english', 'german'].flatMap((socket) => [
        settled(socket),
        came(`texts on the ${socket} socket`, guestBalance, socket, 'guestBalanceFormatted', [
          '1225,5',
          '1,225',
          '1.222',
        ]),
      ]),
    ],
  }),
];
