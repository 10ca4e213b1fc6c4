import type { Article } from './article.ts';
import { iPlayForOnePerson } from './i-play-for-one-person.ts';
import { myAuntsRecords } from './my-aunts-records.ts';

/** All articles of the magazine. */
export const articles: readonly Article[] = [iPlayForOnePerson, myAuntsRecords];
