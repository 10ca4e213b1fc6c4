import * as s from '../../schema/s.ts';
import { picture } from '../../schema/common.ts';

/** The kinds of things that a guest can pin, with the names of the realtime messages. @spec entity:enum.favouriteKind */
export const favouriteKind = s.enum(['actor', 'album', 'sedcards', 'picture'], {
  id: 'FavouriteKind',
  description: 'what is pinned; sedcards is a sedcard album',
});

/**
 * A pinned performer, and whether the guest is notified by e-mail or SMS when she comes online.
 * @spec entity:pinnedActorNotificationSetting
 * @assumed The fields: those that a list of favourites shows.
 */
export const favouriteActor = s.object(
  {
    id: s.entityId,
    name: s.string,
    slug: s.string,
    isOnline: s.boolean,
    portrait: picture,
    pinnedAt: s.instant,
    emailNotification: s.boolean,
    smsNotification: s.boolean,
  },
  { id: 'FavouriteActor', description: 'a pinned performer and how the guest is notified about her' },
);

/**
 * Where a guest can be told that a performer came online: at a confirmed e-mail address, at a confirmed mobile number.
 * @assumed the documents name no condition but a verified number
 */
export const alertWays = s.object(
  { email: s.boolean, sms: s.boolean },
  { id: 'AlertWays', description: 'by which ways a guest can be told' },
);

/** The fields of the list of favourites, shared by REST and the socket. */
export const favouriteFields = {
  actors: s.array(favouriteActor),
  albumIds: s.array(s.entityId),
  videoIds: s.array(s.entityId),
  sedcardIds: s.array(s.entityId),
  pictureIds: s.array(s.entityId),
  online: s.count,
  alerts: alertWays,
};

/**
 * Everything a guest has pinned: performers, the latest first, the number of them that are `online`, and the other ids.
 * @assumed The ids of videos: a pinned video is a pin of an album with its id, and counts as no album.
 * @spec entity:pinnedFavourites
 * @assumed Ids are enough for albums, sedcards and pictures: pin buttons need no more.
 */
export const pinnedFavourites = s.object(favouriteFields, {
  id: 'PinnedFavourites',
  description: 'everything a guest has pinned',
});
