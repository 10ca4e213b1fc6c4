import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

export const setAgeCheck = statement(
  (db, $: Bind<{ status: Row<'guest'>['avs_status']; message: string | null; id: number }>) =>
    db
      .updateTable('guest')
      .set({ avs_status: $('status'), avs_message: $('message') })
      .where('id', '=', $('id')),
);

/** The state of a guest's age check and where it comes from; the last is null for guests of provider states. */
export const ageCheckById = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('guest')
    .leftJoin('age_check_state', 'age_check_state.guest_id', 'guest.id')
    .select([
      'avs_status',
      'avs_message',
      'age_check_state.at',
      'age_check_state.provider',
      'age_check_state.check_key',
    ])
    .where('guest.id', '=', $('id')),
);

export const putAgeCheckState = statement(
  (db, $: Bind<{ key: string; guestId: number; at: string; provider: string | null; checkKey: string | null }>) =>
    db.replaceInto('age_check_state').values({
      key: $('key'),
      guest_id: $('guestId'),
      at: $('at'),
      provider: $('provider'),
      check_key: $('checkKey'),
    }),
);

export const insertCheck = statement(
  (db, $: Bind<{ key: string; guestId: number; provider: string; forwardUrl: string | null; at: string }>) =>
    db.insertInto('age_check').values({
      key: $('key'),
      guest_id: $('guestId'),
      provider: $('provider'),
      status: 'started',
      forward_url: $('forwardUrl'),
      started_at: $('at'),
      event_at: null,
    }),
);

export const checkByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('age_check').selectAll().where('key', '=', $('key')),
);

/** The last check of a guest with a provider. */
/** The last check of a guest that a provider has answered, or a certain one. */
export const latestAnswered = statement((db, $: Bind<{ guestId: number; key: string }>) =>
  db
    .selectFrom('age_check')
    .select('key')
    .where('guest_id', '=', $('guestId'))
    .where((e) => e.or([e('status', '!=', 'started'), e('key', '=', $('key'))]))
    .orderBy('id', 'desc')
    .limit(1),
);

export const latestCheck = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('age_check').selectAll().where('guest_id', '=', $('guestId')).orderBy('id', 'desc').limit(1),
);

export const setCheckStatus = statement(
  (db, $: Bind<{ key: string; status: Row<'age_check'>['status']; at: string }>) =>
    db
      .updateTable('age_check')
      .set({ status: $('status'), event_at: $('at') })
      .where('key', '=', $('key')),
);

/** An event that a provider has reported before. */
export const eventByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('age_check_event').select('is_applied').where('key', '=', $('key')),
);

export const insertEvent = statement(
  (db, $: Bind<{ key: string; checkKey: string; result: string; occurredAt: string; isApplied: number }>) =>
    db.insertInto('age_check_event').values({
      key: $('key'),
      check_key: $('checkKey'),
      result: $('result'),
      occurred_at: $('occurredAt'),
      is_applied: $('isApplied'),
    }),
);
