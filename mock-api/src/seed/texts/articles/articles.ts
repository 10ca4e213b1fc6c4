import type { Article } from './article.ts';
import { aMapWithoutPins } from './a-map-without-pins.ts';
import { aShelfForWhatYouKeep } from './a-shelf-for-what-you-keep.ts';
import { behindTheCurtainPartOne } from './behind-the-curtain-part-one.ts';
import { iPlayForOnePerson } from './i-play-for-one-person.ts';
import { nightKitchenBeginsAgain } from './night-kitchen-begins-again.ts';
import { smallPrintLargeLetters } from './small-print-large-letters.ts';
import { theGardenThatAnswers } from './the-garden-that-answers.ts';
import { twoLampsAndALongTable } from './two-lamps-and-a-long-table.ts';
import { whoOpensTheDoorAtSix } from './who-opens-the-door-at-six.ts';

/** All articles of the magazine. */
export const articles: readonly Article[] = [
  aShelfForWhatYouKeep,
  iPlayForOnePerson,
  nightKitchenBeginsAgain,
  behindTheCurtainPartOne,
  theGardenThatAnswers,
  twoLampsAndALongTable,
  whoOpensTheDoorAtSix,
  aMapWithoutPins,
  smallPrintLargeLetters,
];
