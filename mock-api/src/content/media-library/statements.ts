import type { Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { libraryOrder, librarySource } from '@lounge/protocol/content/media-library';
import { sql, type RawBuilder } from 'kysely';
import type { Dialect } from '../../world/database.ts';
import { memoized } from '../../world/memoized.ts';
import { insertRow } from '../../world/row-statements.ts';
import { idsPerSubject, placeOfKind, storedWord } from '../../world/search-document.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { AssetKind } from './asset-id.ts';

type Source = Infer<typeof librarySource>;
type Order = Infer<typeof libraryOrder>;

/** The words of a search; an empty one is none. */
export const wordSlots = ['word1', 'word2', 'word3', 'word4', 'word5', 'word6', 'word7', 'word8'] as const;

/** The guest, and the beginning of the keys of what is the guest's. */
type Owner = Readonly<{ guestId: number; prefix: string }>;

/** The wanted media: a kind of media and an origin, empty for any, and words with the letter of their language. */
type Filter = Owner &
  Readonly<Record<'mediaType' | 'origin', string>> &
  Readonly<Record<(typeof wordSlots)[number], string>>;

/** A page; `upTo` is the number of items up to its end. */
type Page = Filter & Readonly<{ first: number; offset: number; upTo: number }>;

/** The key of a row of `media` in the archive. */
const keyInArchive = ($: Bind<Owner>): RawBuilder<string> =>
  sql`${$('prefix')} || "media"."kind" || ' ' || cast("media"."contentId" as text)`;

const isArchived = ($: Bind<Owner>): RawBuilder<boolean> =>
  sql`exists (select 1 from "archivedMedia" where "archivedMedia"."key" = ${keyInArchive($)})`;

/** Rows of one table, and a condition of the filter alone, without which none of them is read. */
interface Part {
  readonly rows: ($: Bind<Owner>) => RawBuilder<unknown>;
  readonly mayFit: ($: Bind<Filter>) => RawBuilder<unknown>;
}

const ofShop: Part['mayFit'] = ($) => sql`${$('origin')} <> 'chatClip' and ${$('mediaType')} <> 'audio'`;

/** The purchases of a guest, given media, and media of chats. */
const owned: readonly Part[] = [
  {
    rows: ($) =>
      sql`select case "kind" when 'feedPost' then 'post' else "kind" end as "kind", "contentId", "at" from "purchase" where "guestId" = ${$('guestId')}`,
    mayFit: ofShop,
  },
  {
    rows: ($) => sql`select "kind", "contentId", "at" from "givenMedia" where "guestId" = ${$('guestId')}
      and not exists (select 1 from "purchase" where "purchase"."key" = "givenMedia"."key")`,
    mayFit: ofShop,
  },
  {
    rows: ($) => sql`select "kind", "id" as "contentId", "at" from "chatMedia" where "guestId" = ${$('guestId')}`,
    mayFit: ($) => sql`${$('origin')} not in ('shop', 'feed') and ${$('mediaType')} <> 'photo'`,
  },
];

/** The pins of a guest, performers aside. A pin of a video is one of an album with its id. */
const pinned = ($: Bind<Owner>): RawBuilder<unknown> => sql`
  select case
      when "pin"."kind" = 'picture' then 'picture'
      when exists (select 1 from "album" where "album"."id" = "pin"."subjectId") then 'album'
      else 'video' end as "kind",
    "subjectId" as "contentId", "pinnedAt" as "at"
  from "pin" where "guestId" = ${$('guestId')} and "kind" != 'actor'`;

/** The archive, as far as it is still the guest's or pinned: a pin that is taken off leaves the archive too. */
const archived = ($: Bind<Owner>): RawBuilder<unknown> => {
  const id = sql`cast("media"."contentId" as text)`;
  return sql`
  select "kind", "contentId", "at" from "archivedMedia" as "media" where "guestId" = ${$('guestId')} and (
    exists (select 1 from "purchase" where "purchase"."key" = "media"."key")
    or exists (select 1 from "givenMedia" where "givenMedia"."key" = "media"."key")
    or ("kind" = 'post' and exists (select 1 from "purchase" where "purchase"."key" = ${$('prefix')} || 'feedPost ' || ${id}))
    or ("kind" in ('clip', 'audio') and exists (
      select 1 from "chatMedia" where "chatMedia"."id" = "media"."contentId" and "chatMedia"."guestId" = ${$('guestId')}))
    or ("kind" = 'picture' and exists (select 1 from "pin" where "pin"."key" = ${$('prefix')} || 'picture ' || ${id}))
    or ("kind" in ('video', 'album') and exists (
      select 1 from "pin" where "pin"."key" in (${$('prefix')} || 'album ' || ${id}, ${$('prefix')} || 'sedcards ' || ${id})))
  )`;
};

const alone = (rows: Part['rows']): readonly Part[] => [{ rows, mayFit: () => sql`1 = 1` }];

/** The rows of a source, by their tables. */
const partsOf: Readonly<Record<Source, readonly Part[]>> = {
  purchased: owned,
  pinned: alone(pinned),
  archived: alone(archived),
};

const union = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts, sql` union all `);

