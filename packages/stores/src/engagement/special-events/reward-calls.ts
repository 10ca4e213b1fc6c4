import {
  halloweenReward,
  kickItReward,
  rewardBoxReward,
  slotmachineReward,
  wetAndWildReward,
  wiesnBudeReward,
  wiesnShootingReward,
} from '@lounge/protocol/engagement/special-events';

/** The call that reads the reward of each kind of event. */
export const rewardCalls = {
  slotmachine: slotmachineReward,
  halloween: halloweenReward,
  rewardBox: rewardBoxReward,
  wiesnShooting: wiesnShootingReward,
  wetAndWild: wetAndWildReward,
  wiesnBude: wiesnBudeReward,
  kickIt: kickItReward,
  lanternGarden: rewardBoxReward,
} as const;
