import { Today } from '@lounge/stores/foundation/page';
import { useApp } from '../../app/app-context.ts';

/** A moment of today, in milliseconds since 1970; components that observe are drawn anew when a day begins. */
export const useNow = (): number => {
  const { stores, config } = useApp();
  const { today } = stores.room('today', (caller) => ({
    today: new Today(config.now, caller),
    snapshot: () => ({}),
    restore: () => undefined,
  }));
  return today.now;
};
