import {
  favouriteActorEmailNotificationSet,
  favouriteActors,
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
import { guestOf } from '../../pipeline/handler.ts';
import { hear } from '../../pipeline/hear.ts';
import { publish } from '../../world/bus.ts';
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

/** What acts on the commands of this room. */
export const favouriteCommands = [
  hear(favouritePinActor, (payload, caller, world) => pin(actor(payload), caller, world)),
  hear(favouriteUnpinActor, (payload, caller, world) => unpin(actor(payload), caller, world)),
  hear(favouritePinAlbum, (payload, caller, world) => pin(album(payload), caller, world)),
  hear(favouriteUnpinAlbum, (payload, caller, world) => unpin(album(payload), caller, world)),
  hear(favouritePinSedcards, (payload, caller, world) => pin(sedcards(payload), caller, world)),
  hear(favouriteUnpinSedcards, (payload, caller, world) => unpin(sedcards(payload), caller, world)),
  hear(favouritePinPicture, (payload, caller, world) => pin(picture(payload), caller, world)),
  hear(favouriteUnpinPicture, (payload, caller, world) => unpin(picture(payload), caller, world)),
  hear(favouriteActorEmailNotificationSet, (payload, caller, world) => notify('email', payload, caller, world)),
  hear(favouriteActorSmsNotificationSet, (payload, caller, world) => notify('sms', payload, caller, world)),
  hear(favouriteActorsRequest, async (_, caller, world) => {
    const guestId = guestOf(caller);
    publish(world.bus, favouriteActors, { guestId }, await favouritesOf(guestId, caller, world));
  }),
];
