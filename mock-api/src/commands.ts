import { favouriteCommands } from './content/favourites/commands.ts';
import { liveChatCommands } from './content/live-chat/commands.ts';
import { messengerPorts } from './content/live-chat/messenger-ports.ts';
import { messengerCommands } from './content/messenger/commands.ts';
import { notificationCommands } from './content/notifications/commands.ts';
import { guestCommands } from './foundation/guest/commands.ts';
import { pageCommands } from './foundation/page/commands.ts';
import { walletCommands } from './foundation/wallet/commands.ts';
import type { HandledCall } from './dispatch/handler.ts';

/** The handlers of all modules' commands. */
export const commandHandlers: readonly HandledCall[] = [
  guestCommands,
  pageCommands,
  walletCommands,
  favouriteCommands,
  liveChatCommands,
  messengerCommands(messengerPorts),
  notificationCommands,
].flat();
