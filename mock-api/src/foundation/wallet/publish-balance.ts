import { formatCoins, type Language } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import { guestBalance, type getGuestBalance } from '@lounge/protocol/foundation/wallet';
import { coins } from '../../wire/coins.ts';
import { publish } from '../../world/bus.ts';
import type { Executor } from '../../world/database.ts';
import type { World } from '../../world/world.ts';
import { balanceOf, guestAccount } from './ledger.ts';
import { payingById } from './statements.ts';

/** What a guest owns, as it appears on the wire. */
export const balanceAnswer = async (
  on: Executor,
  guestId: number,
  language: Language,
): Promise<AnswerOf<typeof getGuestBalance>> => {
  const balance = await balanceOf(on, guestAccount(guestId));
  const paying = await payingById.first(on, { id: guestId });
  return {
    balance: coins(balance),
    balanceFormatted: formatCoins(balance, language),
    isPayingCustomer: paying?.is_paying === 1,
  };
};

/** Tells a guest's sockets what the guest owns; inside a change it leaves after the commit. */
export const publishBalance = async (
  { tx, bus }: Pick<World, 'tx' | 'bus'>,
  guestId: number,
  language: Language,
): Promise<void> => {
  const purse = await balanceAnswer(tx, guestId, language);
  publish(
    bus,
    guestBalance,
    { guestId },
    {
      guestBalance: purse.balance,
      guestBalanceFormatted: purse.balanceFormatted,
      guestIsPayingCustomer: purse.isPayingCustomer,
    },
  );
};
