import { favouriteCommands } from './content/favourites/commands.ts';
import { messengerCommands } from './content/messenger/commands.ts';
import { notificationCommands } from './content/notifications/commands.ts';
import { guestCommands } from './foundation/guest/commands.ts';
import { pageCommands } from './foundation/page/commands.ts';
import type { HandledCommand } from './dispatch/run-command.ts';

/** Every command of every module; the session's own two are the socket's. */
export const commandHandlers: readonly HandledCommand[] = [
  guestCommands,
  pageCommands,
  favouriteCommands,
  messengerCommands,
  notificationCommands,
].flat();
