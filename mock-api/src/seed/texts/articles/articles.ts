import type { Article } from './article.ts';
import { aBellThatSaysLess } from './a-bell-that-says-less.ts';
import { aLongNightOfLetters } from './a-long-night-of-letters.ts';
import { aMapWithoutPins } from './a-map-without-pins.ts';
import { aQuietPlaceHasADoor } from './a-quiet-place-has-a-door.ts';
import { aShelfForWhatYouKeep } from './a-shelf-for-what-you-keep.ts';
import { aWeekWithoutAClock } from './a-week-without-a-clock.ts';
import { behindTheCurtainPartOne } from './behind-the-curtain-part-one.ts';
import { fourLanguagesOneEvening } from './four-languages-one-evening.ts';
import { halloweenWhatIsPlanned } from './halloween-what-is-planned.ts';
import { howWeCountAMinute } from './how-we-count-a-minute.ts';
import { iPlayForOnePerson } from './i-play-for-one-person.ts';
import { myAuntsRecords } from './my-aunts-records.ts';
import { nightKitchenBeginsAgain } from './night-kitchen-begins-again.ts';
import { smallPrintLargeLetters } from './small-print-large-letters.ts';
import { soThatTheOthersGetAWordIn } from './so-that-the-others-get-a-word-in.ts';
import { theBlueHourAnnounced } from './the-blue-hour-announced.ts';
import { theFirstMinute } from './the-first-minute.ts';
import { theGardenThatAnswers } from './the-garden-that-answers.ts';
import { theLeftHalfOfTheCurtain } from './the-left-half-of-the-curtain.ts';
import { theWheelTurnsForTea } from './the-wheel-turns-for-tea.ts';
import { threePinsAndAPostcard } from './three-pins-and-a-postcard.ts';
import { twoLampsAndALongTable } from './two-lamps-and-a-long-table.ts';
import { whatATileIsWorth } from './what-a-tile-is-worth.ts';
import { whatFlowersSayOnCamera } from './what-flowers-say-on-camera.ts';
import { whenItSoundsLikeApplause } from './when-it-sounds-like-applause.ts';
import { whoOpensTheDoorAtSix } from './who-opens-the-door-at-six.ts';

/** All articles of the magazine, the newest first. */
export const articles: readonly Article[] = [
  aLongNightOfLetters,
  aShelfForWhatYouKeep,
  iPlayForOnePerson,
  whatFlowersSayOnCamera,
  nightKitchenBeginsAgain,
  theBlueHourAnnounced,
  howWeCountAMinute,
  twoLampsAndALongTable,
  myAuntsRecords,
  behindTheCurtainPartOne,
  halloweenWhatIsPlanned,
  whenItSoundsLikeApplause,
  threePinsAndAPostcard,
  aQuietPlaceHasADoor,
  theGardenThatAnswers,
  soThatTheOthersGetAWordIn,
  aBellThatSaysLess,
  theWheelTurnsForTea,
  whoOpensTheDoorAtSix,
  fourLanguagesOneEvening,
  aWeekWithoutAClock,
  aMapWithoutPins,
  theLeftHalfOfTheCurtain,
  whatATileIsWorth,
  theFirstMinute,
  smallPrintLargeLetters,
];
