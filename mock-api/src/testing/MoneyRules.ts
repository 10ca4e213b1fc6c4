import type { Executor } from '../world/database.ts';
import { moneyPages, type MoneyPage, type Payment, type Transfer } from './money-pages.ts';
import { forbiddenPayments, type Decision, type MonthSums } from './spending-rules.ts';

const day = 86_400_000;

const add = (sums: Map<string, number>, key: string, amount: number): number => {
  const sum = (sums.get(key) ?? 0) + amount;
  sums.set(key, sum);
  return sum;
};

/**
 * Checks what must hold of all money. A check reads what was written since the one before, and remembers sums: so its cost does not
 * grow with the world. Nothing may be written meanwhile.
 */
export class MoneyRules {
  readonly #balances = new Map<string, number>();
  readonly #voucherUses = new Map<number, number>();
  readonly #vouchers = new Map<number, MoneyPage['vouchers'][number]>();
  /** The guests' accounts that the current check has read entries of. */
  #touched = new Set<string>();
  readonly #refunds = new Map<number, number>();
  readonly #sums: MonthSums = new Map();
  /** The instants of the charges for a product by guest and product. */
  readonly #charges = new Map<string, number[]>();
  #violations: string[] = [];
  #keys = new Set<string>();
  #lastTransfer = 0;
  #lastEntry = 0;
  #coins = 0;
  #payments = 0;

  /** The keys of the ledger transactions that the last check read. */
  get newKeys(): ReadonlySet<string> {
    return this.#keys;
  }

  /** Checks what is new, and returns a line for each violation. `decisions` are all that guests have made so far. */
  async check(executor: Executor, decisions: readonly Decision[]): Promise<readonly string[]> {
    this.#violations = [];
    this.#keys = new Set();
    this.#touched = new Set();
    this.#vouchers.clear();
    const charged = new Set<number>();
    await this.#findOrphans(executor);
    for await (const page of moneyPages(executor, this.#lastTransfer)) {
      this.#lastTransfer = page.transfers.at(-1)?.id ?? this.#lastTransfer;
      this.#checkLedger(page);
      this.#checkBills(page);
      this.#noteVouchers(page);
      this.#checkRefunds(page);
      for (const guestId of this.#checkCharges(page)) charged.add(guestId);
      this.#violations.push(...forbiddenPayments(page.payments, decisions, this.#sums));
    }
    // Ids do not tell which of two transfers came first, so that only the balance after all of them counts.
    const owing = [...this.#touched].filter((account) => (this.#balances.get(account) ?? 0) < 0);
    this.#none('no guest owes', owing);
    this.#checkVouchers();
    await this.#checkTips(executor);
    await this.#checkSubscriptions(executor, charged);
    await this.#checkVips(executor);
    return this.#violations;
  }

  /** Compares the sums of all checks with those of the database, which it reads in whole. */
  async checkSums(executor: Executor): Promise<readonly string[]> {
    this.#violations = [];
    const balances = (await executor.query(
      'select account, sum(amount) as total from "ledgerEntry" group by account',
      [],
    )) as readonly { account: string; total: number }[];
    this.#none(
      'balances are the sums of the ledger',
      balances.filter(({ account, total }) => this.#balances.get(account) !== total),
    );
    this.#none(
      'all accounts sum to zero',
      [balances.reduce((sum, { total }) => sum + total, 0)].filter((sum) => sum !== 0),
    );
    const totals = await executor.query(
      `select count(*) as payments, coalesce(sum(coins), 0) as coins from payment`,
      [],
    );
    const [paid] = totals as readonly { payments: number; coins: number }[];
    if (paid?.payments !== this.#payments || paid.coins !== this.#coins)
      this.#violations.push(`every payment has a bill: ${this.#payments} of ${this.#coins}, ${JSON.stringify(paid)}`);
    return this.#violations;
  }

  #none(rule: string, rows: readonly unknown[]): void {
    if (rows.length > 0) this.#violations.push(`${rule}: ${JSON.stringify(rows.slice(0, 3))}`);
  }

  async #findOrphans(executor: Executor): Promise<void> {
    const orphans = await executor.query(
      `select e.id from "ledgerEntry" e left join transfer t on t.id = e."transferId" where e.id > ? and t.id is null`,
      [this.#lastEntry],
    );
    this.#none('no entry without its transfer', orphans);
    const [last] = (await executor.query('select max(id) as id from "ledgerEntry"', [])) as readonly { id: number }[];
    this.#lastEntry = last?.id ?? 0;
  }

  #checkLedger({ transfers, entries, repeatedKeys }: MoneyPage): void {
    this.#none('keys are unique', repeatedKeys);
    for (const { key } of transfers) this.#keys.add(key);
    const sums = new Map<string, number>();
    for (const { transferId, account, amount } of entries) {
      add(sums, String(transferId), amount);
      add(this.#balances, account, amount);
      if (account.startsWith('guest:')) this.#touched.add(account);
    }
    this.#none(
      'every transfer sums to zero',
      [...sums].filter(([, sum]) => sum !== 0),
    );
  }

  #checkBills({ transfers, entries, payments }: MoneyPage): void {
    const received = new Map<string, number>();
    let topUps = 0;
    for (const { transferId, account, amount } of entries) {
      if (account.startsWith('guest:')) add(received, String(transferId), amount);
      if (account === 'top-up') topUps -= amount;
    }
    const bills = Map.groupBy(
      transfers.filter(({ kind, reference }) => kind !== 'bonus' && typeof reference['paymentId'] === 'string'),
      ({ reference }) => String(reference['paymentId']),
    );
    for (const payment of payments) {
      const own = bills.get(payment.key) ?? [];
      const coins = own.reduce((sum, { id }) => sum + (received.get(String(id)) ?? 0), 0);
      if (own.length !== 1 || coins !== payment.coins || own[0]?.reference['cents'] !== payment.cents)
        this.#none('a bill is equal to its entries', [{ payment, coins, transfers: own }]);
    }
    const coins = payments.reduce((sum, each) => sum + each.coins, 0);
    if (coins !== topUps) this.#none('bought coins are paid', [{ paid: coins, booked: topUps }]);
    this.#payments += payments.length;
    this.#coins += coins;
  }

