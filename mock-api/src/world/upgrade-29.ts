import type { Dialect } from './database.ts';

/** Campaigns, which come from the seeds. */
const campaigns = ({ columnTypes: { id, int, text, json, instant }, tableOptions }: Dialect): readonly string[] => [
  `create table "campaign" ("id" ${id}, "eventType" ${text} not null, "actorId" ${int}, "start" ${instant} not null, "end" ${instant} not null, "rewardsUntil" ${instant} not null, "content" ${json} not null, "pictureSeed" ${text} not null, "title" ${json} not null, "text" ${json} not null)${tableOptions}`,
  `create index "campaign_eventType_start" on "campaign" ("eventType", "start")`,
  `create index "campaign_rewardsUntil" on "campaign" ("rewardsUntil")`,
];

/** Prize draws, and which voucher a reward was. */
const prizeDraws = ({ columnTypes: { id, key, int, flag, instant }, tableOptions }: Dialect): readonly string[] => [
  `alter table "givenReward" add column "voucherId" ${int}`,
  `create table "drawEntry" ("key" ${key}, "eventId" ${int} not null, "guestId" ${int} not null, "at" ${instant} not null, "hasWon" ${flag} not null)${tableOptions}`,
  `create index "drawEntry_eventId" on "drawEntry" ("eventId")`,
  `create index "drawEntry_guestId" on "drawEntry" ("guestId")`,
  `create table "heldDraw" ("id" ${id}, "eventId" ${int} not null unique, "at" ${instant} not null, "entries" ${int} not null)${tableOptions}`,
];

/** The eggs that guests collect. */
const eggs = ({ columnTypes: { key, int, text, instant }, tableOptions }: Dialect): readonly string[] => [
  `create table "collectedEgg" ("key" ${key}, "guestId" ${int} not null, "eventId" ${int} not null, "day" ${text} not null, "place" ${text} not null, "at" ${instant} not null)${tableOptions}`,
  `create index "collectedEgg_guestId_eventId" on "collectedEgg" ("guestId", "eventId")`,
];

/** Clashes with their votes. */
const clashes = ({ columnTypes: { id, key, int, text, json, instant }, tableOptions }: Dialect): readonly string[] => [
  `create table "clash" ("id" ${id}, "start" ${instant} not null, "end" ${instant} not null, "themeId" ${text} not null, "name" ${json} not null)${tableOptions}`,
  `create table "clashTeam" ("id" ${id}, "clashId" ${int} not null, "captainId" ${int} not null, "memberIds" ${json} not null, "name" ${json} not null)${tableOptions}`,
  `create table "clashChallenge" ("id" ${id}, "clashId" ${int} not null, "type" ${text} not null, "start" ${instant} not null, "end" ${instant} not null, "winnerAdmin" ${int}, "moderatorId" ${int}, "videoId" ${int}, "pictureSeed" ${text} not null, "name" ${json} not null, "title" ${json} not null, "subTitle" ${json} not null, "description" ${json} not null)${tableOptions}`,
  `create table "clashVote" ("key" ${key}, "guestId" ${int} not null, "challengeId" ${int} not null, "teamId" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "clashCount" ("key" ${key}, "challengeId" ${int} not null, "teamId" ${int} not null, "votes" ${int} not null, "changedAt" ${instant} not null)${tableOptions}`,
  `create index "clashTeam_clashId" on "clashTeam" ("clashId")`,
  `create index "clashChallenge_clashId" on "clashChallenge" ("clashId")`,
  `create index "clashVote_guestId" on "clashVote" ("guestId")`,
  `create index "clashCount_challengeId" on "clashCount" ("challengeId")`,
  `create index "clashCount_changedAt" on "clashCount" ("changedAt")`,
];

