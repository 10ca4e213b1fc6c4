import { sql, type Kysely, type SqlBool } from 'kysely';
import { contestMaxVotes } from '@lounge/protocol/engagement/contests';
import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema } from '../../world/tables.ts';

export const contestById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('contest').selectAll().where('id', '=', $('id')),
);

/** The contests that run, those that end first before others. */
export const runningContests = statement((db, $: Bind<{ now: string }>) =>
  db
    .selectFrom('contest')
    .selectAll()
    .where('start', '<=', $('now'))
    .where('end', '>', $('now'))
    .orderBy('end')
    .orderBy('id'),
);

/** The contests that ended last. */
export const passedContests = statement((db, $: Bind<{ now: string; first: number }>) =>
  db
    .selectFrom('contest')
    .selectAll()
    .where('end', '<=', $('now'))
    .orderBy('end', 'desc')
    .orderBy('id', 'desc')
    .limit($('first')),
);

const entries = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('contestEntry')
    .innerJoin('actor', 'actor.id', 'contestEntry.actorId')
    .selectAll('contestEntry')
    .select(['actor.name as actorName', 'actor.slug', 'actor.banned', 'actor.pictureSeed as avatarSeed'])
    .orderBy('contestEntry.id');

/** The entries of some contests with their performers, in their order; `ids` is a JSON array. */
export const entriesOf = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  entries(db).where(isAmong('contestEntry.contestId', $('ids'))),
);

/** The entries of a contest with a medium; a photo is told from those of other albums by its performer. */
export const entriesOfMedium = statement((db, $: Bind<{ contestId: number; mediaId: number }>) =>
  entries(db).where('contestEntry.contestId', '=', $('contestId')).where('contestEntry.mediaId', '=', $('mediaId')),
);

/** The entry of a contest with an id, or none. */
export const entriesWithId = statement((db, $: Bind<{ contestId: number; id: number }>) =>
  entries(db).where('contestEntry.contestId', '=', $('contestId')).where('contestEntry.id', '=', $('id')),
);

/** Adds to the votes of an entry, and returns them. */
export const addToEntry = statement((db, $: Bind<{ id: number; votes: number }>) =>
  db
    .updateTable('contestEntry')
    .set((e) => ({ votes: e('votes', '+', $('votes')) }))
    .where('id', '=', $('id'))
    .returning('votes'),
);

/** Stores a vote; returns a row only if there was none. */
export const insertVote = insertRow('contestVote', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('key'),
);

/** Takes a vote back; returns a row only if it was there. */
export const deleteVote = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('contestVote').where('key', '=', $('key')).returning('key'),
);

/** The entries of a contest for which a guest voted. */
export const votedEntries = statement((db, $: Bind<{ guestId: number; contestId: number }>) =>
  db
    .selectFrom('contestVote')
    .select('entryId')
    .where('guestId', '=', $('guestId'))
    .where('contestId', '=', $('contestId')),
);

/** How many guests have votes in some contests. */
export const guestsOf = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('contestBallot')
    .select('contestId')
    .select((e) => e.fn.countAll<number>().as('guests'))
    .where('votes', '>', 0)
    .where(isAmong('contestId', $('ids')))
    .groupBy('contestId'),
);

/** The votes that a guest has given in some contests. */
export const ballotsOf = statement((db, $: Bind<{ guestId: number; ids: string }>, { isAmong }) =>
  db
    .selectFrom('contestBallot')
    .selectAll()
    .where('guestId', '=', $('guestId'))
    .where(isAmong('contestId', $('ids'))),
);

/** Counts a vote of a guest; returns the number only if the guest had one left. Votes of ten tabs wait for this row. */
export const countVote = insertRow(
  'contestBallot',
  { votes: 1, hidesConfirmWindow: 0, hidesLimitWindow: 0 },
  (insert) =>
    insert
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ votes: sql`"contestBallot".votes + 1` })
          .where(sql<SqlBool>`"contestBallot".votes < ${sql.lit(contestMaxVotes)}`),
      )
      .returning('votes'),
);

/** Gives a vote of a guest back. */
export const uncountVote = statement((db, $: Bind<{ key: string }>) =>
  db
    .updateTable('contestBallot')
    .set({ votes: sql`votes - 1` })
    .where('key', '=', $('key')),
);

/** Leaves windows out from now on; one that is left out already stays so. */
export const hideWindows = insertRow('contestBallot', { votes: 0 }, (insert) =>
  insert.onConflict((conflict) =>
    conflict.column('key').doUpdateSet({
      hidesConfirmWindow: sql`case when excluded."hidesConfirmWindow" = 1 then 1 else "contestBallot"."hidesConfirmWindow" end`,
      hidesLimitWindow: sql`case when excluded."hidesLimitWindow" = 1 then 1 else "contestBallot"."hidesLimitWindow" end`,
    }),
  ),
);

export const putContest = replaceRow('contest');
export const putEntry = replaceRow('contestEntry');
