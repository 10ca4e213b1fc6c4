import type { TvSubscription } from '@lounge/kit/tv-video-tile';
import { useApp } from '../../shared/app-context.ts';

/** Returns whether the guest has a TV subscription, or had one; visitors have none. Its component observes. */
export const useTvSubscription = (): TvSubscription => {
  const { isTvSubscriber = false, wasTvSubscriber = false } = useApp().stores.guest.data.value ?? {};
  return { isCurrent: isTvSubscriber, isPast: wasTvSubscriber };
};
