import { command } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { favouriteActors, favouriteEvents } from './messages.ts';

const actorPayload = s.object({ actorId: s.entityId });
const albumPayload = s.object({ albumId: s.entityId });
const picturePayload = s.object({ pictureId: s.entityId });
const notificationPayload = s.object({ actorId: s.entityId, enabled: s.boolean });

/**
 * Pins a performer; has no effect if she is pinned already.
 * @spec socket:favourite.pin.actor
 * @assumed The payload is not shown.
 */
export const favouritePinActor = command('content/favourites/favouritePinActor', {
  input: actorPayload,
  reply: favouriteEvents,
  failures: ['unknown'],
  purpose: 'Pins a performer.',
});

/**
 * Unpins a performer; has no effect if she is not pinned.
 * @spec socket:favourite.unpin.actor
 * @assumed The payload is not shown.
 */
export const favouriteUnpinActor = command('content/favourites/favouriteUnpinActor', {
  input: actorPayload,
  reply: favouriteEvents,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Unpins a performer.',
});

/**
 * Pins a photo album; has no effect if it is pinned already.
 * @spec socket:favourite.pin.album
 * @assumed The payload is not shown. Sedcards have their own message.
 */
export const favouritePinAlbum = command('content/favourites/favouritePinAlbum', {
  input: albumPayload,
  reply: favouriteEvents,
  failures: ['unknown'],
  purpose: 'Pins a photo album.',
});

/**
 * Unpins a photo album; has no effect if it is not pinned.
 * @spec socket:favourite.unpin.album
 * @assumed The payload is not shown. Sedcards have their own message.
 */
export const favouriteUnpinAlbum = command('content/favourites/favouriteUnpinAlbum', {
  input: albumPayload,
  reply: favouriteEvents,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Unpins a photo album.',
});

/**
 * Pins a sedcard album; has no effect if it is pinned already.
 * @spec socket:favourite.pin.sedcards
 * @assumed The payload is not shown. The id is the id of the album.
 */
export const favouritePinSedcards = command('content/favourites/favouritePinSedcards', {
  input: albumPayload,
  reply: favouriteEvents,
  failures: ['unknown'],
  purpose: 'Pins a sedcard album.',
});

/**
 * Unpins a sedcard album; has no effect if it is not pinned.
 * @spec socket:favourite.unpin.sedcards
 * @assumed The payload is not shown. The id is the id of the album.
 */
export const favouriteUnpinSedcards = command('content/favourites/favouriteUnpinSedcards', {
  input: albumPayload,
  reply: favouriteEvents,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Unpins a sedcard album.',
});

/**
 * Pins a picture; has no effect if it is pinned already.
 * @spec socket:favourite.pin.picture
 * @assumed The payload is not shown. The id is the album’s id times 1000 plus the position in the album, from 1.
 */
export const favouritePinPicture = command('content/favourites/favouritePinPicture', {
  input: picturePayload,
  reply: favouriteEvents,
  failures: ['unknown'],
  purpose: 'Pins a picture.',
});

/**
 * Unpins a picture; has no effect if it is not pinned.
 * @spec socket:favourite.unpin.picture
 * @assumed The payload is not shown. The id is the album’s id times 1000 plus the position in the album, from 1.
 */
export const favouriteUnpinPicture = command('content/favourites/favouriteUnpinPicture', {
  input: picturePayload,
  reply: favouriteEvents,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Unpins a picture.',
});

/**
 * Sets whether the guest is notified by e-mail when a pinned performer comes online.
 * @spec socket:favourite.actor.email-notification.set
 * @assumed For a performer who is not pinned it fails with `unknown`.
 */
export const favouriteActorEmailNotificationSet = command('content/favourites/favouriteActorEmailNotificationSet', {
  input: notificationPayload,
  reply: favouriteEvents,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Sets whether the guest is notified by e-mail when a pinned performer comes online.',
});

/**
 * Sets whether the guest is notified by SMS when a pinned performer comes online.
 * @spec socket:favourite.actor.sms-notification.set
 * @assumed For a performer who is not pinned it fails with `unknown`.
 */
export const favouriteActorSmsNotificationSet = command('content/favourites/favouriteActorSmsNotificationSet', {
  input: notificationPayload,
  reply: favouriteEvents,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Sets whether the guest is notified by SMS when a pinned performer comes online.',
});

/**
 * Requests the favourite performers; the reply is `favouriteActors`.
 * @spec socket:favourite.actors.request
 * @assumed The payload is not shown.
 */
export const favouriteActorsRequest = command('content/favourites/favouriteActorsRequest', {
  input: s.empty,
  reply: favouriteActors,
  changes: false,
  purpose: 'Requests the favourite performers.',
});
