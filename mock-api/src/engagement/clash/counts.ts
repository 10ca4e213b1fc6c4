import type { Count } from './result.ts';

/** The votes of a challenge for all teams, in the order of the teams; teams without votes have 0. */
export const countsFor = (teamIds: readonly number[], counts: readonly Count[]): Count[] => {
  const votes = new Map(counts.map((each) => [each.teamId, each.votes]));
  return teamIds.map((teamId) => ({ teamId, votes: votes.get(teamId) ?? 0 }));
};
