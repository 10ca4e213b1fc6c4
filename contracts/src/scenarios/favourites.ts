import { aPerformer, guestHasNoPins } from '@lounge/mock-api/states';
import {
  favouriteActorsRequest,
  favouriteEvents,
  favouritePinActor,
  pinnedModels,
} from '@lounge/protocol/content/favourites';
import { ownOfGuest, robin, robinIsLoggedIn } from './guests.ts';
import { arrives, check, given, open, request, scenario, send, settled, valueOf } from './parts.ts';

const actorId = 900_001;

/** Effects of pins. */
export const favourites = [
  scenario({
    id: 'content/favourites/a-pin-is-kept',
    text: 'a performer who is pinned on one socket is pinned on the other and in every list, once',
    own: { numbers: [ownOfGuest.guestId, actorId], texts: [ownOfGuest.token, 'key-of'] },
    parts: [
      robinIsLoggedIn,
      given(aPerformer({ id: actorId, name: 'Noor Vega' })),
      given(guestHasNoPins({ guestId: ownOfGuest.guestId })),
      open('one', robin),
      open('other', robin),
      send('pinned', favouritePinActor, { actorId }, { socket: 'one', by: robin }),
      send('again', favouritePinActor, { actorId }, { socket: 'one', by: robin }),
      arrives('heard', favouriteEvents, 'other'),
      settled('other'),
      send('list', favouriteActorsRequest, {}, { socket: 'other', by: robin }),
      check('the performer in the list', { items: valueOf('list', 'actors'), with: { id: actorId }, count: 1 }),
      request('models', pinnedModels, {}, robin),
      check('the performer among the pinned models', { items: valueOf('models'), with: { id: actorId }, count: 1 }),
    ],
  }),
];
