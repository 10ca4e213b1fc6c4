import type { Scenario } from '../effects/scenario.ts';
import { blogScenarios } from './blog.ts';
import { chats } from './chats.ts';
import { addedCoins } from './coins.ts';
import { concurrent } from './concurrent.ts';
import { conversations } from './conversations.ts';
import { dailyBonusScenarios } from './daily-bonus.ts';
import { favourites } from './favourites.ts';
import { feedScenarios } from './feed.ts';
import { languages } from './languages.ts';
import { lists } from './lists.ts';
import { loyaltyScenarios } from './loyalty.ts';
import { messageConditions } from './message-conditions.ts';
import { purchases } from './purchases.ts';
import { rejections } from './rejections.ts';
import { resumption } from './resumption.ts';
import { sessions } from './sessions.ts';
import { tvScenarios } from './tv.ts';
import { worlds } from './worlds.ts';

/** All scenarios, by id. */
export const scenarios: readonly Scenario[] = [
  ...addedCoins,
  ...blogScenarios,
  ...tvScenarios,
  ...chats,
  ...concurrent,
  ...conversations,
  ...dailyBonusScenarios,
  ...favourites,
  ...feedScenarios,
  ...languages,
  ...lists,
  ...loyaltyScenarios,
  ...messageConditions,
  ...purchases,
  ...rejections,
  ...resumption,
  ...sessions,
  ...worlds,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));
