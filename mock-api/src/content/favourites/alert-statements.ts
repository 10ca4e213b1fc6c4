import { statement, type Bind } from '../../world/statement.ts';

/** A performer by id, while she is online. */
export const onlineActor = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'name', 'slug']).where('id', '=', $('id')).where('isOnline', '=', 1),
);

/** The pins of a performer by guests who asked to be told. */
export const pinsToAlert = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('pin')
    .select(['key', 'guestId'])
    .where('kind', '=', 'actor')
    .where('subjectId', '=', $('actorId'))
    .where((e) => e.or([e('email', '=', 1), e('sms', '=', 1)])),
);

/** Whether a guest is told nothing: locked, on a break, or blocked by the performer. A row if so. */
export const reasonForSilence = statement((db, $: Bind<{ guestId: number; actorId: number; now: string }>) =>
  db
    .selectFrom('guest')
    .leftJoin('spendingLimit', 'spendingLimit.guestId', 'guest.id')
    .leftJoin('channel', (join) =>
      join
        .onRef('channel.guestId', '=', 'guest.id')
        .on('channel.actorId', '=', $('actorId'))
        .on('channel.isBlocked', '=', 1),
    )
    .select('guest.id')
    .where('guest.id', '=', $('guestId'))
    .where((e) =>
      e.or([
        e('guest.isLocked', '=', 1),
        e('spendingLimit.pausedUntil', '>', $('now')),
        e('channel.id', 'is not', null),
      ]),
    ),
);

/** The address of a guest's account, if it is confirmed and the account is not about to be deleted. */
export const confirmedAddress = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('account')
    .select('email')
    .where('guestId', '=', $('guestId'))
    .where('isVerified', '=', 1)
    .where('deletesAt', 'is', null),
);

/** The mobile number that a guest confirmed last. */
export const confirmedMobile = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('verifiedPhone')
    .select('number')
    .where('guestId', '=', $('guestId'))
    .where('number', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1),
);

/** When a guest was last told of a performer. */
export const lastAlert = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('onlineAlert').select('at').where('key', '=', $('key')),
);

export const putAlert = statement((db, $: Bind<{ key: string; guestId: number; actorId: number; at: string }>) =>
  db.replaceInto('onlineAlert').values({ key: $('key'), guestId: $('guestId'), actorId: $('actorId'), at: $('at') }),
);

/** Sends a text message; the reference server only stores it, for the dev console. */
export const insertSms = statement((db, $: Bind<{ guestId: number; to: string; body: string; at: string }>) =>
  db.insertInto('sms').values({ guestId: $('guestId'), toNumber: $('to'), body: $('body'), at: $('at') }),
);
