import { count, entityId, flag, instant, listOf, named, oneOf, text } from '../../vocabulary/shapes.ts';
import { picture } from '../../vocabulary/words.ts';

/**
 * What a guest can pin, in the words of the realtime messages.
 * @spec entity:enum.favouriteKind
 */
export const favouriteKind = oneOf('FavouriteKind', 'what is pinned: sedcards is an album of that kind', [
  'actor',
  'album',
  'sedcards',
  'picture',
]);

/**
 * A pinned performer, and whether the guest is told by e-mail or SMS when she comes online.
 * @spec entity:pinnedActorNotificationSetting
 * @assumed The fields: what a list of favourites draws.
 */
export const favouriteActor = named('FavouriteActor', 'a pinned performer and how the guest is told of her', {
  id: entityId,
  name: text,
  slug: text,
  isOnline: flag,
  portrait: picture,
  pinnedAt: instant,
  emailNotification: flag,
  smsNotification: flag,
});

/** The fields that the list of favourites has in REST and on the socket. */
export const favouriteFields = {
  actors: listOf(favouriteActor),
  albumIds: listOf(entityId),
  sedcardIds: listOf(entityId),
  pictureIds: listOf(entityId),
  online: count,
};

/**
 * Everything a guest has pinned: performers, the latest first, how many of them are `online`, and the ids of the rest.
 * @spec entity:pinnedFavourites
 * @assumed Ids are enough for albums, sedcards and pictures: pin buttons need no more.
 */
export const pinnedFavourites = named('PinnedFavourites', 'everything a guest has pinned', favouriteFields);
