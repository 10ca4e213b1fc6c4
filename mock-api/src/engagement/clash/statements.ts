import { sql } from 'kysely';
import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

export const clashById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('clash').selectAll().where('id', '=', $('id')),
);

export const teamsOf = statement((db, $: Bind<{ clashId: number }>) =>
  db.selectFrom('clashTeam').selectAll().where('clashId', '=', $('clashId')).orderBy('id'),
);

export const challengesOf = statement((db, $: Bind<{ clashId: number }>) =>
  db.selectFrom('clashChallenge').selectAll().where('clashId', '=', $('clashId')).orderBy('start').orderBy('id'),
);

export const challengeById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('clashChallenge').selectAll().where('id', '=', $('id')),
);

/** The votes of all challenges of a clash. */
export const countsOf = statement((db, $: Bind<{ clashId: number }>) =>
  db
    .selectFrom('clashCount')
    .innerJoin('clashChallenge', 'clashChallenge.id', 'clashCount.challengeId')
    .select(['clashCount.challengeId', 'clashCount.teamId', 'clashCount.votes'])
    .where('clashChallenge.clashId', '=', $('clashId')),
);

export const countsOfChallenge = statement((db, $: Bind<{ challengeId: number }>) =>
  db.selectFrom('clashCount').selectAll().where('challengeId', '=', $('challengeId')),
);

/** The challenges whose votes changed at an instant or later, and when they changed last. */
export const changedSince = statement((db, $: Bind<{ since: string }>) =>
  db
    .selectFrom('clashCount')
    .innerJoin('clashChallenge', 'clashChallenge.id', 'clashCount.challengeId')
    .select(['clashChallenge.id', 'clashChallenge.clashId'])
    .select((each) => each.fn.max('clashCount.changedAt').as('changedAt'))
    .where('clashCount.changedAt', '>=', $('since'))
    .groupBy(['clashChallenge.id', 'clashChallenge.clashId']),
);

/** The votes of a guest in the challenges of a clash. */
export const votesOf = statement((db, $: Bind<{ guestId: number; clashId: number }>) =>
  db
    .selectFrom('clashVote')
    .innerJoin('clashChallenge', 'clashChallenge.id', 'clashVote.challengeId')
    .select(['clashVote.challengeId', 'clashVote.teamId'])
    .where('clashVote.guestId', '=', $('guestId'))
    .where('clashChallenge.clashId', '=', $('clashId')),
);

export const voteByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('clashVote').selectAll().where('key', '=', $('key')),
);

export const putVote = replaceRow('clashVote');

export const deleteVote = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('clashVote').where('key', '=', $('key')),
);

/** Adds to the votes of a team. */
export const addToCount = insertRow('clashCount', {}, (insert) =>
  insert.onConflict((conflict) =>
    conflict.column('key').doUpdateSet({
      votes: sql`"clashCount".votes + excluded.votes`,
      changedAt: sql`excluded."changedAt"`,
    }),
  ),
);

/** The performers with these ids, as teams show them. */
export const membersByIds = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('actor')
    .select(['id', 'name', 'slug', 'age', 'isOnline', 'pictureSeed', 'banned'])
    .where(isAmong('id', $('ids'))),
);

export const videosByIds = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('video')
    .innerJoin('actor', 'actor.id', 'video.actorId')
    .select(['video.id', 'video.title', 'video.previewSeed', 'actor.slug', 'actor.id as actorId'])
    .where(isAmong('video.id', $('ids'))),
);

export const putClash = replaceRow('clash');
export const putTeam = replaceRow('clashTeam');
export const putChallenge = replaceRow('clashChallenge');
