import type { Article } from './article.ts';
import { iPlayForOnePerson } from './i-play-for-one-person.ts';
import { nightKitchenBeginsAgain } from './night-kitchen-begins-again.ts';

/** All articles of the magazine. */
export const articles: readonly Article[] = [iPlayForOnePerson, nightKitchenBeginsAgain];
