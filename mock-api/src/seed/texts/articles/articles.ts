import type { Article } from './article.ts';
import { aLongNightOfLetters } from './a-long-night-of-letters.ts';
import { iPlayForOnePerson } from './i-play-for-one-person.ts';
import { theBlueHourAnnounced } from './the-blue-hour-announced.ts';
import { halloweenWhatIsPlanned } from './halloween-what-is-planned.ts';
import { threePinsAndAPostcard } from './three-pins-and-a-postcard.ts';
import { theQuietRoomHasADoorNow } from './the-quiet-room-has-a-door-now.ts';
import { theWheelTurnsForTea } from './the-wheel-turns-for-tea.ts';
import { aWeekWithoutAClock } from './a-week-without-a-clock.ts';
import { whatATileIsWorth } from './what-a-tile-is-worth.ts';

/** All articles of the magazine. */
export const articles: readonly Article[] = [
  aLongNightOfLetters,
  iPlayForOnePerson,
  theBlueHourAnnounced,
  halloweenWhatIsPlanned,
  threePinsAndAPostcard,
  theQuietRoomHasADoorNow,
  theWheelTurnsForTea,
  aWeekWithoutAClock,
  whatATileIsWorth,
];
