import type { Dialect } from './database.ts';

/** Rewards that were given once, and the points of events. */
export const rewardTables28 = ({
  columnTypes: { id, key, int, text, json, instant },
  tableOptions,
}: Dialect): readonly string[] => [
  `create table "givenReward" ("id" ${id}, "key" ${text} not null unique, "guestId" ${int} not null, "source" ${text} not null, "eventId" ${int} not null, "day" ${text} not null, "attempt" ${int} not null, "award" ${json}, "at" ${instant} not null)${tableOptions}`,
  `create table "eventPoints" ("key" ${key}, "guestId" ${int} not null, "source" ${text} not null, "eventId" ${int} not null, "points" ${int} not null)${tableOptions}`,
  `create table "eventActivity" ("key" ${key}, "guestId" ${int} not null, "source" ${text} not null, "eventId" ${int} not null, "activity" ${text} not null, "day" ${text} not null, "times" ${int} not null, "points" ${int} not null)${tableOptions}`,
  `create table "activityMonth" ("key" ${key}, "ahead" ${int} not null)${tableOptions}`,
  `create table "oldPoints" ("key" ${key}, "guestId" ${int} not null, "points" ${int} not null, "movedAt" ${instant})${tableOptions}`,
  `create table "fulfilledChallenge" ("key" ${key}, "guestId" ${int} not null, "eventId" ${int} not null, "challenge" ${text} not null, "at" ${instant} not null)${tableOptions}`,
  ...['givenReward', 'eventActivity'].map(
    (each) => `create index "${each}_guestId_source_eventId_day" on "${each}" ("guestId", "source", "eventId", "day")`,
  ),
  ...['eventPoints', 'fulfilledChallenge'].map(
    (each) => `create index "${each}_guestId_eventId" on "${each}" ("guestId", "eventId")`,
  ),
  `create index "ledgerEntry_account_at" on "ledgerEntry" ("account", "at")`,
  `create index "oldPoints_guestId" on "oldPoints" ("guestId")`,
];

/** The events that are games, which come from the seeds. */
export const specialEvents = ({
  columnTypes: { id, int, text, json, instant },
  tableOptions,
}: Dialect): readonly string[] => [
  `create table "specialEvent" ("id" ${id}, "eventType" ${text} not null, "gameType" ${text} not null, "start" ${instant} not null, "end" ${instant} not null, "rewardsUntil" ${instant} not null, "dailyAttempts" ${int} not null, "pointsPerAttempt" ${int} not null, "dayConfigs" ${json} not null, "outcomes" ${json} not null, "pictureSeed" ${text} not null, "title" ${json} not null, "text" ${json} not null)${tableOptions}`,
  `create index "specialEvent_eventType_start" on "specialEvent" ("eventType", "start")`,
  `create index "specialEvent_rewardsUntil" on "specialEvent" ("rewardsUntil")`,
];

/** The deals of days, which come from the seeds. */
export const dailyDeals = ({
  columnTypes: { id, key, int, flag, text, json },
  tableOptions,
}: Dialect): readonly string[] => [
  `create table "dailyOffer" ("id" ${id}, "offer" ${text} not null, "title" ${json} not null, "text" ${json} not null, "value" ${int} not null, "contentId" ${int}, "maxPrice" ${int}, "quantity" ${int}, "needsMobile" ${flag} not null, "needsVip" ${flag} not null, "pictureSeed" ${text} not null, "isInRotation" ${flag} not null)${tableOptions}`,
  `create table "dailyDeal" ("date" ${key}, "offerId" ${int} not null, "code" ${text} not null)${tableOptions}`,
  `create table "dailyDealPage" ("id" ${id}, "fromDay" ${text}, "toDay" ${text}, "name" ${json} not null, "className" ${text} not null, "backgroundSeeds" ${json} not null, "title" ${json} not null, "text" ${json} not null, "redirectUrl" ${json}, "isTomorrowSecret" ${flag} not null, "isHidden" ${flag} not null)${tableOptions}`,
  `create index "dailyDeal_code" on "dailyDeal" ("code")`,
];