  #noteVouchers({ transfers, vouchers }: MoneyPage): void {
    for (const { reference } of transfers) {
      const id = reference['voucherId'];
      if (typeof id === 'number') this.#voucherUses.set(id, (this.#voucherUses.get(id) ?? 0) + 1);
    }
    for (const each of vouchers) this.#vouchers.set(each.id, each);
  }

  #checkVouchers(): void {
    const used = [...this.#vouchers.values()];
    this.#none(
      'no voucher is below zero',
      used.filter(({ remaining }) => remaining < 0),
    );
    this.#none(
      'no voucher is spent twice',
      used.filter(
        ({ id, type, remaining, given }) => type === 4 && remaining + (this.#voucherUses.get(id) ?? 0) !== given,
      ),
    );
  }

  #checkRefunds({ transfers }: MoneyPage): void {
    for (const { kind, id, reference } of transfers) {
      if (kind !== 'refund') continue;
      const refunded = Number(reference['refundOf']);
      const earlier = this.#refunds.get(refunded);
      if (earlier !== undefined) this.#none('a transfer is refunded once', [{ refunded, by: [earlier, id] }]);
      this.#refunds.set(refunded, id);
    }
  }

  /** Notes the charges of subscriptions; returns the guests. */
  #checkCharges({ transfers, payments }: MoneyPage): readonly number[] {
    const paidAt = new Map(payments.map((each: Payment) => [each.key, Date.parse(each.at)]));
    const charges = transfers
      .filter(({ kind }: Transfer) => kind === 'subscription')
      .map(({ guestId, reference }) => ({
        guestId: guestId ?? 0,
        product: String(reference['product']),
        at: paidAt.get(String(reference['paymentId'])) ?? Number.NaN,
      }))
      .toSorted((a, b) => a.at - b.at);
    for (const charge of charges) {
      const name = `${charge.guestId} ${charge.product}`;
      const earlier = this.#charges.get(name) ?? [];
      if (!(charge.at - (earlier.at(-1) ?? -Infinity) >= 24 * day))
        this.#none('a subscription is not charged twice for a month', [charge]);
      this.#charges.set(name, [...earlier, charge.at]);
    }
    return charges.map(({ guestId }) => guestId);
  }

  /** Coins that posts got and guests gave are those in the ledger. */
  async #checkTips(executor: Executor): Promise<void> {
    const sql = `select coalesce((select sum(coins) from "feedTip"), 0) * 100 as given,
      coalesce((select -sum(amount) from "ledgerEntry" join transfer on transfer.id = "ledgerEntry"."transferId"
        where transfer.kind = 'feedTip' and account like 'guest:%'), 0) as paid`;
    const [sums] = (await executor.query(sql, [])) as readonly { given: number; paid: number }[];
    this.#none('tips are in the ledger', Number(sums?.given) === Number(sums?.paid) ? [] : [JSON.stringify(sums)]);
  }

  async #checkSubscriptions(executor: Executor, guests: ReadonlySet<number>): Promise<void> {
    const sql = 'select "guestId", product, months, "startedAt" from subscription where "guestId" = ?';
    for (const guestId of guests) {
      const rows = (await executor.query(sql, [guestId])) as readonly {
        product: string;
        months: number;
        startedAt: string;
      }[];
      for (const { product, months, startedAt } of rows) {
        const charges = this.#charges.get(`${guestId} ${product.toUpperCase()}`) ?? [];
        const paid = charges.filter((at) => at >= Date.parse(startedAt)).length;
        if (months > paid) this.#none('every month of a subscription is paid', [{ guestId, product, months, paid }]);
      }
    }
  }

  async #checkVips(executor: Executor): Promise<void> {
    const idsOf = async (sql: string) =>
      ((await executor.query(sql, [])) as readonly { id: number }[]).map(({ id }) => id);
    // Read one by one, as a join of tables that grew since their statistics were taken is slow on PostgreSQL.
    const reasons = new Set([
      ...(await idsOf(`select "guestId" as id from subscription where product = 'vip' and status <> 'past'`)),
      ...(await idsOf(`select distinct "guestId" as id from "subscriptionGrant" where product = 'vip'`)),
    ]);
    const vips = await idsOf('select id from guest where id >= 1000 and "isVip" = 1');
    this.#none(
      'a VIP has a reason',
      vips.filter((id) => !reasons.has(id)),
    );
  }
}
