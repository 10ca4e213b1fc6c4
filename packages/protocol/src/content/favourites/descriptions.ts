import { describe, describeValues } from '../../declare/describe.ts';
import {
  favouriteActorEmailNotificationSet,
  favouritePinActor,
  favouritePinAlbum,
  favouritePinPicture,
} from './commands.ts';
import { favouriteActors, favouriteEvents } from './messages.ts';
import { alertWays, favouriteActor, pinnedFavourites, favouriteKind } from './schemas.ts';

const pinned = {
  actors: 'pinned performers, the latest pin first',
  albumIds: 'pinned photo albums',
  videoIds: 'pinned videos, which are no albums here',
  sedcardIds: 'pinned sedcards, by the ids of their albums',
  pictureIds: 'pinned pictures: the album’s id times 1,000 plus the place in it, from 1',
  online: 'pinned performers who are online now',
  alerts: 'the ways by which the guest can be notified now',
};

/** Descriptions of this module's fields; commands of one payload share it. */
export const descriptions = [
  describe(favouriteActor, {
    id: 'the performer',
    name: 'her display name',
    slug: 'her name as it is in addresses',
    isOnline: 'whether she can be seen live now',
    portrait: 'her picture in the ratio 3:4',
    pinnedAt: 'when the guest pinned her',
    emailNotification: 'whether the guest wants a mail when she comes online',
    smsNotification: 'whether the guest wants a text message when she comes online',
  }),
  describe(alertWays, {
    email: 'whether the e-mail address is verified',
    sms: 'whether a mobile number is verified',
  }),
  describe(pinnedFavourites, pinned),
  describe(favouriteActors.payload, pinned),
  describe(favouritePinActor.input, { actorId: 'the performer; one who does not exist is unknown' }),
  describe(favouritePinAlbum.input, {
    albumId: 'the album, or the sedcard’s album; one that does not exist is unknown',
  }),
  describe(favouritePinPicture.input, {
    pictureId: 'the album’s id times 1,000 plus the place in it, from 1; another one is unknown',
  }),
  describe(favouriteActorEmailNotificationSet.input, {
    actorId: 'a pinned performer; one who is not pinned is unknown',
    enabled: 'whether the guest is notified from now on',
  }),
  describe(favouriteEvents.payload, {
    kind: 'what was pinned or unpinned; `sedcards` is a sedcard’s album',
    id: 'which one, in the numbering of its kind',
    pinned: 'whether it is pinned now',
    actor: 'the performer with her settings; null if she is not pinned any more, and for other kinds',
  }),
  describeValues(favouriteKind, { sedcards: 'an album that introduces its performer' }),
].flat();
