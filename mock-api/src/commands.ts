import { favouriteCommands } from './content/favourites/commands.ts';
import { messengerCommands } from './content/messenger/commands.ts';
import { notificationCommands } from './content/notifications/commands.ts';
import { guestCommands } from './foundation/guest/commands.ts';
import { pageCommands } from './foundation/page/commands.ts';
import type { HandledCommand } from './dispatch/run-command.ts';

/** The command handlers of all modules. The socket handles session requests and pings itself. */
export const commandHandlers: readonly HandledCommand[] = [
  guestCommands,
  pageCommands,
  favouriteCommands,
  messengerCommands,
  notificationCommands,
].flat();
