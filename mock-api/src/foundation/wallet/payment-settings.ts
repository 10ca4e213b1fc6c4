import type { AnswerOf } from '@lounge/protocol';
import type { getPaymentSettings } from '@lounge/protocol/foundation/wallet';
import { nowIso } from '../../world/now-iso.ts';
import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { methodsOfGuest } from './payment-methods.ts';
import { amountOf, euros, methodFrom, oneClickOf } from './one-click-offer.ts';
import { rechargeOf } from './recharge-choice.ts';
import { spendingOf } from './spending-limit.ts';
import { packagesOffered } from './packages.ts';

type ReadWorld = Pick<World, 'tx' | 'clock'>;

const hiddenWindows = statement((db, $: Bind<{ guestId: number; now: string }>) =>
  db
    .selectFrom('hiddenWindow')
    .select('incentiveType')
    .where('guestId', '=', $('guestId'))
    .where('until', '>', $('now'))
    .orderBy('key'),
);

const putHidden = replaceRow('hiddenWindow');

const forcedPayment = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('forcedPayment').select('at').where('guestId', '=', $('guestId')),
);

/** Demands that a guest pays; a payment ends it. */
export const forcePayment = insertRow('forcedPayment', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()),
);

/** Hides the windows of an incentive type from a guest; 0 seconds shows them again. */
export const hideWindow = async (guestId: number, type: string, seconds: number, world: World): Promise<void> => {
  const until = new Date(world.clock.now() + seconds * 1000).toISOString();
  await putHidden.all(world.tx, { key: `${guestId} ${type}`, guestId, incentiveType: type, until });
};

/** The incentive types whose windows a guest does not see now. */
export const hiddenTypes = async (guestId: number, world: ReadWorld): Promise<string[]> =>
  (await hiddenWindows.all(world.tx, { guestId, now: nowIso(world) })).map((row) => row.incentiveType);

/** Whether a guest has to pay before going on. @assumed It is in the data and ends with the next payment. */
const isPaymentForced = async ({ tx }: Pick<World, 'tx'>, guestId: number): Promise<boolean> =>
  (await forcedPayment.first(tx, { guestId })) !== null;

/** The fields of a guest's data that are about paying. */
export const paymentFields = async (guestId: number, world: ReadWorld) => {
  const { config, cents } = await rechargeOf(world, guestId);
  const oneClick = await oneClickOf(guestId, world);
  return {
    isForcePayment: await isPaymentForced(world, guestId),
    autoRechargeAmount: euros(cents),
    autoRechargeConfig: config,
    oneClickPaymentAmounts: oneClick.amounts,
    oneClickPaymentConfig: oneClick.config,
  };
};

/** Everything about paying that a guest decides. */
export const settingsOf = async (guestId: number, world: ReadWorld): Promise<AnswerOf<typeof getPaymentSettings>> => {
  const spending = await spendingOf(guestId, world);
  const { cents, pending, usedCents, pausedUntil } = spending;
  const { config, cents: rechargeCents } = await rechargeOf(world, guestId);
  const oneClick = await oneClickOf(guestId, world, spending);
  const limitOf = (value: number | null) => (value === null ? null : euros(value));
  return {
    spending: {
      limit: limitOf(cents),
      pending: pending === null ? null : { limit: limitOf(pending.cents), at: pending.at },
      used: euros(usedCents),
      pausedUntil,
    },
    methods: (await methodsOfGuest.all(world.tx, { guestId })).map(methodFrom),
    oneClickConfig: oneClick.config,
    oneClickAmounts: oneClick.amounts,
    autoRechargeConfig: config,
    autoRechargeAmount: euros(rechargeCents),
    rechargeAmounts: packagesOffered.map(amountOf),
    hiddenWindows: await hiddenTypes(guestId, world),
    isForcePayment: await isPaymentForced(world, guestId),
  };
};
