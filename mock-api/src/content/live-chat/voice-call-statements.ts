import { statement, type Bind } from '../../world/statement.ts';

/** Stores a call that rings. */
export const insertCall = statement(
  (
    db,
    $: Bind<{
      key: string;
      caller: string;
      network: string | null;
      guestId: number | null;
      actorId: number;
      at: string;
    }>,
  ) =>
    db.insertInto('voiceCall').values({
      key: $('key'),
      caller: $('caller'),
      network: $('network'),
      guestId: $('guestId'),
      actorId: $('actorId'),
      startedAt: $('at'),
    }),
);

/** The call with a client id. */
export const callByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('voiceCall').selectAll().where('key', '=', $('key')),
);

/** Stores the answer, once. */
export const answerCall = statement((db, $: Bind<{ key: string; at: string }>) =>
  db
    .updateTable('voiceCall')
    .set({ answeredAt: $('at') })
    .where('key', '=', $('key'))
    .where('answeredAt', 'is', null)
    .where('endedAt', 'is', null)
    .returningAll(),
);

/** Stores the end. */
export const endCall = statement((db, $: Bind<{ key: string; at: string }>) =>
  db
    .updateTable('voiceCall')
    .set({ endedAt: $('at') })
    .where('key', '=', $('key'))
    .where('endedAt', 'is', null),
);

/** The calls of a performer that ring or run. */
export const openCallsWith = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('voiceCall')
    .select(['key', 'caller', 'guestId', 'answeredAt'])
    .where('actorId', '=', $('actorId'))
    .where('endedAt', 'is', null),
);

/** The latest call of a network with a performer that is over. */
export const lastCallOfNetwork = statement((db, $: Bind<{ network: string; actorId: number }>) =>
  db
    .selectFrom('voiceCall')
    .select(['startedAt', 'endedAt'])
    .where('network', '=', $('network'))
    .where('actorId', '=', $('actorId'))
    .where('endedAt', 'is not', null)
    .orderBy('endedAt', 'desc')
    .limit(1),
);

/** The open calls of visitors without an account. */
export const visitorCalls = statement((db) =>
  db.selectFrom('voiceCall').select(['key', 'network']).where('endedAt', 'is', null).where('guestId', 'is', null),
);

/** How many performers can be called now: each has one line. */
export const voiceLines = statement((db) =>
  db
    .selectFrom('actor')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('isOnline', '=', 1)
    .where('isVoice', '=', 1),
);

/** The calls that ring since before an instant. */
export const ringingCalls = statement((db, $: Bind<{ before: string }>) =>
  db
    .selectFrom('voiceCall')
    .select('key')
    .where('endedAt', 'is', null)
    .where('answeredAt', 'is', null)
    .where('startedAt', '<=', $('before')),
);

/** The calls of a caller that ring or run, the latest first. */
export const openCallsOf = statement((db, $: Bind<{ caller: string }>) =>
  db
    .selectFrom('voiceCall')
    .selectAll()
    .where('caller', '=', $('caller'))
    .where('endedAt', 'is', null)
    .orderBy('startedAt', 'desc'),
);

/** The calls that nobody answered, that last too long, whose performer left, or whose guest was locked. */
export const overdueCalls = statement((db, $: Bind<{ ringing: string; answered: string }>) =>
  db
    .selectFrom('voiceCall')
    .innerJoin('actor', 'actor.id', 'voiceCall.actorId')
    .leftJoin('guest', 'guest.id', 'voiceCall.guestId')
    .select('voiceCall.key')
    .where('voiceCall.endedAt', 'is', null)
    .where((e) =>
      e.or([
        e.and([e('answeredAt', 'is', null), e('startedAt', '<=', $('ringing'))]),
        e('answeredAt', '<=', $('answered')),
        e('actor.isOnline', '=', 0),
        e('guest.isLocked', '=', 1),
      ]),
    ),
);
