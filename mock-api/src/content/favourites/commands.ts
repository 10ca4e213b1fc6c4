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
import { guestOf } from '../../dispatch/handler.ts';
import { handleCommand } from '../../dispatch/run-command.ts';
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

/** The handlers of this module's commands. */
export const favouriteCommands = [
  handleCommand(favouritePinActor, (payload, caller, world) => pin(actor(payload), caller, world)),
  handleCommand(favouriteUnpinActor, (payload, caller, world) => unpin(actor(payload), caller, world)),
  handleCommand(favouritePinAlbum, (payload, caller, world) => pin(album(payload), caller, world)),
  handleCommand(favouriteUnpinAlbum, (payload, caller, world) => unpin(album(payload), caller, world)),
  handleCommand(favouritePinSedcards, (payload, caller, world) => pin(sedcards(payload), caller, world)),
  handleCommand(favouriteUnpinSedcards, (payload, caller, world) => unpin(sedcards(payload), caller, world)),
  handleCommand(favouritePinPicture, (payload, caller, world) => pin(picture(payload), caller, world)),
  handleCommand(favouriteUnpinPicture, (payload, caller, world) => unpin(picture(payload), caller, world)),
  handleCommand(favouriteActorEmailNotificationSet, (payload, caller, world) =>
    notify('email', payload, caller, world),
  ),
  handleCommand(favouriteActorSmsNotificationSet, (payload, caller, world) => notify('sms', payload, caller, world)),
  handleCommand(favouriteActorsRequest, async (_, caller, world) => {
    const guestId = guestOf(caller);
    publish(world.bus, favouriteActors, { guestId }, await favouritesOf(guestId, caller, world));
  }),
];
