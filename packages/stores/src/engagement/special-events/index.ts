export { eventRead, eventsRead, lanternGardenRead, type EventData, type EventType } from './events.ts';
export { RewardGame, type AttemptData, type GameData, type GameRewardData, type RewardReading } from './RewardGame.ts';
export { EggHunt, type EasterRewardData, type HuntData } from './EggHunt.ts';
export { FoundEgg, type FoundEggState } from './FoundEgg.ts';
export {
  adventCalendarOf,
  DayCalendar,
  giftCalendarOf,
  type CalendarData,
  type CalendarDay,
  type CalendarRewardData,
} from './DayCalendar.ts';
export { PrizeDraw, type PrizeDrawData } from './PrizeDraw.ts';
