import type { AnswerOf, InputOf } from '@lounge/protocol';
import type { chatHistory, chatVideoTime } from '@lounge/protocol/content/live-chat';
import { guestOf } from '../../dispatch/handler.ts';
import { berlinMonth, monthBounds } from '../../wire/berlin-month.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';
import type { ChatRow } from './chat-statements.ts';
import { billFrom } from './map-chat.ts';

const defaultPage = 20;
const anyKind = '';
type Kind = ChatRow['kind'] | typeof anyKind;

type Part = { guestId: number; kind: Kind; from: string; to: string };

const pageOfChats = statement((db, $: Bind<Part & { first: number; offset: number }>) =>
  db
    .selectFrom('chat')
    .selectAll()
    .where('guest_id', '=', $('guestId'))
    .where('status', '=', 'ended')
    .where('first_picture_at', 'is not', null)
    .where('started_at', '>=', $('from'))
    .where('started_at', '<', $('to'))
    .where((e) => e.or([e(e.val($('kind')), '=', anyKind), e('kind', '=', $('kind') as ChatRow['kind'])]))
    .orderBy('id', 'desc')
    .limit($('first'))
    .offset($('offset')),
);

const sumsOfChats = statement((db, $: Bind<Part>) =>
  db
    .selectFrom('chat')
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      e.fn.coalesce(e.fn.sum<number>('counted_ms'), e.lit(0)).as('ms'),
      // What a dispute gave back was not spent.
      e.fn
        .coalesce(
          e.fn.sum<number>(e.case().when('dispute', '=', 'refunded').then(0).else(e.ref('booked')).end()),
          e.lit(0),
        )
        .as('booked'),
      e.fn.coalesce(e.fn.sum<number>('gifts_spent'), e.lit(0)).as('gifts'),
    ])
    .where('guest_id', '=', $('guestId'))
    .where('status', '=', 'ended')
    .where('first_picture_at', 'is not', null)
    .where('started_at', '>=', $('from'))
    .where('started_at', '<', $('to'))
    .where((e) => e.or([e(e.val($('kind')), '=', anyKind), e('kind', '=', $('kind') as ChatRow['kind'])])),
);

const sums = async (world: World, part: Part) => {
  const row = await sumsOfChats.first(world.tx, part);
  const { total = 0, ms = 0, booked = 0, gifts = 0 } = row ?? {};
  return { total, seconds: Math.floor(ms / 1000), spent: booked + gifts };
};

/** The guest's chats that had a picture and are over. @spec feature:account.chat-history */
export const historyOf = async (
  input: InputOf<typeof chatHistory>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof chatHistory>> => {
  const { first = defaultPage, offset = 0, month } = input;
  const kind: Kind = input.kind ?? anyKind;
  const part = { guestId: guestOf(caller), kind, ...monthBounds(month) };
  const rows = await pageOfChats.all(world.tx, { ...part, first, offset });
  const items = await Promise.all(rows.map((row) => billFrom(row, world)));
  return { items, ...(await sums(world, part)) };
};

/** How long the guest has chatted, at all and in this month. @spec query:chat.video-time */
export const videoTimeOf = async (caller: Caller, world: World): Promise<AnswerOf<typeof chatVideoTime>> => {
  const guestId = guestOf(caller);
  const all = await sums(world, { guestId, kind: anyKind, ...monthBounds(undefined) });
  const bounds = monthBounds(berlinMonth(world.clock.now()));
  const month = await sums(world, { guestId, kind: anyKind, ...bounds });
  return {
    seconds: all.seconds,
    chats: all.total,
    monthSeconds: month.seconds,
    monthChats: month.total,
    monthSpent: month.spent,
  };
};
