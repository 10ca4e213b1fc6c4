import type { Article } from './article.ts';
import { iPlayForOnePerson } from './i-play-for-one-person.ts';
import { whatFlowersSayOnCamera } from './what-flowers-say-on-camera.ts';
import { howWeCountAMinute } from './how-we-count-a-minute.ts';
import { myAuntsRecords } from './my-aunts-records.ts';
import { soThatTheOthersGetAWordIn } from './so-that-the-others-get-a-word-in.ts';
import { aBellThatSaysLess } from './a-bell-that-says-less.ts';
import { whenItSoundsLikeApplause } from './when-it-sounds-like-applause.ts';
import { fourLanguagesOneEvening } from './four-languages-one-evening.ts';
import { theLeftHalfOfTheCurtain } from './the-left-half-of-the-curtain.ts';
import { theFirstMinute } from './the-first-minute.ts';

/** All articles of the magazine. */
export const articles: readonly Article[] = [
  iPlayForOnePerson,
  whatFlowersSayOnCamera,
  howWeCountAMinute,
  myAuntsRecords,
  soThatTheOthersGetAWordIn,
  aBellThatSaysLess,
  whenItSoundsLikeApplause,
  fourLanguagesOneEvening,
  theLeftHalfOfTheCurtain,
  theFirstMinute,
];
