import { coinsForEuro } from '@lounge/locale';
import { fingerprint } from '../../wire/fingerprint.ts';
import { parseJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { TopUpBonus } from '../../world/tables/vouchers.ts';
import type { World } from '../../world/world.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { guestAccount, promotionAccount, serverKeys, transferOnce } from './ledger.ts';

/** The bonuses that wait for the guest's next top-up, by expiry. */
export const waitingTopUpBonuses = statement((db, $: Bind<{ guestId: number; at: string }>) =>
  db
    .selectFrom('topUpBonus')
    .selectAll()
    .where('guestId', '=', $('guestId'))
    .where('usedAt', 'is', null)
    .where((e) => e.or([e('validTo', 'is', null), e('validTo', '>', $('at'))]))
    .orderBy((e) => e.fn.coalesce('validTo', e.val('9999')))
    .orderBy('id'),
);

const setTopUpBonusUsed = statement((db, $: Bind<{ id: number; at: string }>) =>
  db
    .updateTable('topUpBonus')
    .set({ usedAt: $('at') })
    .where('id', '=', $('id')),
);

/**
 * The coins that a bonus adds to a top-up, in hundredths; null if the sum reaches no tier.
 * @assumed Percentages are of the coins that were bought, parts of a hundredth are dropped; the highest tier that is reached counts.
 */
export const bonusOf = ({ flat, percentage, tiers }: TopUpBonus, cents: number): number | null => {
  if (flat !== undefined) return flat;
  const reached = (tiers ?? []).filter(({ from }) => from <= cents).toSorted((one, other) => other.from - one.from);
  const percent = percentage ?? reached[0]?.amount;
  return percent === undefined ? null : Math.floor((coinsForEuro(cents) * percent) / 100);
};

/** A top-up that was booked. */
interface BookedTopUp {
  readonly guestId: number;
  /** The payment, in hundredths of a euro. */
  readonly cents: number;
  readonly paymentKey: string;
}

/**
 * Adds the bonuses that wait for the guest's next top-up, each once, in the change that books the top-up. A bonus whose lowest tier is not
 * reached keeps waiting. Returns the coins that were added, in hundredths.
 */
export const applyTopUpBonus = async (
  { guestId, cents, paymentKey }: BookedTopUp,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<number> => {
  const at = nowIso(world);
  let added = 0;
  for (const { id, code, bonus } of await waitingTopUpBonuses.all(world.tx, { guestId, at })) {
    const amount = bonusOf(parseJson(bonus), cents);
    if (amount === null || amount === 0) continue;
    const bodyHash = fingerprint('top-up-bonus', { paymentKey, id });
    const key = `top-up-bonus ${id}`;
    const newTransfer = { guestId, key, owner: serverKeys(guestId), kind: 'bonus' as const, bodyHash, at };
    await transferOnce(world.tx, newTransfer, async () => ({
      entries: [
        { account: guestAccount(guestId), amount },
        { account: promotionAccount, amount: -amount },
      ],
      reference: { code, paymentId: paymentKey, cents },
      answer: () => amount,
    }));
    await setTopUpBonusUsed.all(world.tx, { id, at });
    added += amount;
  }
  return added;
};
