import type { Infer } from '@lounge/protocol';
import type { bonusCodeBenefit, bonusCodeConfig } from '@lounge/protocol/foundation/vouchers';
import { coins } from '../../wire/coins.ts';
import { parseJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import type { StoredBenefit } from '../../world/tables/vouchers.ts';
import type { Caller, World } from '../../world/world.ts';
import { coinsAtOnce } from './coins-at-once.ts';
import { voucherActorById } from './statements.ts';

type Benefit = Infer<typeof bonusCodeBenefit>;

const euro = (value: number) => ({ value, currency: 'EUR' as const });

/** Whether a code gives something with the next top-up. */
export const hasTopUp = (benefits: readonly StoredBenefit[]): boolean =>
  benefits.some(({ topUp }) => topUp !== undefined);

const benefitOf = async (benefit: StoredBenefit, { language }: Caller, { tx }: Pick<World, 'tx'>): Promise<Benefit> => {
  const { id, kind, name, description, topUp, actorId, days, amount } = benefit;
  const atOnce = coinsAtOnce(benefit);
  const isCounted = atOnce === null && topUp === undefined && days === undefined && kind !== 'mediaAlbum';
  const actor = actorId === undefined ? null : await voucherActorById.first(tx, { id: actorId });
  return {
    id,
    kind,
    name: name[language],
    description: description[language],
    amount: isCounted ? (amount ?? 1) : null,
    coins: atOnce === null ? null : coins(atOnce),
    flatTopUpAmount: topUp?.flat === undefined ? null : coins(topUp.flat),
    percentageTopUpAmount: topUp?.percentage ?? null,
    staggeredTiers: (topUp?.tiers ?? []).map((tier) => ({ from: euro(tier.from), amount: tier.amount })),
    days: days ?? null,
    actor: actor === null ? null : { id: actor.id, name: actor.name },
  };
};

/** Maps what a code gives, in the caller's language. */
export const benefitsOf = (
  benefits: readonly StoredBenefit[],
  caller: Caller,
  world: Pick<World, 'tx'>,
): Promise<Benefit[]> => Promise.all(benefits.map((benefit) => benefitOf(benefit, caller, world)));

/** Maps the configuration of a code. */
export const configOf = async (
  row: Row<'bonusCode'>,
  caller: Caller,
  world: Pick<World, 'tx'>,
): Promise<Infer<typeof bonusCodeConfig>> => {
  const benefits = parseJson(row.benefits);
  return {
    containsTopUpBenefit: hasTopUp(benefits),
    validTo: row.validTo,
    conditions: { requireMobileAuth: row.needsMobile === 1, vip: row.needsVip === 1 },
    benefits: await benefitsOf(benefits, caller, world),
  };
};
