import { favouriteCommands } from './content/favourites/commands.ts';
import type { Heard } from './pipeline/hear.ts';

/** Every command of every room; the session's own two are the socket's. */
export const commandHandlers: readonly Heard[] = [favouriteCommands].flat();
