import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import { products, type Product } from './plans.ts';

type GrantedProduct = Row<'subscriptionGrant'>['product'];

/** Under which name days of a product are given. @assumed "Premium" is the TV subscription. */
const grantedAs: Readonly<Record<Product, GrantedProduct>> = { vip: 'vip', tv: 'premium' };

const lastEnd = statement((db, $: Bind<{ guestId: number; product: GrantedProduct; now: string }>) =>
  db
    .selectFrom('subscriptionGrant')
    .select((e) => [e.fn.min<string | null>('validFrom').as('from'), e.fn.max<string | null>('validTo').as('to')])
    .where('guestId', '=', $('guestId'))
    .where('product', '=', $('product'))
    .where('validTo', '>', $('now')),
);

/** The product whose days were given; null for what is no subscription. */
export const productGranted = (granted: GrantedProduct): Product | null =>
  products.find((product) => grantedAs[product] === granted) ?? null;

/** The guests some of whose given days are over. */
export const endedGrants = statement((db, $: Bind<{ now: string }>) =>
  db.selectFrom('subscriptionGrant').select('guestId').distinct().where('validTo', '<=', $('now')),
);

export const deleteEndedGrants = statement((db, $: Bind<{ guestId: number; now: string }>) =>
  db
    .deleteFrom('subscriptionGrant')
    .where('guestId', '=', $('guestId'))
    .where('validTo', '<=', $('now'))
    .returningAll(),
);

/** Until when a guest has days of a product that were given; null without any. Days that are given later follow without a gap. */
export const grantOf = async (
  guestId: number,
  product: Product,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<string | null> => {
  const now = nowIso(world);
  const span = await lastEnd.first(world.tx, { guestId, product: grantedAs[product], now });
  return span === null || span.from === null || span.from > now ? null : span.to;
};
