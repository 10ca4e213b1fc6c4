import {
  adventCalendar,
  claimGiftCalendarReward,
  enterPrizeDraw,
  getEventData,
  getEvents,
  giftCalendar,
  halloweenReward,
  kickItReward,
  lanternGardenConfig,
  openDoor,
  prizeDraw,
  rewardBoxReward,
  rewardGame,
  slotmachineReward,
  useAttempt,
  wetAndWildReward,
  wiesnBudeReward,
  wiesnShootingReward,
} from '@lounge/protocol/engagement/special-events';
import { handle } from '../../dispatch/handler.ts';
import { attempt } from './attempt.ts';
import { claimGift, openTheDoor, readAdventCalendar, readGiftCalendar } from './calendars.ts';
import { easterHandlers } from './easter.ts';
import { eventOfKind, readEventOf, readEvents } from './events.ts';
import { readGame } from './games.ts';
import { enter, readPrizeDraw } from './prize-draw.ts';
import { readRewardOf } from './readings.ts';

/** The handlers of this module's calls. */
export const specialEventHandlers = [
  handle(rewardGame, readGame),
  handle(useAttempt, attempt),
  handle(slotmachineReward, readRewardOf('slotmachine')),
  handle(halloweenReward, readRewardOf('halloween')),
  handle(rewardBoxReward, readRewardOf('rewardBox', 'lanternGarden')),
  handle(wiesnShootingReward, readRewardOf('wiesnShooting')),
  handle(wetAndWildReward, readRewardOf('wetAndWild')),
  handle(wiesnBudeReward, readRewardOf('wiesnBude')),
  handle(kickItReward, readRewardOf('kickIt')),
  handle(getEvents, (_, caller, world) => readEvents(caller, world)),
  handle(getEventData, readEventOf),
  handle(lanternGardenConfig, async (_, caller, world) => {
    const { id: configId } = await eventOfKind('lanternGarden', world);
    return readGame({ configId }, caller, world);
  }),
  ...easterHandlers,
  handle(adventCalendar, (_, caller, world) => readAdventCalendar(caller, world)),
  handle(openDoor, openTheDoor),
  handle(giftCalendar, readGiftCalendar),
  handle(claimGiftCalendarReward, claimGift),
  handle(prizeDraw, (_, caller, world) => readPrizeDraw(caller, world)),
  handle(enterPrizeDraw, enter),
];
