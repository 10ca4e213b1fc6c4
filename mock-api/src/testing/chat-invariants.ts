import { chargeSoFar, paidSeconds } from '@lounge/protocol/content/live-chat';
import type { Dialect, Executor } from '../world/database.ts';
import type { ChatRow } from '../content/live-chat/chat-statements.ts';

const spentOnChats = ({ jsonText }: Dialect): string =>
  `select ${jsonText('reference', 'chatId')} as key, -sum(e.amount) as spent
    from "ledgerEntry" e join transfer t on t.id = e."transferId"
    where t.kind = 'chat' and e.account like 'guest:%' group by 1`;

const openTwice = `select "guestId" from chat where status <> 'ended' group by "guestId" having count(*) > 1`;

/** The cost of a chat by the rule, from its row. */
const dueOf = (row: ChatRow): number =>
  row.price === null || row.vouchersOver === 0
    ? 0
    : chargeSoFar(row.price, paidSeconds(Math.floor(row.countedMs / 1000), row.voucherSeconds));

/** The errors of a chat; `seenMs` is for how long its picture really moved, `spent` the sum in the ledger. */
const violationsOf = (row: ChatRow, seenMs: number, spent: number): readonly string[] => {
  const isEnded = row.status === 'ended';
  const rules: readonly (readonly [rule: string, holds: boolean])[] = [
    ['the ledger has what the chat has booked', spent === row.booked],
    ['never more than the rule says', row.booked <= dueOf(row)],
    ['never a second that was not seen', row.countedMs <= seenMs],
    ['nothing without a picture', row.firstPictureAt !== null || (row.booked === 0 && row.voucherSeconds === 0)],
    ['an end has a code', isEnded === (row.exitCode !== null) && isEnded === (row.endedAt !== null)],
    ['vouchers cover what was counted', row.voucherSeconds * 1000 <= row.countedMs],
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
    (await read<{ key: string; spent: number }>(spentOnChats(executor.dialect))).map((each) => [each.key, each.spent]),
  );
  const rows = await read<ChatRow>('select * from chat');
  const twice = await read<{ guestId: number }>(openTwice);
  const [left] = await read<{ total: number }>('select coalesce(sum(amount), 0) as total from voucher where type = 2');
  const used = rows.reduce((sum, row) => sum + row.voucherSeconds, 0);
  return [
    ...rows.flatMap((row) => violationsOf(row, seen.get(row.key) ?? 0, spent.get(row.key) ?? 0)),
    ...twice.map(({ guestId }) => `one chat at a time: guest ${guestId}`),
    ...(used + (left?.total ?? 0) === givenSeconds
      ? []
      : [`no second of a voucher twice: ${used} used of ${givenSeconds}`]),
  ];
};
