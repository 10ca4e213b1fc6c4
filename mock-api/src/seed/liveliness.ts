import type { PerformerRow } from './rows.ts';

/** How lively each mood is, from 0 to 100. @assumed */
const moods: Readonly<Record<string, number>> = {
  calm: 5,
  gentle: 20,
  late: 35,
  warm: 45,
  curious: 55,
  talkative: 70,
  witty: 80,
  playful: 95,
};

/** How lively a performer is, from 0 for calm to 100: between her moods. */
export const livelinessOf = (keys: readonly string[]): number => {
  const known = keys.flatMap((key) => moods[key] ?? []);
  if (known.length === 0) return 50;
  return Math.round(known.reduce((sum, each) => sum + each, 0) / known.length);
};

/** Points of a performer's video calls; none for who offers no voice call. @assumed One for each 10 guests who pinned her, weighted by their satisfaction. */
export const videoCallPointsOf = ({ prices, pinnedCount, ratings }: PerformerRow): number =>
  prices.voiceCall === null ? 0 : Math.round((pinnedCount * Math.max(ratings.satisfactionRate, 50)) / 1000);
