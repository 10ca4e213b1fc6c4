import { guestIsLoggedIn, guestOwnsCoins } from '@lounge/mock-api/states';

/** The guest of most stories. */
export const robin = guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin' });

/** Robin's balance, in hundredths of a coin. */
export const coins = (amount: number) => guestOwnsCoins({ guestId: 7, amount });
