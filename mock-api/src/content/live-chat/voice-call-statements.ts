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
    db.insertInto('voice_call').values({
      key: $('key'),
      caller: $('caller'),
      network: $('network'),
      guest_id: $('guestId'),
      actor_id: $('actorId'),
      started_at: $('at'),
    }),
);

/** The call with a client id. */
export const callByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('voice_call').selectAll().where('key', '=', $('key')),
);

/** Stores the answer, once. */
export const answerCall = statement((db, $: Bind<{ key: string; at: string }>) =>
  db
    .updateTable('voice_call')
    .set({ answered_at: $('at') })
    .where('key', '=', $('key'))
    .where('answered_at', 'is', null)
    .where('ended_at', 'is', null)
    .returningAll(),
);

/** Stores the end. */
export const endCall = statement((db, $: Bind<{ key: string; at: string }>) =>
  db
    .updateTable('voice_call')
    .set({ ended_at: $('at') })
    .where('key', '=', $('key'))
    .where('ended_at', 'is', null),
);

/** The calls of a performer that ring or run. */
export const openCallsWith = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('voice_call')
    .select(['key', 'caller', 'guest_id', 'answered_at'])
    .where('actor_id', '=', $('actorId'))
    .where('ended_at', 'is', null),
);

/** The latest call of a network with a performer that is over. */
export const lastCallOfNetwork = statement((db, $: Bind<{ network: string; actorId: number }>) =>
  db
    .selectFrom('voice_call')
    .select(['started_at', 'ended_at'])
    .where('network', '=', $('network'))
    .where('actor_id', '=', $('actorId'))
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(1),
);

/** The open calls of visitors without an account. */
export const visitorCalls = statement((db) =>
  db.selectFrom('voice_call').select(['key', 'network']).where('ended_at', 'is', null).where('guest_id', 'is', null),
);

/** How many performers can be called now: each has one line. */
export const voiceLines = statement((db) =>
  db
    .selectFrom('actor')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('is_online', '=', 1)
    .where('is_voice', '=', 1),
);

/** The calls that ring since before an instant. */
export const ringingCalls = statement((db, $: Bind<{ before: string }>) =>
  db
    .selectFrom('voice_call')
    .select('key')
    .where('ended_at', 'is', null)
    .where('answered_at', 'is', null)
    .where('started_at', '<=', $('before')),
);

/** The calls of a caller that ring or run, the latest first. */
export const openCallsOf = statement((db, $: Bind<{ caller: string }>) =>
  db
    .selectFrom('voice_call')
    .selectAll()
    .where('caller', '=', $('caller'))
    .where('ended_at', 'is', null)
    .orderBy('started_at', 'desc'),
);

/** The calls that nobody answered, that last too long, whose performer left, or whose guest was locked. */
export const overdueCalls = statement((db, $: Bind<{ ringing: string; answered: string }>) =>
  db
    .selectFrom('voice_call')
    .innerJoin('actor', 'actor.id', 'voice_call.actor_id')
    .leftJoin('guest', 'guest.id', 'voice_call.guest_id')
    .select('voice_call.key')
    .where('voice_call.ended_at', 'is', null)
    .where((e) =>
      e.or([
        e.and([e('answered_at', 'is', null), e('started_at', '<=', $('ringing'))]),
        e('answered_at', '<=', $('answered')),
        e('actor.is_online', '=', 0),
        e('guest.is_locked', '=', 1),
      ]),
    ),
);
