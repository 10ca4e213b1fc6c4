import { picture } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';

/**
 * The kind of a contest, which decides how its votes are sent: photos by `vote`, videos by the media votes, polls by the query service.
 * @assumed The values, and which way belongs to which kind: the documents list three ways and name none of them.
 */
export const contestKind = s.enum(['photos', 'videos', 'poll'], {
  id: 'ContestKind',
  description: 'the kind of a contest',
});

/** The entries of a sub-page of a contest. @assumed The values. */
export const contestSub = s.enum(['entries', 'ranking', 'voted'], {
  id: 'ContestSub',
  description: 'a sub-page of a contest',
});

/**
 * An entry of a contest.
 * @assumed All fields but `itemHash`.
 */
export const contestGridItem = s.object(
  {
    itemHash: s.string,
    mediaId: s.entityId,
    albumId: s.nullable(s.entityId),
    actorId: s.entityId,
    actorName: s.string,
    link: s.string,
    picture: s.nullable(picture),
    mediaVotes: s.count,
    place: s.nullable(s.count),
    isVoted: s.boolean,
    isWinner: s.boolean,
    needAvs: s.boolean,
  },
  { id: 'ContestGridItem', description: 'an entry of a contest' },
);

/** The entries of a page of a contest. @spec entity:contestsGridConfig */
export const contestsGridConfig = s.object(
  { contestGridItems: s.array(contestGridItem), elementsCount: s.count, guestId: s.nullable(s.entityId) },
  { id: 'ContestsGridConfig', description: 'entries of a contest' },
);

/**
 * The votes of a guest in a contest, over all ways to vote.
 * @spec entity:contestGuestData
 * @assumed `hideConfirmWindow`, which the guest sets with a vote.
 */
export const contestGuestData = s.object(
  { voteCount: s.count, hideVoteLimitModal: s.boolean, hideConfirmWindow: s.boolean },
  { id: 'ContestGuestData', description: 'the votes of a guest in a contest' },
);

/** The first of a contest that is over; several where they tie. @assumed The fields. */
export const contestWinner = s.object(
  { actorId: s.entityId, actorName: s.string, avatar: picture, mediaVotes: s.count },
  { id: 'ContestWinner', description: 'an entry that won a contest' },
);

/** A contest. @assumed The fields: the documents name none. */
export const contest = s.object(
  {
    id: s.entityId,
    kind: contestKind,
    name: s.string,
    start: s.instant,
    end: s.instant,
    hasStarted: s.boolean,
    hasEnded: s.boolean,
    picture,
    elementsCount: s.count,
    votesTotal: s.count,
    guestsTotal: s.count,
    voteCount: s.count,
    prizes: s.array(s.string),
    winners: s.array(contestWinner),
  },
  { id: 'Contest', description: 'a contest' },
);

/** The head of a contest's page. @assumed The fields. */
export const contestHeader = s.object(
  { contestId: s.entityId, title: s.string, text: s.string, picture },
  { id: 'ContestHeader', description: 'the head of a contest’s page' },
);

/**
 * A vote or one that was taken back. What forbids it in this contest is in the answer, as no failure.
 * @spec entity:contestVote, entity:contestMediaVotes, error:contest-need-avs
 * @assumed `voteCount`; `success` is false where the guest has no vote left, or where the age check is needed.
 */
export const contestVoteResult = s.object(
  {
    contestId: s.entityId,
    mediaId: s.entityId,
    guestId: s.entityId,
    mediaVotes: s.count,
    voteCount: s.count,
    success: s.boolean,
    hideVoteLimitModal: s.boolean,
    needAvs: s.boolean,
  },
  { id: 'ContestVoteResult', description: 'how a vote was counted' },
);

/** The votes of an option of a poll. @spec entity:contestVotes */
export const contestVoteCount = s.object(
  { key: s.string, count: s.count },
  { id: 'ContestVoteCount', description: 'the votes of an option' },
);

/** The settings that a guest sends with a vote: whether windows are left out in this contest from now on. */
export const windowSettings = {
  hideConfirmWindow: s.optional(s.boolean),
  hideVoteLimitModal: s.optional(s.boolean),
} as const;
