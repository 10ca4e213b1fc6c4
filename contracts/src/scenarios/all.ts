import type { Scenario } from '../effects/scenario.ts';
import { chats } from './chats.ts';
import { addedCoins } from './coins.ts';
import { conversations } from './conversations.ts';
import { favourites } from './favourites.ts';
import { purchases } from './purchases.ts';
import { sessions } from './sessions.ts';

/** All scenarios, by id. */
export const scenarios: readonly Scenario[] = [
  ...addedCoins,
  ...chats,
  ...conversations,
  ...favourites,
  ...purchases,
  ...sessions,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));