/** Feedback about the site. */
const feedback = ({
  columnTypes: { id, key, int, flag, text, instant },
  indexesNameNulls,
  tableOptions,
}: Dialect): readonly string[] => [
  `create table "feedback" ("id" ${id}, "guestId" ${int}, "rating" ${int} not null, "feedback" ${text}, "email" ${text}, "url" ${text} not null, "isMobile" ${flag} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "feedbackTurn" ("key" ${key}, "at" ${instant} not null, "until" ${instant} not null)${tableOptions}`,
  `create index "feedback_guestId" on "feedback" ("guestId"${indexesNameNulls ? ' nulls first' : ''})`,
  `create index "feedback_at" on "feedback" ("at")`,
  `create index "feedbackTurn_until" on "feedbackTurn" ("until")`,
];

/** Messages to browsers. */
const pushes = ({
  columnTypes: { id, key, int, text, flag, instant },
  indexesNameNulls,
  tableOptions,
}: Dialect): readonly string[] => [
  `create table "pushSubscription" ("key" ${key}, "endpoint" ${text} not null, "p256dh" ${text} not null, "auth" ${text} not null, "tokenHash" ${text} not null, "serverKey" ${text} not null, "guestId" ${int}, "isActorOnline" ${flag} not null, "isCampaigns" ${flag} not null, "isNews" ${flag} not null, "language" ${text} not null, "brand" ${text} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "pushDelivery" ("id" ${id}, "subscriptionKey" ${text} not null, "kind" ${text} not null, "topic" ${text} not null, "about" ${int}, "text" ${text} not null, "notificationId" ${int}, "dueAt" ${instant} not null, "expiresAt" ${instant} not null, "tries" ${int} not null)${tableOptions}`,
  `create table "pushFanOut" ("key" ${key}, "kind" ${text} not null, "about" ${int} not null, "after" ${text} not null, "isDone" ${flag} not null, "at" ${instant} not null)${tableOptions}`,
  `create index "pushSubscription_guestId" on "pushSubscription" ("guestId"${indexesNameNulls ? ' nulls first' : ''})`,
  `create index "pushSubscription_tokenHash" on "pushSubscription" ("tokenHash")`,
  `create index "pushDelivery_subscriptionKey_topic" on "pushDelivery" ("subscriptionKey", "topic")`,
  `create index "pushDelivery_dueAt" on "pushDelivery" ("dueAt")`,
  `create index "pushFanOut_isDone" on "pushFanOut" ("isDone")`,
];

/** Contests with their votes. */
const contests = ({
  columnTypes: { id, key, int, flag, text, json, instant },
  tableOptions,
}: Dialect): readonly string[] => [
  `create table "contest" ("id" ${id}, "kind" ${text} not null, "start" ${instant} not null, "end" ${instant} not null, "pictureSeed" ${text} not null, "name" ${json} not null, "text" ${json} not null, "prizes" ${json} not null)${tableOptions}`,
  `create table "contestEntry" ("id" ${id}, "contestId" ${int} not null, "actorId" ${int} not null, "mediaId" ${int} not null, "albumId" ${int}, "ageRating" ${int} not null, "pictureSeed" ${text} not null, "votes" ${int} not null)${tableOptions}`,
  `create table "contestVote" ("key" ${key}, "guestId" ${int} not null, "contestId" ${int} not null, "entryId" ${int} not null, "at" ${instant} not null)${tableOptions}`,
  `create table "contestBallot" ("key" ${key}, "guestId" ${int} not null, "contestId" ${int} not null, "votes" ${int} not null, "hidesConfirmWindow" ${flag} not null, "hidesLimitWindow" ${flag} not null)${tableOptions}`,
  `create index "contest_end" on "contest" ("end")`,
  `create index "contestEntry_contestId" on "contestEntry" ("contestId")`,
  `create index "contestVote_guestId_contestId" on "contestVote" ("guestId", "contestId")`,
  `create index "contestBallot_guestId" on "contestBallot" ("guestId")`,
  `create index "contestBallot_contestId" on "contestBallot" ("contestId")`,
];

/** The tables of version 29, in their order. */
export const tables29 = (dialect: Dialect): readonly string[] =>
  [campaigns, prizeDraws, eggs, clashes, feedback, pushes, contests].flatMap((each) => each(dialect));
