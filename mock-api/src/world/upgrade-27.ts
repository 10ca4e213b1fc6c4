import type { Dialect } from './database.ts';

/** TV, whose formats, videos and programme come from the seeds. */
export const television = ({
  columnTypes: { id, key, int, flag, text, json, instant },
  tableOptions,
  indexesNameNulls,
}: Dialect): readonly string[] => [
  `alter table "notification" add column "program" ${json}`,
  `create table "tvFormat" ("key" ${key}, "isPremium" ${flag} not null, "isLive" ${flag} not null, "hostIds" ${json} not null, "pictureSeed" ${text} not null, "videoCount" ${int} not null, "title" ${json} not null, "text" ${json} not null)${tableOptions}`,
  `create table "tvVideo" ("id" ${id}, "hashId" ${text} not null unique, "formatKey" ${text} not null, "number" ${int} not null, "place" ${text} not null unique, "duration" ${int} not null, "isPremium" ${flag} not null, "publishedAt" ${instant} not null, "pictureSeed" ${text} not null, "slug" ${json} not null, "title" ${json} not null, "text" ${json} not null)${tableOptions}`,
  `create table "tvVideoSlug" ("key" ${key}, "videoId" ${int} not null)${tableOptions}`,
  `create table "tvCategory" ("key" ${key}, "name" ${json} not null)${tableOptions}`,
  `create table "tvVideoCategory" ("key" ${key}, "category" ${text} not null, "videoId" ${int} not null, "publishedAt" ${instant} not null)${tableOptions}`,
  `create table "tvSlot" ("id" ${id}, "streamType" ${text} not null, "days" ${json} not null, "at" ${text} not null, "formatKey" ${text} not null)${tableOptions}`,
  `create table "lateNightShow" ("id" ${id}, "hostIds" ${json} not null, "pictureSeed" ${text} not null, "headline" ${json} not null, "text" ${json} not null)${tableOptions}`,
  `create table "tvBroadcast" ("key" ${key}, "start" ${instant} not null, "end" ${instant} not null)${tableOptions}`,
  `create table "tvMark" ("key" ${key}, "guestId" ${int} not null, "videoId" ${int} not null, "watchedAt" ${instant}, "pinnedAt" ${instant})${tableOptions}`,
  `create table "tvReminder" ("key" ${key}, "guestId" ${int} not null, "streamType" ${text} not null, "start" ${instant} not null)${tableOptions}`,
  `create index "tvVideo_publishedAt_id" on "tvVideo" ("publishedAt" desc, "id" desc)`,
  `create index "tvVideo_formatKey_publishedAt_id" on "tvVideo" ("formatKey", "publishedAt" desc, "id" desc)`,
  `create index "tvVideo_duration_id" on "tvVideo" ("duration" desc, "id" desc)`,
  `create index "tvVideoSlug_videoId" on "tvVideoSlug" ("videoId")`,
  `create index "tvVideoCategory_category_publishedAt_videoId" on "tvVideoCategory" ("category", "publishedAt" desc, "videoId" desc)`,
  `create index "tvVideoCategory_videoId" on "tvVideoCategory" ("videoId")`,
  `create index "tvSlot_streamType" on "tvSlot" ("streamType")`,
  `create index "tvMark_guestId_pinnedAt" on "tvMark" ("guestId", "pinnedAt"${indexesNameNulls ? ' nulls first' : ''})`,
  `create index "tvMark_guestId_watchedAt" on "tvMark" ("guestId", "watchedAt" desc)`,
  `create index "tvReminder_guestId" on "tvReminder" ("guestId")`,
  `create index "tvReminder_start" on "tvReminder" ("start")`,
];

/** Room for eight kinds of documents of a subject in the place of four. The sign keeps ids apart on the way. */
export const documentIdsApart: readonly string[] = [
  `update "searchDocument" set "id" = -("id" / 4 * 8 + "id" % 4)`,
  `update "searchDocument" set "id" = -"id"`,
];
