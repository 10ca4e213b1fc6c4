import { command, push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { favouriteActor, favouriteFields, favouriteKind } from './schemas.ts';

const ofActor = s.object({ actorId: s.entityId });
const ofAlbum = s.object({ albumId: s.entityId });
const ofPicture = s.object({ pictureId: s.entityId });
const notification = s.object({ actorId: s.entityId, enabled: s.boolean });

/**
 * Pins a performer; pinning twice changes nothing.
 * @spec socket:favourite.pin.actor
 * @assumed The payload is not shown.
 */
export const favouritePinActor = command('content/favourites/favouritePinActor', {
  payload: ofActor,
  purpose: 'Pins a performer.',
});

/**
 * Takes the pin of a performer away; it may be gone already.
 * @spec socket:favourite.unpin.actor
 * @assumed The payload is not shown.
 */
export const favouriteUnpinActor = command('content/favourites/favouriteUnpinActor', {
  payload: ofActor,
  purpose: 'Takes the pin of a performer away.',
});

/**
 * Pins a photo album; pinning twice changes nothing.
 * @spec socket:favourite.pin.album
 * @assumed The payload is not shown. Sedcards have a message of their own.
 */
export const favouritePinAlbum = command('content/favourites/favouritePinAlbum', {
  payload: ofAlbum,
  purpose: 'Pins a photo album.',
});

/**
 * Takes the pin of a photo album away; it may be gone already.
 * @spec socket:favourite.unpin.album
 * @assumed The payload is not shown. Sedcards have a message of their own.
 */
export const favouriteUnpinAlbum = command('content/favourites/favouriteUnpinAlbum', {
  payload: ofAlbum,
  purpose: 'Takes the pin of a photo album away.',
});

/**
 * Pins a sedcard album; pinning twice changes nothing.
 * @spec socket:favourite.pin.sedcards
 * @assumed The payload is not shown. Its id is an album’s.
 */
export const favouritePinSedcards = command('content/favourites/favouritePinSedcards', {
  payload: ofAlbum,
  purpose: 'Pins a sedcard album.',
});

/**
 * Takes the pin of a sedcard album away; it may be gone already.
 * @spec socket:favourite.unpin.sedcards
 * @assumed The payload is not shown. Its id is an album’s.
 */
export const favouriteUnpinSedcards = command('content/favourites/favouriteUnpinSedcards', {
  payload: ofAlbum,
  purpose: 'Takes the pin of a sedcard album away.',
});

/**
 * Pins a picture; pinning twice changes nothing.
 * @spec socket:favourite.pin.picture
 * @assumed The payload is not shown. Its id is its album’s id times 1000 plus its place, from 1.
 */
export const favouritePinPicture = command('content/favourites/favouritePinPicture', {
  payload: ofPicture,
  purpose: 'Pins a picture.',
});

/**
 * Takes the pin of a picture away; it may be gone already.
 * @spec socket:favourite.unpin.picture
 * @assumed The payload is not shown. Its id is its album’s id times 1000 plus its place, from 1.
 */
export const favouriteUnpinPicture = command('content/favourites/favouriteUnpinPicture', {
  payload: ofPicture,
  purpose: 'Takes the pin of a picture away.',
});

/**
 * Whether an e-mail notifies the guest that a pinned performer came online.
 * @spec socket:favourite.actor.email-notification.set
 * @assumed A performer who is not pinned is unknown to it.
 */
export const favouriteActorEmailNotificationSet = command('content/favourites/favouriteActorEmailNotificationSet', {
  payload: notification,
  purpose: 'Sets whether an e-mail reports that a pinned performer came online.',
});

/**
 * Whether an SMS notifies the guest that a pinned performer came online.
 * @spec socket:favourite.actor.sms-notification.set
 * @assumed A performer who is not pinned is unknown to it.
 */
export const favouriteActorSmsNotificationSet = command('content/favourites/favouriteActorSmsNotificationSet', {
  payload: notification,
  purpose: 'Sets whether an SMS reports that a pinned performer came online.',
});

/**
 * Asks for the favourite performers; `favouriteActors` answers.
 * @spec socket:favourite.actors.request
 * @assumed The payload is not shown.
 */
export const favouriteActorsRequest = command('content/favourites/favouriteActorsRequest', {
  payload: s.empty,
  purpose: 'Requests the favourite performers.',
});

/**
 * Something was pinned, unpinned or set, on this page or another of the guest's. `actor` is what is known of a pinned
 * performer, null for everything else.
 * @spec socket:favourite.events
 * @assumed Wire type and payload are not shown; it replies to every command about a pin.
 */
export const favouriteEvents = push('content/favourites/favouriteEvents', {
  payload: s.object({ kind: favouriteKind, id: s.entityId, pinned: s.boolean, actor: s.nullable(favouriteActor) }),
  purpose: 'Reports that something was pinned or unpinned.',
});

/**
 * What the guest has pinned.
 * @spec socket:favourite.events
 * @assumed The documents name no answer to the request; its fields are those of the REST read.
 */
export const favouriteActors = push('content/favourites/favouriteActors', {
  payload: s.object(favouriteFields),
  purpose: 'Reports what the guest has pinned.',
});
