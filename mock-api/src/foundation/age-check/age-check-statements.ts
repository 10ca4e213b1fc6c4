import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

export const setAgeCheck = statement(
  (db, $: Bind<{ status: Row<'guest'>['avsStatus']; message: string | null; id: number }>) =>
    db
      .updateTable('guest')
      .set({ avsStatus: $('status'), avsMessage: $('message') })
      .where('id', '=', $('id')),
);

/** The state of a guest's age check and where it comes from; the last is null for guests of provider states. */
export const ageCheckById = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('guest')
    .leftJoin('ageCheckState', 'ageCheckState.guestId', 'guest.id')
    .select(['avsStatus', 'avsMessage', 'ageCheckState.at', 'ageCheckState.provider', 'ageCheckState.checkKey'])
    .where('guest.id', '=', $('id')),
);

export const putAgeCheckState = statement(
  (db, $: Bind<{ key: string; guestId: number; at: string; provider: string | null; checkKey: string | null }>) =>
    db.replaceInto('ageCheckState').values({
      key: $('key'),
      guestId: $('guestId'),
      at: $('at'),
      provider: $('provider'),
      checkKey: $('checkKey'),
    }),
);

export const insertCheck = statement(
  (db, $: Bind<{ key: string; guestId: number; provider: string; forwardUrl: string | null; at: string }>) =>
    db.insertInto('ageCheck').values({
      key: $('key'),
      guestId: $('guestId'),
      provider: $('provider'),
      status: 'started',
      forwardUrl: $('forwardUrl'),
      startedAt: $('at'),
      eventAt: null,
    }),
);

export const checkByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('ageCheck').selectAll().where('key', '=', $('key')),
);

/** The last check of a guest with a provider. */
/** The last check of a guest that a provider has answered, or a certain one. */
export const latestAnswered = statement((db, $: Bind<{ guestId: number; key: string }>) =>
  db
    .selectFrom('ageCheck')
    .select('key')
    .where('guestId', '=', $('guestId'))
    .where((e) => e.or([e('status', '!=', 'started'), e('key', '=', $('key'))]))
    .orderBy('id', 'desc')
    .limit(1),
);

export const latestCheck = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('ageCheck').selectAll().where('guestId', '=', $('guestId')).orderBy('id', 'desc').limit(1),
);

export const setCheckStatus = statement((db, $: Bind<{ key: string; status: Row<'ageCheck'>['status']; at: string }>) =>
  db
    .updateTable('ageCheck')
    .set({ status: $('status'), eventAt: $('at') })
    .where('key', '=', $('key')),
);

/** An event that a provider has reported before. */
export const eventByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('ageCheckEvent').select('isApplied').where('key', '=', $('key')),
);

export const insertEvent = statement(
  (db, $: Bind<{ key: string; checkKey: string; result: string; occurredAt: string; isApplied: number }>) =>
    db.insertInto('ageCheckEvent').values({
      key: $('key'),
      checkKey: $('checkKey'),
      result: $('result'),
      occurredAt: $('occurredAt'),
      isApplied: $('isApplied'),
    }),
);