const rowsOf = ($: Bind<Owner>, source: Source): RawBuilder<unknown> =>
  union(partsOf[source].map(({ rows }) => rows($)));

/** The album of a row of `media`. Pictures have no rows: the id of one is its album's id times 1,000, plus its place. */
const albumOfMedia = sql`case "media"."kind" when 'album' then "media"."contentId" when 'picture' then "media"."contentId" / 1000 end`;

/** Rows with their performers; what was deleted is omitted. */
const joined = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (${rows}) as "media"
  left join "video" on "media"."kind" = 'video' and "video"."id" = "media"."contentId"
  left join "album" on "album"."id" = ${albumOfMedia}
  left join "chatMedia" on "media"."kind" in ('clip', 'audio') and "chatMedia"."id" = "media"."contentId"
  left join "feedPost" on "media"."kind" = 'post' and "feedPost"."id" = "media"."contentId"
  join "actor" on "actor"."id" = coalesce("video"."actorId", "album"."actorId", "chatMedia"."actorId", "feedPost"."actorId")`;

/** The document with the words of a row: that of its video, its album, or the performer who recorded or posted it. */
const documentOf = sql.raw(
  `case "media"."kind" when 'video' then "media"."contentId" * ${idsPerSubject} + ${placeOfKind('video')}
    when 'album' then "album"."id" * ${idsPerSubject} + ${placeOfKind('album')}
    when 'picture' then "album"."id" * ${idsPerSubject} + ${placeOfKind('album')}
    else "actor"."id" * ${idsPerSubject} + ${placeOfKind('actor')} end`,
);

const letterOf = sql.raw(
  `case "media"."kind" when 'video' then 'v' when 'clip' then 'a' when 'audio' then 'a' when 'post' then 'a' else 'g' end`,
);

/** A word as it is stored, without the letter of the kind, which differs from row to row. */
export const wordOf = (language: Language, word: string): string => storedWord('video', language, word).slice(1);

const hasWords = ($: Bind<Filter>): RawBuilder<unknown> => sql`(${$('word1')} = '' or exists (
  select 1 from "searchDocument" where "searchDocument"."id" = ${documentOf} and ${sql.join(
    wordSlots.map(
      (slot) => sql`(${$(slot)} = '' or ' ' || "searchDocument"."words" like '% ' || ${letterOf} || ${$(slot)} || '%')`,
    ),
    sql` and `,
  )}))`;

const matches = ($: Bind<Filter>): RawBuilder<unknown> => sql`
  (${$('mediaType')} = '' or ${$('mediaType')} = case "media"."kind"
    when 'video' then 'video' when 'clip' then 'video' when 'audio' then 'audio'
    when 'post' then case "feedPost"."kind" when 'clip' then 'video' else 'photo' end else 'photo' end)
  and (${$('origin')} = '' or ${$('origin')} = case
    when "media"."kind" in ('clip', 'audio') then 'chatClip' when "media"."kind" = 'post' then 'feed' else 'shop' end)
  and ${hasWords($)}`;

/** Whether rows of a source are left out because they are in the archive. */
const isShown = ($: Bind<Owner>, source: Source): RawBuilder<unknown> =>
  source === 'archived' ? sql`1 = 1` : sql`not ${isArchived($)}`;

const inOrder = (order: 'newest' | 'oldest'): RawBuilder<unknown> =>
  order === 'newest'
    ? sql`"media"."at" desc, "media"."kind", "media"."contentId" desc`
    : sql`"media"."at", "media"."kind", "media"."contentId"`;

/** The orders by what is read of other tables, for which all rows of a guest are sorted. */
const sortedBy = (order: 'title' | 'performer', language: Language, { jsonText }: Dialect): RawBuilder<unknown> => {
  if (order === 'performer') return sql`"actor"."slug", ${inOrder('newest')}`;
  // Recordings of chats have no title, most posts have none, and they follow, by their performer.
  const titles = sql`(select ${sql.raw(jsonText('title', language))} from (
    select coalesce("video"."title", "album"."title") as "title") as "titled")`;
  return sql`case when "chatMedia"."id" is null and "feedPost"."id" is null then 0 else 1 end, coalesce(${titles}, "actor"."slug"), ${inOrder('newest')}`;
};

/** An item of a page. */
export interface MediaRow {
  readonly kind: AssetKind;
  readonly contentId: number;
  readonly at: string;
}

const columns = sql`"media"."kind" as "kind", "media"."contentId" as "contentId", "media"."at" as "at"`;

/** The rows of each table of a source that fit, each with an order and a limit at its end. */
const fitting = (
  source: Source,
  $: Bind<Filter>,
  { select, end }: { select: RawBuilder<unknown>; end: RawBuilder<unknown> },
): RawBuilder<unknown> =>
  union(
    partsOf[source].map(
      ({ rows, mayFit }) => sql`select * from (select ${select} from ${joined(rows($))}
        where ${mayFit($)} and ${isShown($, source)} and ${matches($)} ${end}) as "part"`,
    ),
  );

/** By time each table is read in the order of an index, up to the end of the page. */
const byTime = (source: Source, order: 'newest' | 'oldest', $: Bind<Page>): RawBuilder<MediaRow> => {
  const end = sql`order by ${inOrder(order)} limit ${$('upTo')}`;
  return sql`select ${columns} from (${fitting(source, $, { select: columns, end })}) as "media"
    order by ${inOrder(order)} limit ${$('first')} offset ${$('offset')}`;
};

/** A page of the media of a source. The order by titles is that of a language. */
export const mediaOf = memoized((source: Source, order: Order, language: Language) =>
  statement((db, $: Bind<Page>, dialect) => {
    const rows =
      order === 'newest' || order === 'oldest'
        ? byTime(source, order, $)
        : sql<MediaRow>`select ${columns} from ${joined(rowsOf($, source))} where ${isShown($, source)} and ${matches($)}
            order by ${sortedBy(order, language, dialect)} limit ${$('first')} offset ${$('offset')}`;
    return { compile: () => rows.compile(db) };
  }),
);

/** The number of media of a source that fit, at most `most`. */
export const countMedia = memoized((source: Source) =>
  statement((db, $: Bind<Filter & Readonly<{ most: number }>>) => {
    // Without limits of their own the later tables are not read once the first ones have as many.
    const rows = fitting(source, $, { select: sql`1 as "one"`, end: sql`` });
    return {
      compile: () =>
        sql<{ total: number }>`select count(*) as "total" from (${rows} limit ${$('most')}) as "counted"`.compile(db),
    };
  }),
);

/** How many media of a source there are by kind, and how many of them are in the archive. */
export const mediaByKind = memoized((source: Source) =>
  statement((db, $: Bind<Owner>) => ({
    compile: () =>
      sql<{ kind: AssetKind; total: number; archived: number }>`select "media"."kind" as "kind", count(*) as "total",
        sum(case when ${isArchived($)} then 1 else 0 end) as "archived"
        from ${joined(rowsOf($, source))} group by "media"."kind"`.compile(db),
  })),
);

/** Whether a subject is the guest's or pinned; the keys are those of `keysOf`. */
export const isInLibrary = statement(
  (
    db,
    $: Bind<{ owned: string; pin: string; sedcards: string; kind: string; contentId: number; guestId: number }>,
  ) => ({
    compile: () =>
      sql<{ found: number }>`select 1 as "found" from "guest" where "id" = ${$('guestId')} and (
        exists (select 1 from "purchase" where "key" = ${$('owned')})
        or exists (select 1 from "givenMedia" where "key" = ${$('owned')})
        or exists (select 1 from "pin" where "key" in (${$('pin')}, ${$('sedcards')}))
        or exists (select 1 from "chatMedia" where "id" = ${$('contentId')} and "guestId" = ${$('guestId')} and "kind" = ${$('kind')}))`.compile(
        db,
      ),
  }),
);

/** Media of chats by ids, in any order. `ids` is a JSON array. */
export const chatMediaAmong = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('chatMedia')
    .innerJoin('actor', 'actor.id', 'chatMedia.actorId')
    .selectAll('chatMedia')
    .select('actor.name as actorName')
    .where(isAmong('chatMedia.id', $('ids'))),
);

/** Posts by ids, in any order. `ids` is a JSON array. */
export const postsAmong = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('feedPost')
    .innerJoin('actor', 'actor.id', 'feedPost.actorId')
    .selectAll('feedPost')
    .select('actor.name as actorName')
    .where(isAmong('feedPost.id', $('ids'))),
);

/** Puts a subject into the archive; returns a row only if it was not there. */
export const insertArchived = insertRow('archivedMedia', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('key'),
);

/** Brings a subject back from the archive; returns a row only if it was there. */
export const deleteArchived = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('archivedMedia').where('key', '=', $('key')).returning('key'),
);

/**
 * Takes what was pinned out of the archive, unless the guest owns it or it is pinned as `otherPin`. What was archived after `at` stays: it
 * was pinned again before the event was handled.
 */
export const deleteArchivedPin = statement(
  (db, $: Bind<{ archive: string; owned: string; otherPin: string; at: string }>) =>
    db
      .deleteFrom('archivedMedia')
      .where('key', '=', $('archive'))
      .where('at', '<=', $('at'))
      .where((e) =>
        e.not(
          e.or([
            e.exists(e.selectFrom('purchase').select('purchase.key').where('purchase.key', '=', $('owned'))),
            e.exists(e.selectFrom('givenMedia').select('givenMedia.key').where('givenMedia.key', '=', $('owned'))),
            e.exists(e.selectFrom('pin').select('pin.key').where('pin.key', '=', $('otherPin'))),
          ]),
        ),
      ),
);

/** Adds what was recorded in a chat, once. */
export const insertChatMedia = insertRow('chatMedia', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('id'),
);

/** Videos or albums among ids that the guest owns, found by their keys, as a guest can own thousands. */
const ownedOf = (kind: 'video' | 'album', $: Bind<{ prefix: string; ids: string }>, { isAmong }: Dialect) => {
  const key = sql`${$('prefix')} || ${sql.lit(`${kind} `)} || cast("subject"."id" as text)`;
  return sql`select ${sql.lit(kind)} as "kind", "subject"."id" as "contentId" from ${sql.table(kind)} as "subject"
    where ${isAmong('subject.id', $('ids'))} and (exists (select 1 from "purchase" where "purchase"."key" = ${key})
      or exists (select 1 from "givenMedia" where "givenMedia"."key" = ${key}))`;
};

/** Which subjects of a page the guest owns. `ids` is a JSON array. */
export const ownedAmong = statement((db, $: Bind<{ prefix: string; ids: string }>, dialect) => ({
  compile: () =>
    sql<{
      kind: 'video' | 'album';
      contentId: number;
    }>`${union([ownedOf('video', $, dialect), ownedOf('album', $, dialect)])}`.compile(db),
}));

/** The facts about a guest that open content. */
export const accessOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('guest').select(['isVip', 'avsStatus']).where('id', '=', $('guestId')),
);
