import { formatCoins, type Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { avsBonus } from '@lounge/protocol/foundation/age-check';
import { fingerprint } from '../../wire/fingerprint.ts';
import { coins } from '../../wire/coins.ts';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import { publishBalance } from '../wallet/index.ts';
import { guestAccount, promotionAccount, serverKeys, transferOnce } from '../wallet/ledger.ts';
import { ageCheckById } from './age-check-statements.ts';

/** The bonus in hundredths of a coin. @assumed The documents name no amount. */
const bonusCoins = 1000;

const bonusKey = 'age-check-bonus';

const bonusTransfer = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('transfer').select('id').where('key', '=', $('key')),
);

/** The bonus, and whether a guest would get it: once, for the first accepted check. */
export const bonusOf = async (
  guestId: number,
  language: Language,
  { tx }: Pick<World, 'tx'>,
): Promise<Infer<typeof avsBonus>> => {
  const given = await bonusTransfer.first(tx, { key: `${serverKeys(guestId)} ${bonusKey}` });
  const status = (await ageCheckById.first(tx, { id: guestId }))?.avsStatus;
  return {
    available: given === null && status !== 'accepted',
    coins: coins(bonusCoins),
    coinsFormatted: formatCoins(bonusCoins, language),
  };
};

/** Grants the bonus; a guest who was given it before gets nothing. */
export const grantBonus = async (
  guestId: number,
  language: Language,
  world: Pick<World, 'tx' | 'bus' | 'clock'>,
): Promise<void> => {
  let isNew = false;
  const bodyHash = fingerprint(bonusKey, {});
  const transfer = {
    guestId,
    key: bonusKey,
    owner: serverKeys(guestId),
    kind: 'ageCheck' as const,
    bodyHash,
    at: nowIso(world),
  };
  await transferOnce(world.tx, transfer, async () => {
    isNew = true;
    return {
      entries: [
        { account: promotionAccount, amount: -bonusCoins },
        { account: guestAccount(guestId), amount: bonusCoins },
      ],
      reference: { ageCheck: true },
      answer: () => null,
    };
  });
  if (isNew) await publishBalance(world, guestId, language);
};
