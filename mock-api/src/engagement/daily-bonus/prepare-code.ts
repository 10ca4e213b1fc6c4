import type { World } from '../../world/world.ts';
import { bonusCodeByKey } from '../../foundation/vouchers/index.ts';
import { codeRowOf, dayOfCode, daysAround, dealOf, type Deal } from './deals.ts';
import { pageOf } from './page.ts';
import { dealOfCode, fixDeal, insertCode, setCode } from './statements.ts';

const compared = ['validFrom', 'validTo', 'maxRedemptions', 'needsMobile', 'needsVip', 'benefits'] as const;

/** Writes the code of a deal, so that it can be redeemed; what was redeemed of it stays. Inside a change. */
export const writeCode = async (deal: Deal, world: World): Promise<void> => {
  const row = await codeRowOf(deal, world);
  const stored = await bonusCodeByKey.first(world.tx, { key: row.key });
  if (stored === null) await insertCode.all(world.tx, row);
  else if (compared.some((column) => stored[column] !== row[column])) await setCode.all(world.tx, row);
  if (!deal.isFixed) await fixDeal.all(world.tx, { date: deal.date, offerId: deal.offer.id, code: deal.code });
};

/**
 * Writes the code of a deal that somebody tries to redeem, inside a change. Those of days that the page does not show, and that of a
 * secret, are not written, so that a check tells nothing of them.
 */
export const prepareCode = async (key: string, world: World): Promise<void> => {
  const date = (await dealOfCode.first(world.tx, { code: key }))?.date ?? dayOfCode(key);
  if (date === null) return;
  const { yesterday, today, tomorrow } = daysAround(world);
  if (![yesterday, today, tomorrow].includes(date)) return;
  if (date === tomorrow && (await pageOf(today, world)).isTomorrowSecret) return;
  const deal = await dealOf(date, world);
  if (deal?.code === key) await writeCode(deal, world);
};
