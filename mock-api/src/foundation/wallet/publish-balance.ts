import { formatCoins, type Language } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import { guestBalance, type getGuestBalance } from '@lounge/protocol/foundation/wallet';
import { coins } from '../../wire/coins.ts';
import { publish } from '../../world/bus.ts';
import type { Executor } from '../../world/database.ts';
import type { World } from '../../world/world.ts';
import { balanceOf, guestAccount } from './ledger.ts';
import { payingById } from './statements.ts';

/** A guest's balance in its wire format. */
export const balanceAnswer = async (
  executor: Executor,
  guestId: number,
  language: Language,
): Promise<AnswerOf<typeof getGuestBalance>> => {
  const [balance, paying] = await Promise.all([
    balanceOf(executor, guestAccount(guestId)),
    payingById.first(executor, { id: guestId }),
  ]);
  return {
    balance: coins(balance),
    balanceFormatted: formatCoins(balance, language),
    isPayingCustomer: paying?.isPaying === 1,
  };
};

/** Publishes a guest's balance that was read. */
export const publishBalanceAnswer = (
  bus: World['bus'],
  guestId: number,
  { balance, balanceFormatted, isPayingCustomer }: AnswerOf<typeof getGuestBalance>,
): void =>
  publish(
    bus,
    guestBalance,
    { guestId },
    {
      guestBalance: balance,
      guestBalanceFormatted: balanceFormatted,
      guestIsPayingCustomer: isPayingCustomer,
    },
  );

/** Publishes a guest's balance; inside a change after the commit. */
export const publishBalance = async (
  { tx, bus }: Pick<World, 'tx' | 'bus'>,
  guestId: number,
  language: Language,
): Promise<void> => publishBalanceAnswer(bus, guestId, await balanceAnswer(tx, guestId, language));
