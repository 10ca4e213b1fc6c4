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

/** The kinds of things that can be pinned. */
export type FavouriteKind = PayloadOf<typeof favouriteEvents>['kind'];
/** How a guest is notified that a pinned performer came online. */
export type NotificationChannel = 'email' | 'sms';

const pins = {
  actor: { pin: favouritePinActor, unpin: favouriteUnpinActor, field: 'actorId' },
  album: { pin: favouritePinAlbum, unpin: favouriteUnpinAlbum, field: 'albumId' },
  sedcards: { pin: favouritePinSedcards, unpin: favouriteUnpinSedcards, field: 'albumId' },
  picture: { pin: favouritePinPicture, unpin: favouriteUnpinPicture, field: 'pictureId' },
} as const;

const notifications = { email: favouriteActorEmailNotificationSet, sms: favouriteActorSmsNotificationSet } as const;

/** A command with its input. */
export interface PinRequest {
  readonly command: Command;
  readonly input: unknown;
}

/** The command that pins or unpins something. */
export const pinCommand = (kind: FavouriteKind, id: number, pinned: boolean): PinRequest => {
  const { pin, unpin, field } = pins[kind];
  return { command: pinned ? pin : unpin, input: { [field]: id } };
};

/** The command that turns notifications about a pinned performer on or off. */
export const notificationCommand = (channel: NotificationChannel, actorId: number, enabled: boolean): PinRequest => ({
  command: notifications[channel],
  input: { actorId, enabled },
});
