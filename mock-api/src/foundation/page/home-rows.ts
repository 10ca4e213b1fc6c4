import type { Brand } from '@lounge/locale';
import { newVideosFirst } from '@lounge/protocol/foundation/guest';
import type { Caller } from '../../world/world.ts';
import { testGroupsOf } from '../guest/index.ts';

/** The rows whose modules exist. */
type HomeRow = 'live' | 'tonight' | 'newVideos' | 'feed' | 'welcomeBonus' | 'rewards';

/**
 * The rows of each brand's start page, from the top.
 * @deviates screen:home 3, 8 docs/decisions/0222
 * @awaits screen:home 5 engagement/contests
 * @awaits screen:home 9 engagement/special-events
 */
const rowsByBrand: Readonly<Record<Brand, readonly HomeRow[]>> = {
  velvet: ['live', 'tonight', 'newVideos', 'feed', 'welcomeBonus', 'rewards'],
  brasa: ['live', 'tonight', 'newVideos', 'feed', 'welcomeBonus', 'rewards'],
};

/** The rows of a visitor's start page. Guests of the experiment have new videos above tonight's shows. */
export const homeRowsOf = ({ brand, guestId }: Pick<Caller, 'brand' | 'guestId'>): HomeRow[] => {
  const rows = rowsByBrand[brand];
  const isInExperiment = testGroupsOf(guestId ?? 0).some(({ value, isActive }) => value === newVideosFirst && isActive);
  if (guestId === null || !isInExperiment) return [...rows];
  const others: HomeRow[] = rows.filter((row) => row !== 'newVideos');
  return others.toSpliced(others.indexOf('tonight'), 0, 'newVideos');
};
