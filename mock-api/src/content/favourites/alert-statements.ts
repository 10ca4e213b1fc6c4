import { statement, type Bind } from '../../world/statement.ts';

/** A performer by id, while she is online. */
export const onlineActor = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'name', 'slug']).where('id', '=', $('id')).where('is_online', '=', 1),
);

/** The pins of a performer by guests who asked to be told. */
export const pinsToAlert = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('pin')
    .select(['key', 'guest_id'])
    .where('kind', '=', 'actor')
    .where('subject_id', '=', $('actorId'))
    .where((e) => e.or([e('email', '=', 1), e('sms', '=', 1)])),
);

/** Whether a guest is told nothing: locked, on a break, or blocked by the performer. A row if so. */
export const reasonForSilence = statement((db, $: Bind<{ guestId: number; actorId: number; now: string }>) =>
  db
    .selectFrom('guest')
    .leftJoin('spending_limit', 'spending_limit.guest_id', 'guest.id')
    .leftJoin('channel', (join) =>
      join
        .onRef('channel.guest_id', '=', 'guest.id')
        .on('channel.actor_id', '=', $('actorId'))
        .on('channel.is_blocked', '=', 1),
    )
    .select('guest.id')
    .where('guest.id', '=', $('guestId'))
    .where((e) =>
      e.or([
        e('guest.is_locked', '=', 1),
        e('spending_limit.paused_until', '>', $('now')),
        e('channel.id', 'is not', null),
      ]),
    ),
);

/** The address of a guest's account, if it is confirmed and the account is not about to be deleted. */
export const confirmedAddress = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('account')
    .select('email')
    .where('guest_id', '=', $('guestId'))
    .where('is_verified', '=', 1)
    .where('deletes_at', 'is', null),
);

/** The mobile number that a guest confirmed last. */
export const confirmedMobile = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('verified_phone')
    .select('number')
    .where('guest_id', '=', $('guestId'))
    .where('number', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1),
);

/** When a guest was last told of a performer. */
export const lastAlert = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('online_alert').select('at').where('key', '=', $('key')),
);

export const putAlert = statement((db, $: Bind<{ key: string; guestId: number; actorId: number; at: string }>) =>
  db.replaceInto('online_alert').values({ key: $('key'), guest_id: $('guestId'), actor_id: $('actorId'), at: $('at') }),
);

/** Sends a text message; the reference server only stores it, for the dev console. */
export const insertSms = statement((db, $: Bind<{ guestId: number; to: string; body: string; at: string }>) =>
  db.insertInto('sms').values({ guest_id: $('guestId'), to_number: $('to'), body: $('body'), at: $('at') }),
);
