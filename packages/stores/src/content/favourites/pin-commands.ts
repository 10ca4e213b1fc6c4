import type { Command, PayloadOf } from '@lounge/protocol';
import {
  favouriteActorEmailNotificationSet,
  favouriteActorSmsNotificationSet,
  favouritePinActor,
  favouritePinAlbum,
  favouritePinPicture,
  favouritePinSedcards,
  favouriteUnpinActor,
  favouriteUnpinAlbum,
  favouriteUnpinPicture,
  favouriteUnpinSedcards,
  type favouriteEvents,
} from '@lounge/protocol/content/favourites';

/** What can be pinned. */
export type FavouriteKind = PayloadOf<typeof favouriteEvents>['kind'];
/** How a guest can be told of a pinned performer. */
export type NotificationChannel = 'email' | 'sms';

const pins = {
  actor: { pin: favouritePinActor, unpin: favouriteUnpinActor, field: 'actorId' },
  album: { pin: favouritePinAlbum, unpin: favouriteUnpinAlbum, field: 'albumId' },
  sedcards: { pin: favouritePinSedcards, unpin: favouriteUnpinSedcards, field: 'albumId' },
  picture: { pin: favouritePinPicture, unpin: favouriteUnpinPicture, field: 'pictureId' },
} as const;

const notifications = { email: favouriteActorEmailNotificationSet, sms: favouriteActorSmsNotificationSet } as const;

/** A command and what it carries. */
export interface ConfirmedPins {
  readonly command: Command;
  readonly payload: unknown;
}

/** The command that pins or unpins something. */
export const pinCommand = (kind: FavouriteKind, id: number, pinned: boolean): ConfirmedPins => {
  const { pin, unpin, field } = pins[kind];
  return { command: pinned ? pin : unpin, payload: { [field]: id } };
};

/** The command that sets how a guest is told of a pinned performer. */
export const notificationCommand = (by: NotificationChannel, actorId: number, enabled: boolean): ConfirmedPins => ({
  command: notifications[by],
  payload: { actorId, enabled },
});
