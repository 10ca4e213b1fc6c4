import { s } from '@lounge/protocol';
import { clashChallengeType, clashOfCamsVoting } from '@lounge/protocol/engagement/clash';
import { storedInAllLanguages } from '../../world/by-language.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { publish } from '../../world/bus.ts';
import { event, state } from '../../world/state.ts';
import { runInWorld } from '../../world/world.ts';
import { putCampaign } from '../special-events/index.ts';
import { addToCount, putChallenge, putClash, putTeam } from './statements.ts';
import { castVote } from './vote.ts';

const minuteMs = 60_000;

/** A clash of two teams. */
export const aClash = state('there is a clash {id}', {
  description:
    'A clash of two teams, and its event, that began an hour ago and ends in three hours, without challenges until other states add some. The first of each team’s members is its captain. Texts are the same in every language.',
  params: s.object({
    id: s.entityId,
    teams: s.array(
      s.object(
        { id: s.entityId, name: s.string, memberIds: s.array(s.entityId) },
        { id: 'StateClashTeam', description: 'a team and its performers' },
      ),
    ),
    name: s.optional(s.string),
    themeId: s.optional(s.string),
  }),
  ifLeftOut: { name: 'Clash of cams', themeId: 'evening' },
  setUp: ({ id, teams, name, themeId }, { database, clock }) => {
    const at = (minutes: number): string => new Date(clock.now() + minutes * minuteMs).toISOString();
    return database.change(async (tx) => {
      await putCampaign.all(tx, {
        id,
        eventType: 'clash',
        actorId: null,
        start: at(-60),
        end: at(180),
        rewardsUntil: at(24 * 60),
        content: toJson({}),
        pictureSeed: `bloom-event-${id}`,
        title: storedInAllLanguages(name),
        text: storedInAllLanguages('Two teams.'),
      });
      await putClash.all(tx, { id, start: at(-60), end: at(180), themeId, name: storedInAllLanguages(name) });
      for (const team of teams)
        await putTeam.all(tx, {
          id: team.id,
          clashId: id,
          captainId: team.memberIds[0] ?? 0,
          memberIds: toJson(team.memberIds),
          name: storedInAllLanguages(team.name),
        });
    });
  },
});

/** A challenge of a clash. */
export const aClashChallenge = state('the clash {clashId} has a challenge {id}', {
  description:
    'A challenge that begins `startsIn` minutes from now, or began so many ago if negative, and lasts `minutes`. Guests vote in it unless the jury decides; `winnerAdmin` is the team that the jury chose. Texts are the same in every language.',
  params: s.object({
    id: s.entityId,
    clashId: s.entityId,
    startsIn: s.optional(s.integer),
    minutes: s.optional(s.count),
    type: s.optional(clashChallengeType),
    winnerAdmin: s.optional(s.entityId),
    moderatorId: s.optional(s.entityId),
    videoId: s.optional(s.entityId),
    title: s.optional(s.string),
  }),
  ifLeftOut: {
    startsIn: -10,
    minutes: 30,
    type: 'voting',
    winnerAdmin: null,
    moderatorId: null,
    videoId: null,
    title: 'A song without words',
  },
  setUp: ({ startsIn, minutes, title, ...challenge }, { database, clock }) => {
    const start = clock.now() + startsIn * minuteMs;
    return database.change((tx) =>
      putChallenge.all(tx, {
        ...challenge,
        start: new Date(start).toISOString(),
        end: new Date(start + minutes * minuteMs).toISOString(),
        pictureSeed: `bloom-clash-${challenge.id}`,
        name: storedInAllLanguages(title),
        title: storedInAllLanguages(title),
        subTitle: storedInAllLanguages('Three minutes each'),
        description: storedInAllLanguages('Each team plays once.'),
      }),
    );
  },
});

/** A team has votes in a challenge. */
export const teamHasVotes = state('the team {teamId} has {votes} votes', {
  description: 'So many guests more have voted for the team in this challenge.',
  params: s.object({ challengeId: s.entityId, teamId: s.entityId, votes: s.count }),
  setUp: ({ challengeId, teamId, votes }, parts) =>
    parts.database.change((tx) =>
      addToCount.all(tx, {
        key: `${challengeId} ${teamId}`,
        challengeId,
        teamId,
        votes,
        changedAt: nowIso(parts),
      }),
    ),
});

/** A guest voted in a challenge. */
export const guestVotesInClash = state('the guest voted for the team {teamId}', {
  description: 'The guest has voted for the team in this challenge.',
  params: s.object({ guestId: s.entityId, challengeId: s.entityId, teamId: s.entityId }),
  setUp: async ({ guestId, ...choice }, parts) => {
    await runInWorld(parts, true, (world) => castVote(choice, guestId, world));
  },
});

/** Somebody votes in a challenge. */
export const clashIsVotedIn = event('a guest votes in the challenge {challengeId}', {
  description: 'Another guest has voted in this challenge. The pages of this guest watch its clash.',
  params: s.object({ guestId: s.entityId, challengeId: s.entityId }),
  setUp: ({ guestId, challengeId }, { bus }) => {
    const teams = [
      { teamId: 21, votes: 3 },
      { teamId: 22, votes: 3 },
    ];
    publish(bus, clashOfCamsVoting, { guestId }, { challengeId, teams });
    return Promise.resolve();
  },
});

/** The states of this module. */
export const clashStates = [aClash, aClashChallenge, teamHasVotes, guestVotesInClash, clashIsVotedIn];
