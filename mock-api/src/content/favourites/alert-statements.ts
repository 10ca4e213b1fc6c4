import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** A performer by id, while she is online. */
export const onlineActor = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'name', 'slug']).where('id', '=', $('id')).where('isOnline', '=', 1),
);

/** The pins of a performer. */
export const pinsToAlert = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('pin').select(['key', 'guestId']).where('kind', '=', 'actor').where('subjectId', '=', $('actorId')),
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

/** When a guest was last told of a performer. */
export const lastAlert = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('onlineAlert').select('at').where('key', '=', $('key')),
);

export const putAlert = replaceRow('onlineAlert');

/** Sends a text message; the reference server only stores it, for the dev console. */
export const insertSms = insertRow('sms');
