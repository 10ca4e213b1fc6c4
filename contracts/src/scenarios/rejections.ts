import { anAlbumOfPerformer, aPerformer, guestOwnsCoins, tokenIsInvalid } from '@lounge/mock-api/states';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import { getGuestBalance, getMovements } from '@lounge/protocol/foundation/wallet';
import { ownOfGuest, robin, robinIsLoggedIn } from './guests.ts';
import { check, given, having, open, request, scenario, sendRaw, settled, valueOf } from './parts.ts';

const [actorId, albumId] = [900_001, 910_001];
const { guestId, token } = ownOfGuest;
const unknownToken = 'unknown-token-of-nobody';
const nobody = { ...robin, token: unknownToken };
const sender = { accessToken: token, guestId };
const longType = 'undeclared'.repeat(7);

/** Answers where several failures apply, and to frames that are no command. */
export const rejections = [
  scenario({
    id: 'foundation/session/an-unknown-token-is-the-first-failure',
    text: 'a request whose token is unknown is rejected for that, whatever else is wrong with it',
    own: { numbers: [guestId, actorId, albumId], texts: [token, unknownToken, 'key-of'] },
    parts: [
      robinIsLoggedIn,
      given(aPerformer({ id: actorId, name: 'Noor Vega' })),
      given(anAlbumOfPerformer({ id: albumId, actorId, price: 900 })),
      given(guestOwnsCoins({ guestId, amount: 2500 })),
      given(tokenIsInvalid({ token: unknownToken })),
      having(request('language', getGuestBalance, {}, nobody, { fails: 'needLogin' }), { query: { language: 'xx' } }),
      having(request('queryLanguage', getMovements, {}, nobody, { fails: 'needLogin' }), { query: { language: 'xx' } }),
      having(request('body', buyAlbum, { albumId }, nobody, { fails: 'needLogin' }), {
        headers: { 'Idempotency-Key': null },
        body: { undeclared: true },
      }),
    ],
  }),
  scenario({
    id: 'foundation/realtime/a-rejected-frame-ends-nothing',
    text: 'a frame that is no command is rejected with its type, cut to 60 characters, and the socket goes on',
    own: { numbers: [guestId], texts: [token, 'key-of'] },
    parts: [
      robinIsLoggedIn,
      open('one', robin),
      // Its rejection has no key, as none is read from a frame without a type.
      sendRaw('untyped', sender, 'one', { fails: 'malformed' }),
      sendRaw('undeclared', { ...sender, type: longType, key: 'key-of-undeclared' }, 'one', { fails: 'unknown' }),
      check('the types in the rejections', {
        got: ['untyped', 'undeclared'].map((name) => valueOf(name, 'of')),
        equals: [null, longType.slice(0, 60)],
      }),
      settled('one'),
    ],
  }),
];
