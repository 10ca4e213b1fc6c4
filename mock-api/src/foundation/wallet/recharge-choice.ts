import { coinsForEuro } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { autoRechargeConfig, teaserMode } from '@lounge/protocol/foundation/wallet';
import { isBarredFromSpending } from '../../dispatch/locked-out.ts';
import { reject } from '../../dispatch/handler.ts';
import { coins } from '../../wire/coins.ts';
import { nowIso } from '../../world/now-iso.ts';
import { insertRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { methodOfGuest } from './payment-methods.ts';
import { packagesOffered } from './packages.ts';

/** The settings of a guest who never chose. @assumed 20 coins and 10 euro, as the smallest amount is. */
const initial = { threshold: 2000, cents: 1000 } as const;

export const rechargeRow = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('autoRecharge').selectAll().where('guestId', '=', $('guestId')),
);

const insertConfig = insertRow(
  'autoRecharge',
  { isOn: 0, methodId: null, since: null, stoppedAt: null, teaser: null },
  (insert) => insert.onConflict((conflict) => conflict.doNothing()),
);

const setRow = updateRow('autoRecharge', 'guestId', ['isOn', 'threshold', 'cents', 'methodId', 'since'], (update) =>
  update.set({ stoppedAt: null }),
);

export const stopRecharge = statement((db, $: Bind<{ guestId: number; at: string | null }>) =>
  db
    .updateTable('autoRecharge')
    .set({ isOn: 0, since: null, stoppedAt: $('at') })
    .where('guestId', '=', $('guestId')),
);

const setTeaser = statement((db, $: Bind<{ guestId: number; mode: string }>) =>
  db
    .updateTable('autoRecharge')
    .set({ teaser: $('mode') })
    .where('guestId', '=', $('guestId')),
);

/** The automatic recharge of a guest in its wire format. */
export const rechargeOf = async (
  { tx }: Pick<World, 'tx'>,
  guestId: number,
): Promise<{ config: Infer<typeof autoRechargeConfig>; cents: number }> => {
  const row = await rechargeRow.first(tx, { guestId });
  const mode = row?.teaser ?? null;
  return {
    config: {
      isOn: row?.isOn === 1,
      threshold: coins(row?.threshold ?? initial.threshold),
      methodId: row?.methodId ?? null,
      since: row?.since ?? null,
      stoppedAt: row?.stoppedAt ?? null,
      teaser: mode === 'open' || mode === 'closed' ? mode : null,
    },
    cents: row?.cents ?? initial.cents,
  };
};

/** A guest's choice for the automatic recharge. */
export interface RechargeChoice {
  readonly isOn: boolean;
  /** In hundredths of a coin. */
  readonly threshold: number;
  readonly cents: number;
  readonly methodId: number | null;
}

/** Whether a choice would take more, or from another method, than the one that holds. */
const asksForMore = (choice: RechargeChoice, { config, cents }: Awaited<ReturnType<typeof rechargeOf>>): boolean =>
  choice.isOn &&
  (!config.isOn ||
    choice.threshold > config.threshold.value ||
    choice.cents > cents ||
    choice.methodId !== config.methodId);

/**
 * Switches the automatic recharge on or off. It does not pay at once, also if the balance is below the threshold already. The gate lets
 * this call pass, so a locked guest who asks for more is refused here.
 */
export const chooseRecharge = async (guestId: number, choice: RechargeChoice, world: World): Promise<void> => {
  const { isOn, threshold, cents, methodId } = choice;
  if (!packagesOffered.includes(cents)) reject('malformed', 'amount');
  if (threshold < 100 || threshold >= coinsForEuro(cents)) reject('malformed', 'threshold');
  const method = methodId === null ? null : await methodOfGuest.first(world.tx, { id: methodId, guestId });
  if (method === null && (isOn || methodId !== null)) reject('noMethod', 'methodId');
  const previous = await rechargeOf(world, guestId);
  if (asksForMore(choice, previous) && (await isBarredFromSpending(world.tx, guestId))) reject('locked');
  await insertConfig.all(world.tx, { guestId, ...initial });
  const since = isOn ? (previous.config.since ?? nowIso(world)) : null;
  await setRow.all(world.tx, { guestId, isOn: isOn ? 1 : 0, threshold, cents, methodId, since });
};

/** Stores whether the teaser is shown. @spec rule:auto-recharge-teaser */
export const storeTeaser = async (guestId: number, mode: Infer<typeof teaserMode>, world: World): Promise<void> => {
  await insertConfig.all(world.tx, { guestId, ...initial });
  await setTeaser.all(world.tx, { guestId, mode });
};

/** Switches the recharge off without a message, because its method is gone. */
export const stopRechargeWith = async (guestId: number, methodId: number, world: World): Promise<void> => {
  const { config } = await rechargeOf(world, guestId);
  if (config.methodId === methodId) await stopRecharge.all(world.tx, { guestId, at: null });
};
