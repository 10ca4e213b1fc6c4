import { anAlbumOfPerformer, aPerformer, guestOwnsCoins, pushesAreNumbered } from '@lounge/mock-api/states';
import { buyAlbum } from '@lounge/protocol/content/galleries';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import { mika, mikaIsLoggedIn, ownOfGuest, ownOfOtherGuest, robin, robinIsLoggedIn } from './guests.ts';
import { arrives, came, check, given, lost, open, request, scenario, settled, valueOf } from './parts.ts';

const [actorId, ...albumIds] = [900_001, 910_001, 910_002, 910_003, 910_004] as const;

/** As long ago as a connection may be lost and is resumed. */
const longestMs = 120_000;

/** Effects of a lost connection. */
export const resumption = [
  scenario({
    id: 'foundation/realtime/a-lost-connection-misses-nothing',
    text: 'what was pushed while a connection was lost comes once and in order, and nothing that was seen or is of another guest',
    own: {
      numbers: [ownOfGuest.guestId, ownOfOtherGuest.guestId, actorId, ...albumIds],
      texts: [ownOfGuest.token, ownOfOtherGuest.token, 'key-of'],
    },
    parts: [
      robinIsLoggedIn,
      mikaIsLoggedIn,
      given(pushesAreNumbered({ epoch: 'epoch-of-the-scenario' })),
      given(aPerformer({ id: actorId, name: 'Noor Vega' })),
      ...albumIds.map((id) => given(anAlbumOfPerformer({ id, actorId, price: 100 }))),
      given(guestOwnsCoins({ guestId: ownOfGuest.guestId, amount: 1000 })),
      given(guestOwnsCoins({ guestId: ownOfOtherGuest.guestId, amount: 5000 })),
      open('before', robin),
      request('seen', buyAlbum, { albumId: albumIds[0] }, robin),
      arrives('lastSeen', guestBalance, 'before'),
      lost('before'),
      request('missed', buyAlbum, { albumId: albumIds[1] }, robin),
      request('foreign', buyAlbum, { albumId: albumIds[1] }, mika),
      request('missedToo', buyAlbum, { albumId: albumIds[2] }, robin),
      open('after', robin, {
        lastSeen: {
          epoch: valueOf('before', 'positions.epoch'),
          public: valueOf('before', 'positions.public'),
          guest: valueOf('lastSeen', 'seq'),
          agoMs: longestMs,
        },
      }),
      check('how many pushes the guest’s stream went on by', {
        sum: [valueOf('lastSeen', 'seq'), 2],
        equals: valueOf('after', 'positions.guest'),
      }),
      request('later', buyAlbum, { albumId: albumIds[3] }, robin),
      settled('after'),
      came('balances since what was seen', guestBalance, 'after', 'guestBalance.value', [800, 700, 600]),
      open('again', mika, {
        lastSeen: {
          epoch: valueOf('after', 'positions.epoch'),
          public: valueOf('after', 'positions.public'),
          guest: 0,
          agoMs: 1000,
        },
      }),
      settled('again'),
      came('balances of the other guest', guestBalance, 'again', 'guestBalance.value', [4900]),
    ],
  }),
];
