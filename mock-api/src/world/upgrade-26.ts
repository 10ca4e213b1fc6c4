import type { Dialect } from './database.ts';

/** The articles of the magazine, which come from the seeds. */
export const articles = ({
  columnTypes: { id, key, int, flag, text, json, instant },
  tableOptions,
}: Dialect): readonly string[] => [
  `create table "article" ("id" ${id}, "category" ${text} not null, "featured" ${flag} not null, "publishedAt" ${instant} not null, "month" ${text} not null, "actorIds" ${json} not null, "pictureSeeds" ${json} not null, "readingMinutes" ${int} not null, "slug" ${json} not null, "title" ${json} not null, "subtitle" ${json} not null, "excerpt" ${json} not null, "html" ${json} not null)${tableOptions}`,
  `create table "articleMonth" ("key" ${key}, "list" ${text} not null, "month" ${text} not null, "total" ${int} not null)${tableOptions}`,
  `create index "article_publishedAt_id" on "article" ("publishedAt" desc, "id" desc)`,
  `create index "article_category_publishedAt_id" on "article" ("category", "publishedAt" desc, "id" desc)`,
  `create index "article_featured_id" on "article" ("publishedAt" desc, "id" desc) where featured = 1`,
  `create index "articleMonth_list_month" on "articleMonth" ("list", "month")`,
];
