import { addVote, clashOfCams, clashWatch, revokeVote } from '@lounge/protocol/engagement/clash';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { readClash } from './read-clash.ts';
import { countsFor } from './counts.ts';
import { challengesOf, clashById, countsOf, teamsOf } from './statements.ts';
import { clashTopics, topicOf } from './topics.ts';
import { castVote, revoke } from './vote.ts';

/** The handlers of this module's calls. */
export const clashHandlers = [
  handle(clashOfCams, readClash),
  handle(addVote, (input, caller, world) => castVote(input, guestOf(caller), world)),
  handle(revokeVote, revoke),
  // The connection keeps the topic, so that it ends with it.
  handle(clashWatch, async ({ id }, caller, world) => {
    if (id === null || (await clashById.first(world.tx, { id })) === null) {
      caller.follow?.(clashTopics, []);
      return { challenges: [] };
    }
    caller.follow?.(clashTopics, [topicOf(id)]);
    // Read after that, as a vote that came before was not pushed.
    const at = { clashId: id };
    const [teams, challenges, counts] = await Promise.all([
      teamsOf.all(world.tx, at),
      challengesOf.all(world.tx, at),
      countsOf.all(world.tx, at),
    ]);
    const teamIds = teams.map((team) => team.id);
    return {
      challenges: challenges.map(({ id: challengeId }) => ({
        challengeId,
        teams: countsFor(
          teamIds,
          counts.filter((each) => each.challengeId === challengeId),
        ),
      })),
    };
  }),
];
