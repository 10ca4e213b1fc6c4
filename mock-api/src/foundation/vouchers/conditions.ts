import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { uniquePhoneTypes } from '../age-check/index.ts';

const phoneOf = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('verifiedPhone')
    .select('at')
    .where('guestId', '=', $('guestId'))
    .where('isMobile', '=', 1)
    .where('type', 'in', uniquePhoneTypes),
);

const vipOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('isVip').where('id', '=', $('id')),
);

/** Whether a guest confirmed a mobile number as the only account, so that nobody redeems a code with several. */
export const hasVerifiedPhone = async ({ tx }: Pick<World, 'tx'>, guestId: number): Promise<boolean> =>
  (await phoneOf.first(tx, { guestId })) !== null;

/** Whether a guest is VIP. */
export const isVip = async ({ tx }: Pick<World, 'tx'>, guestId: number): Promise<boolean> =>
  (await vipOf.first(tx, { id: guestId }))?.isVip === 1;
