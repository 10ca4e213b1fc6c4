import { addBerlinMonths, berlinDay, startOfBerlinMonth } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import type { vip30ValueHistory } from '@lounge/protocol/engagement/loyalty';
import { guestOf } from '../../dispatch/handler.ts';
import { guestAccount } from '../../foundation/wallet/ledger.ts';
import type { Caller, World } from '../../world/world.ts';
import { spentBetween } from './statements.ts';

/** How many months are listed, this one among them. */
const monthsShown = 6;

/** The coins that the guest spent in each of the last months by the Berlin clock, oldest first. */
export const valueHistory = async (
  _: unknown,
  caller: Caller,
  { tx, clock }: World,
): Promise<AnswerOf<typeof vip30ValueHistory>> => {
  const account = guestAccount(guestOf(caller));
  const thisMonth = startOfBerlinMonth(clock.now());
  const startOf = (back: number) => addBerlinMonths(thisMonth, -back);
  const backs = Array.from({ length: monthsShown }, (_each, at) => monthsShown - 1 - at);
  return Promise.all(
    backs.map(async (back) => {
      const [from, until] = [startOf(back), startOf(back - 1)].map((each) => new Date(each).toISOString());
      const spent = await spentBetween.first(tx, { account, from: from ?? '', until: until ?? '' });
      const [year = 0, month = 1] = berlinDay(startOf(back)).split('-').map(Number);
      return { month, year, value: -Number(spent?.total ?? 0) || 0 };
    }),
  );
};
