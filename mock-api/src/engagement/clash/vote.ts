import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import { clashOfCamsVoting, type addVote, type clashVoted, type revokeVote } from '@lounge/protocol/engagement/clash';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { countsFor } from './counts.ts';
import { votesWith } from './read-clash.ts';
import { isVotable, type Count } from './result.ts';
import { addToCount, challengeById, countsOfChallenge, deleteVote, putVote, teamsOf, voteByKey } from './statements.ts';
import { isDue, topicOf } from './topics.ts';

/** A challenge in which guests can vote now. Rejects one that there is not, and one in which nobody can vote. */
const votableChallenge = async (id: number, world: World): Promise<Row<'clashChallenge'>> => {
  const challenge = (await challengeById.first(world.tx, { id })) ?? reject('unknown', 'challengeId');
  if (!isVotable(challenge, world)) reject('notPossible', 'challengeId');
  return challenge;
};

const teamIdsOf = async (clashId: number, { tx }: Pick<World, 'tx'>): Promise<readonly number[]> =>
  (await teamsOf.all(tx, { clashId })).map(({ id }) => id);

/** The votes of a challenge for all teams. */
export const countsNow = async (
  { id, clashId }: Pick<Row<'clashChallenge'>, 'id' | 'clashId'>,
  world: Pick<World, 'tx'>,
): Promise<Count[]> =>
  countsFor(await teamIdsOf(clashId, world), await countsOfChallenge.all(world.tx, { challengeId: id }));

/** Tells the pages that show a clash how the votes of a challenge are. */
export const publishCounts = (
  { id, clashId }: Pick<Row<'clashChallenge'>, 'id' | 'clashId'>,
  teams: Count[],
  { bus }: Pick<World, 'bus'>,
): void => publish(bus, clashOfCamsVoting, { topic: topicOf(clashId) }, { challengeId: id, teams });

/** Moves the vote of a guest from a team to another one; null is none. Said again, it changes nothing. */
const setVote = async (
  challenge: Row<'clashChallenge'>,
  guestId: number,
  teamId: number | null,
  world: World,
): Promise<Infer<typeof clashVoted>> => {
  const { tx } = world;
  const { id: challengeId } = challenge;
  const key = `${guestId} ${challengeId}`;
  const before = (await voteByKey.first(tx, { key }))?.teamId ?? null;
  if (before !== teamId) {
    const at = nowIso(world);
    if (teamId === null) await deleteVote.all(tx, { key });
    else await putVote.all(tx, { key, guestId, challengeId, teamId, at });
    const changes = [
      ...(before === null ? [] : [{ teamId: before, votes: -1 }]),
      ...(teamId === null ? [] : [{ teamId, votes: 1 }]),
    ];
    // In one order, so that two guests who change sides do not wait for each other.
    for (const change of changes.toSorted((a, b) => a.teamId - b.teamId))
      await addToCount.all(tx, { key: `${challengeId} ${change.teamId}`, challengeId, changedAt: at, ...change });
  }
  const counts = await countsNow(challenge, world);
  if (before !== teamId && isDue(challengeId, world)) publishCounts(challenge, counts, world);
  return { challengeId, teams: votesWith(counts, teamId) };
};

/** Lets a guest vote for a team of a challenge. */
export const castVote = async (
  { challengeId, teamId }: InputOf<typeof addVote>,
  guestId: number,
  world: World,
): Promise<AnswerOf<typeof addVote>> => {
  const challenge = await votableChallenge(challengeId, world);
  if (!(await teamIdsOf(challenge.clashId, world)).includes(teamId)) reject('unknown', 'teamId');
  return setVote(challenge, guestId, teamId, world);
};

/** Takes the vote of a challenge back. */
export const revoke = async (
  { challengeId }: InputOf<typeof revokeVote>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof revokeVote>> => {
  const guestId = guestOf(caller);
  return setVote(await votableChallenge(challengeId, world), guestId, null, world);
};
