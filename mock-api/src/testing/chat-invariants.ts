import { chargeSoFar, paidSeconds } from '@lounge/protocol/content/live-chat';
import type { Executor } from '../world/database.ts';
import type { ChatRow } from '../content/live-chat/chat-statements.ts';

const spentOnChats = `select t.reference ->> '$.chatId' as key, -sum(e.amount) as spent
  from ledger_entry e join transfer t on t.id = e.transfer_id
  where t.kind = 'chat' and e.account like 'guest:%' group by 1`;

const openTwice = `select guest_id from chat where status <> 'ended' group by guest_id having count(*) > 1`;

/** What a chat costs by the rule, from its row. */
const dueOf = (row: ChatRow): number =>
  row.price === null || row.vouchers_over === 0
    ? 0
    : chargeSoFar(row.price, paidSeconds(Math.floor(row.counted_ms / 1000), row.voucher_seconds));

/** What is wrong with a chat; `seenMs` is for how long its picture really moved, `spent` what the ledger has. */
const violationsOf = (row: ChatRow, seenMs: number, spent: number): readonly string[] => {
  const isEnded = row.status === 'ended';
  const rules: readonly (readonly [rule: string, holds: boolean])[] = [
    ['the ledger has what the chat has booked', spent === row.booked],
    ['never more than the rule says', row.booked <= dueOf(row)],
    ['never a second that was not seen', row.counted_ms <= seenMs],
    ['nothing without a picture', row.first_picture_at !== null || (row.booked === 0 && row.voucher_seconds === 0)],
    ['an end has a code', isEnded === (row.exit_code !== null) && isEnded === (row.ended_at !== null)],
    ['vouchers cover what was counted', row.voucher_seconds * 1000 <= row.counted_ms],
  ];
  return rules
    .filter(([, holds]) => !holds)
    .map(([rule]) => `${rule}: ${JSON.stringify(row)} seen ${seenMs} spent ${spent}`);
};

/** The rules of chats that do not hold; `seen` are the milliseconds for which the pictures really moved. */
export const violatedChatRules = async (
  executor: Executor,
  seen: ReadonlyMap<string, number>,
  givenSeconds: number,
): Promise<readonly string[]> => {
  const read = <R>(sql: string) => executor.query(sql, []) as Promise<readonly R[]>;
  const spent = new Map(
    (await read<{ key: string; spent: number }>(spentOnChats)).map((each) => [each.key, each.spent]),
  );
  const rows = await read<ChatRow>('select * from chat');
  const twice = await read<{ guest_id: number }>(openTwice);
  const [left] = await read<{ total: number }>('select coalesce(sum(amount), 0) as total from voucher where type = 2');
  const used = rows.reduce((sum, row) => sum + row.voucher_seconds, 0);
  return [
    ...rows.flatMap((row) => violationsOf(row, seen.get(row.key) ?? 0, spent.get(row.key) ?? 0)),
    ...twice.map(({ guest_id }) => `one chat at a time: guest ${guest_id}`),
    ...(used + (left?.total ?? 0) === givenSeconds
      ? []
      : [`no second of a voucher twice: ${used} used of ${givenSeconds}`]),
  ];
};
