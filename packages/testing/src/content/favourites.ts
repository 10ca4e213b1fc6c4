import type { Infer, PayloadOf } from '@lounge/protocol';
import { favouriteActor, favouriteEvents, pinnedFavourites } from '@lounge/protocol/content/favourites';
import { parsed } from '../parsed.ts';

type FavouriteActorData = Infer<typeof favouriteActor>;
type PinnedFavouritesData = Infer<typeof pinnedFavourites>;
type PinEventData = PayloadOf<typeof favouriteEvents>;

/** A performer whom the guest has pinned. */
export const aFavouriteActor = (overrides: Partial<FavouriteActorData> = {}): FavouriteActorData =>
  parsed(favouriteActor, {
    id: 9101,
    name: 'Noor Vega',
    slug: 'noor-vega',
    isOnline: true,
    portrait: { url: '/pictures/velvet/portrait/noor', kind: 'portrait', tint: 3 },
    pinnedAt: '2026-11-20T18:30:00.000Z',
    emailNotification: false,
    smsNotification: false,
    ...overrides,
  });

/** Everything a guest has pinned: one of each kind. */
export const favouritesOfGuest = (overrides: Partial<PinnedFavouritesData> = {}): PinnedFavouritesData =>
  parsed(pinnedFavourites, {
    actors: [aFavouriteActor()],
    albumIds: [91001],
    videoIds: [95001],
    sedcardIds: [91002],
    pictureIds: [91001001],
    online: 1,
    alerts: { email: true, sms: false },
    ...overrides,
  });

/** A change of a pin; by default, a performer was pinned. */
export const aPinEvent = (overrides: Partial<PinEventData> = {}): PinEventData =>
  parsed(favouriteEvents.payload, { kind: 'actor', id: 9101, pinned: true, actor: aFavouriteActor(), ...overrides });
