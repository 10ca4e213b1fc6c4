import { HomeDealConnected } from '../engagement/daily-bonus/HomeDealConnected.tsx';
import { HomeRewardsConnected } from '../engagement/spin-wheel/HomeRewardsConnected.tsx';

/** The rewards at the end of the start page: today’s deal and the spins of the wheel. */
export const HomeRewards = () => (
  <>
    <HomeDealConnected />
    <HomeRewardsConnected />
  </>
);
