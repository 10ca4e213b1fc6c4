import { guestIsLoggedIn, guestOwnsCoins, type ProviderState } from '@lounge/mock-api/states';
import type { SiteStoryArgs } from './site-story.tsx';

/** The args of a story on Mirela's live page with Robin, who has 320 coins; further states follow. */
export const onLivePage = (...states: readonly ProviderState[]): SiteStoryArgs => ({
  entry: 'amateur/mirela/live-show/',
  guestId: 7,
  states: [
    guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin' }),
    guestOwnsCoins({ guestId: 7, amount: 32_000 }),
    ...states,
  ],
});
