import {
  favouriteActorEmailNotificationSet,
  favouriteActorSmsNotificationSet,
  favouriteActorsRequest,
  favouritePinActor,
  favouritePinAlbum,
  favouritePinPicture,
  favouritePinSedcards,
  favouriteUnpinActor,
  favouriteUnpinAlbum,
  favouriteUnpinPicture,
  favouriteUnpinSedcards,
} from '@lounge/protocol/content/favourites';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { favouritesOf } from './favourites-of.ts';
import { notify, pin, unpin, type Subject } from './pins.ts';

const actor = ({ actorId }: { actorId: number }): Subject => ({ kind: 'actor', id: actorId, field: 'actorId' });
const album = ({ albumId }: { albumId: number }): Subject => ({ kind: 'album', id: albumId, field: 'albumId' });
const sedcards = (payload: { albumId: number }): Subject => ({ ...album(payload), kind: 'sedcards' });
const picture = ({ pictureId }: { pictureId: number }): Subject => ({
  kind: 'picture',
  id: pictureId,
  field: 'pictureId',
});

/** The handlers of this module's commands. */
export const favouriteCommands = [
  handle(favouritePinActor, (payload, caller, world) => pin(actor(payload), caller, world)),
  handle(favouriteUnpinActor, (payload, caller, world) => unpin(actor(payload), caller, world)),
  handle(favouritePinAlbum, (payload, caller, world) => pin(album(payload), caller, world)),
  handle(favouriteUnpinAlbum, (payload, caller, world) => unpin(album(payload), caller, world)),
  handle(favouritePinSedcards, (payload, caller, world) => pin(sedcards(payload), caller, world)),
  handle(favouriteUnpinSedcards, (payload, caller, world) => unpin(sedcards(payload), caller, world)),
  handle(favouritePinPicture, (payload, caller, world) => pin(picture(payload), caller, world)),
  handle(favouriteUnpinPicture, (payload, caller, world) => unpin(picture(payload), caller, world)),
  handle(favouriteActorEmailNotificationSet, (payload, caller, world) => notify('email', payload, caller, world)),
  handle(favouriteActorSmsNotificationSet, (payload, caller, world) => notify('sms', payload, caller, world)),
  handle(favouriteActorsRequest, (_, caller, world) => favouritesOf(guestOf(caller), caller, world)),
];
