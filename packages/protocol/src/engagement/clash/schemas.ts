import { picture } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';

/** How the winner of a challenge is found: by the votes of guests, or by the jury. @assumed The values. */
export const clashChallengeType = s.enum(['voting', 'jury'], {
  id: 'ClashChallengeType',
  description: 'how the winner of a challenge is found',
});

/** A performer of a team. @assumed The spelling of `profileAge`; her link is a path of the site. */
export const clashMember = s.object(
  {
    id: s.entityId,
    name: s.string,
    online: s.boolean,
    avatar: picture,
    link: s.string,
    profileAge: s.count,
  },
  { id: 'ClashMember', description: 'a performer of a team' },
);

/**
 * A team; its points are the challenges that it won.
 * @spec entity:clashTeam
 * @assumed Points; the captain is the id of a member, null where the caller may not contact her.
 */
export const clashTeam = s.object(
  {
    id: s.entityId,
    name: s.string,
    points: s.count,
    teamCaptain: s.nullable(s.entityId),
    member: s.array(clashMember),
  },
  { id: 'ClashTeam', description: 'a team of performers' },
);

/** The votes for a team in a challenge; `hasVoted` is whether one of them is the caller's. */
export const clashTeamVotes = s.object(
  { teamId: s.entityId, votes: s.count, hasVoted: s.boolean },
  { id: 'ClashTeamVotes', description: 'the votes for a team in a challenge' },
);

/** A recording of a challenge. @assumed The fields: a video of the site. */
export const clashMedia = s.object(
  { videoId: s.entityId, title: s.string, link: s.string, picture },
  { id: 'ClashMedia', description: 'the video of a challenge' },
);

/** The host of a challenge. @assumed The fields. */
export const clashModerator = s.object(
  { id: s.entityId, name: s.string, online: s.boolean, avatar: picture, link: s.string },
  { id: 'ClashModerator', description: 'the host of a challenge' },
);

/**
 * A challenge. `winnerAdmin` is the jury's team, `winnerVoting` that of the votes once it is over, null in a tie; `winner` is the jury's, else
 * that of the votes.
 * @spec entity:clashChallenge
 * @assumed That votes are those of the challenge; which winner counts.
 */
export const clashChallenge = s.object(
  {
    id: s.entityId,
    name: s.string,
    type: clashChallengeType,
    start: s.instant,
    end: s.instant,
    clashId: s.entityId,
    title: s.string,
    subTitle: s.string,
    description: s.string,
    previewPicture: picture,
    winnerAdmin: s.nullable(s.entityId),
    winnerVoting: s.nullable(s.entityId),
    winner: s.nullable(s.entityId),
    votable: s.boolean,
    media: s.nullable(clashMedia),
    moderator: s.nullable(clashModerator),
    teams: s.array(clashTeamVotes),
  },
  { id: 'ClashChallenge', description: 'a challenge with the votes for each team' },
);

/**
 * A clash: teams that meet in challenges, one after the other.
 * @spec entity:clash
 * @assumed That the teams are the clash's.
 */
export const clash = s.object(
  {
    id: s.entityId,
    name: s.string,
    start: s.instant,
    end: s.instant,
    themeId: s.string,
    teams: s.array(clashTeam),
    challenges: s.array(clashChallenge),
  },
  { id: 'Clash', description: 'a clash of cams with its teams and challenges' },
);

/** The votes of a challenge after the caller voted. @assumed The answer of both mutations. */
export const clashVoted = s.object(
  { challengeId: s.entityId, teams: s.array(clashTeamVotes) },
  { id: 'ClashVoted', description: 'the votes of a challenge after a vote' },
);

/** The number of votes for a team. */
export const clashCount = s.object(
  { teamId: s.entityId, votes: s.count },
  { id: 'ClashCount', description: 'how many votes a team has in a challenge' },
);

/** The votes of a challenge for all teams. */
export const clashCounts = s.object(
  { challengeId: s.entityId, teams: s.array(clashCount) },
  { id: 'ClashCounts', description: 'the votes of a challenge' },
);
