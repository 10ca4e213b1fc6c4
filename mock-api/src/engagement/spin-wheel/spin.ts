import type { AnswerOf, InputOf } from '@lounge/protocol';
import { loyaltyPointsChanged } from '@lounge/protocol/engagement/loyalty';
import { spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import { publishVouchers, takeVoucher } from '../../foundation/vouchers/index.ts';
import { publishBalance } from '../../foundation/wallet/index.ts';
import { transferOnce, type LedgerTransaction } from '../../foundation/wallet/ledger.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { draw, entriesOf, giveAward, spinsFor } from '../rewards/index.ts';
import { awardOf } from './award.ts';
import { pointsOfSpin, segmentsOf, type Segment, type Wheel } from './prizes.ts';
import { addPoints, insertSpin } from './statements.ts';
import { settingOf, spinsLeft } from './wheel.ts';
import { toJson } from '../../world/json.ts';

type Answer = AnswerOf<typeof spinTheWheel>;

/** Uses one spin, the free one first; rejects if there is none. Returns whether it was free. */
const takeSpin = async (guestId: number, wheel: Wheel, world: World): Promise<boolean> => {
  const { isFree, spins } = await spinsLeft(guestId, wheel, world);
  if (spins <= 0) reject('tooMany');
  if (!isFree) await takeVoucher(guestId, spinsFor(wheel), world);
  return isFree;
};

/** The prize of a segment. */
export const prizeOf = ({ id: _id, weight: _weight, isFeatured: _isFeatured, ...prize }: Segment) => prize;

/** Spins the wheel and gives the prize. Returns the ledger transaction. */
const spinTransaction = async (wheel: Wheel, guestId: number, world: World): Promise<LedgerTransaction<Answer>> => {
  const { isActive, nextSegment } = await settingOf(wheel, world);
  if (!isActive) reject('locked');
  const isFree = await takeSpin(guestId, wheel, world);
  const segments = segmentsOf[wheel];
  const segment = segments.find(({ id }) => id === nextSegment) ?? draw(segments, world.random);
  const prize = prizeOf(segment);
  const at = nowIso(world);
  const row = { guestId, wheel, isFree: isFree ? 1 : 0, segment: segment.id, prize: toJson(prize), at };
  const inserted = await insertSpin.first(world.tx, row);
  if (inserted === null) throw new Error('The spin was not inserted.');
  const award = awardOf(prize, wheel);
  await giveAward(award, guestId, world);
  const counted = await addPoints.first(world.tx, { id: guestId, points: pointsOfSpin });
  const { spins, nextFreeSpinAt } = await spinsLeft(guestId, wheel, world);
  const answer: Answer = {
    win: { id: inserted.id, at, segment: segment.id, ...prize },
    spins,
    points: counted?.loyaltyPoints ?? 0,
    nextFreeSpinAt,
  };
  return {
    entries: entriesOf(award, guestId),
    reference: { wheel, segment: segment.id },
    answer: () => answer,
  };
};

/** Publishes what a spin changed. */
const publishChanges = async (
  { win, points }: Answer,
  guestId: number,
  { language }: Caller,
  world: World,
): Promise<void> => {
  if (win.coins !== null) await publishBalance(world, guestId, language);
  await publishVouchers(guestId, world);
  publish(world.bus, loyaltyPointsChanged, { guestId }, { loyaltyPoints: points });
};

/** Spins once per guest and idempotency key and publishes the changes. A repeat returns the same answer. */
export const spin = async (
  { type: wheel = 'monthly' }: InputOf<typeof spinTheWheel>,
  caller: Caller,
  world: World,
): Promise<Answer> => {
  const guestId = guestOf(caller);
  const key = caller.key ?? reject('malformed', keyHeader);
  const newTransfer = {
    guestId,
    key,
    kind: 'spin' as const,
    bodyHash: fingerprint(spinTheWheel.id, { wheel }),
    at: nowIso(world),
  };
  let isNew = false;
  const answer = await transferOnce(world.tx, newTransfer, async () => {
    isNew = true;
    return spinTransaction(wheel, guestId, world);
  });
  if (isNew) await publishChanges(answer, guestId, caller, world);
  return answer;
};
