import { favouriteCommands } from './content/favourites/commands.ts';
import { messengerCommands } from './content/messenger/commands.ts';
import { notificationCommands } from './content/notifications/commands.ts';
import { guestCommands } from './foundation/guest/commands.ts';
import { pageCommands } from './foundation/page/commands.ts';
import type { Heard } from './pipeline/hear.ts';

/** Every command of every room; the session's own two are the socket's. */
export const commandHandlers: readonly Heard[] = [
  guestCommands,
  pageCommands,
  favouriteCommands,
  messengerCommands,
  notificationCommands,
].flat();
