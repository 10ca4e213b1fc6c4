import { aPerformer, aPostOfPerformer, guestIsLoggedIn, guestOwnsCoins } from '@lounge/mock-api/states';
import { pactToken } from '../consume/callers.ts';

/** The post of the interactions that change one. */
export const postId = 92001;

/** The performer of the post. */
export const noor = aPerformer({ id: 9101, name: 'Noor Vega' });

/** A free post of words. */
export const words = aPostOfPerformer({ id: postId, actorId: 9101 });

/** A post with a goal of 1,000 coins, of which 620 are there. */
export const withGoal = aPostOfPerformer({ id: postId, actorId: 9101, goalCoins: 1000, tipsSum: 620 });

/** A clip that costs 18 coins. */
export const clip = aPostOfPerformer({ id: postId, actorId: 9101, kind: 'clip', price: 1800 });

/** The guest owns this amount, in hundredths of a coin. */
export const owns = (amount: number) => guestOwnsCoins({ guestId: 7, amount });

/** The guest, without VIP, so that prices are full. */
export const noVip = guestIsLoggedIn({ guestId: 7, token: pactToken, name: 'Robin', isVip: false });
