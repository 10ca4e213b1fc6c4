import type { Executor } from '../../world/database.ts';
import { tables } from '../../world/tables.ts';

type TableName = keyof typeof tables;

// The id is cast where it becomes text: drivers bind a number as a real, whose text is `7.0`.
interface GuestTable {
  readonly table: TableName;
  /** The condition for the rows of a guest; its parameter is the guest's id. */
  readonly where: string;
  /** A condition that limits an export further. */
  readonly exported?: string;
  /** What a deletion does with them: deletes them, keeps them, or overwrites these columns with constants. */
  readonly erase: 'delete' | 'keep' | { readonly set: string };
  /** Columns that an export leaves out; null leaves the table out. */
  readonly hidden?: readonly string[] | null;
}

const own = 'guest_id = ?';
const deleted = (table: TableName, hidden?: readonly string[]): GuestTable => ({
  table,
  where: own,
  erase: 'delete',
  ...(hidden === undefined ? {} : { hidden }),
});

/**
 * Everything that is stored about a guest, in an order in which it can be deleted.
 * @assumed Bookings and payments are kept, as commercial law requires, without what they were for. They name the guest by a
 * number only. Coins that are left are forfeited, and stay in the guest's account, so that the ledger is balanced.
 */
export const guestTables: readonly GuestTable[] = [
  {
    table: 'message',
    where: 'channel_id in (select id from channel where guest_id = ?)',
    erase: 'delete',
  },
  deleted('channel'),
  {
    table: 'message_image_part',
    where: 'image in (select key from message_image where guest_id = ?)',
    erase: 'delete',
    // A hundred megabytes do not fit in a document; the guest reads pictures at the addresses that their keys name.
    hidden: null,
  },
  deleted('message_image'),
  deleted('notification'),
  deleted('pin'),
  deleted('online_alert'),
  deleted('sms'),
  deleted('owned_gift'),
  deleted('voucher'),
  deleted('subscription'),
  deleted('bonus_redemption'),
  deleted('given_code', ['key']),
  deleted('top_up_bonus'),
  deleted('given_media'),
  deleted('cam_ticket', ['transfer_key']),
  deleted('show_invitation'),
  deleted('subscription_grant'),
  deleted('spin'),
  deleted('redeemed_reward'),
  deleted('purchase'),
  deleted('closed_item'),
  deleted('phone_call', ['pin']),
  deleted('pin_call', ['pin_hash', 'number_hash']),
  deleted('verified_phone', ['number_hash']),
  {
    table: 'age_check_event',
    where: 'check_key in (select key from age_check where guest_id = ?)',
    erase: 'delete',
  },
  deleted('age_check'),
  deleted('age_check_state'),
  deleted('chat'),
  deleted('chat_dispute'),
  deleted('chat_survey'),
  deleted('actor_report'),
  deleted('toy_run'),
  deleted('voice_call'),
  deleted('event'),
  {
    table: 'live_preview',
    where: `substr(key, 1, instr(key, ' ')) = 'guest:' || cast(? as integer) || ' '`,
    erase: 'delete',
  },
  { table: 'outbox', where: `stream = 'guest:' || cast(? as integer)`, erase: 'delete', hidden: null },
  deleted('auto_recharge'),
  deleted('forced_payment'),
  deleted('hidden_window'),
  deleted('spending_limit'),
  deleted('payment_method'),
  { table: 'payment', where: own, erase: 'keep' },
  {
    table: 'transfer',
    where: own,
    erase: { set: `reference = '{}', answer = 'null'` },
    hidden: ['body_hash', 'answer'],
  },
  { table: 'ledger_entry', where: `account = 'guest:' || cast(? as integer)`, erase: 'keep' },
  {
    table: 'mail',
    where: own,
    // A mail to an address that is not proven to be the guest's would tell whether it has an account.
    exported: `${own} and exists (select 1 from account where account.guest_id = mail.guest_id and email = to_address and is_verified = 1)`,
    erase: 'delete',
    hidden: ['body'],
  },
  deleted('second_factor', ['secret', 'recovery_hashes', 'begun_by']),
  // A link to a new address would tell whether the address has an account.
  { table: 'one_time_link', where: own, erase: 'delete', hidden: null },
  deleted('session', ['token_hash']),
  deleted('account', ['password_hash', 'sign_up_key']),
  {
    table: 'guest',
    where: 'id = ?',
    erase: {
      set: `name = '', avs_status = 'unknown', avs_message = null, is_vip = 0, is_paying = 0, loyalty_points = 0`,
    },
  },
];

const shown = (table: TableName, hidden: readonly string[], row: Readonly<Record<string, unknown>>) => {
  const specs: Readonly<Record<string, string>> = tables[table];
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !hidden.includes(column))
      .map(([column, value]) => [
        column,
        specs[column]?.startsWith('json') && typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
      ]),
  );
};

/** Reads everything that is stored about a guest, by table, without hashes of secrets. */
export const exportGuest = async (guestId: number, executor: Executor): Promise<Readonly<Record<string, unknown>>> => {
  const data: Record<string, unknown> = {};
  for (const { table, where, exported = where, hidden = [] } of guestTables) {
    if (hidden === null) continue;
    const rows = await executor.query(`select * from "${table}" where ${exported}`, [guestId]);
    data[table] = rows.map((row) => shown(table, hidden, row as Readonly<Record<string, unknown>>));
  }
  return data;
};

/** Erases what is stored about a guest. The sum of the ledger stays zero. */
export const eraseGuest = async (guestId: number, executor: Executor): Promise<void> => {
  for (const { table, where, erase } of guestTables) {
    if (erase === 'keep') continue;
    const verb = erase === 'delete' ? `delete from "${table}"` : `update "${table}" set ${erase.set}`;
    await executor.query(`${verb} where ${where}`, [guestId]);
  }
};
