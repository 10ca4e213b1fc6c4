import type { AnswerOf, InputOf } from '@lounge/protocol';
import { loyaltyPointsChanged } from '@lounge/protocol/engagement/loyalty';
import { spinTheWheel } from '@lounge/protocol/engagement/spin-wheel';
import { publishVouchers, takeVoucher } from '../../foundation/vouchers/index.ts';
import { fingerprint, publishBalance, transferOnce, type LedgerTransaction } from '../../foundation/wallet/index.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { award, entriesOf } from './award.ts';
import { drawn, pointsOfSpin, segmentsOf, type Segment, type Wheel } from './prizes.ts';
import { addPoints, insertSpin } from './statements.ts';
import { settingOf, spinsFor, spinsLeft } from './wheel.ts';
import { toJson } from '../../world/json.ts';

type Answer = AnswerOf<typeof spinTheWheel>;

/** Takes one spin, the free one first; refuses where none is left. */
const takeSpin = async (world: World, guestId: number, wheel: Wheel): Promise<boolean> => {
  const { isFree, spins } = await spinsLeft(world, guestId, wheel);
  if (spins <= 0) reject('tooMany');
  if (!isFree) await takeVoucher(world, guestId, spinsFor(wheel));
  return isFree;
};

/** What a segment holds, as it is told and kept. */
export const prizeOf = ({ id: _id, weight: _weight, isFeatured: _isFeatured, ...prize }: Segment) => prize;

/** Draws a segment and makes its prize take effect. */
const turn = async (wheel: Wheel, guestId: number, world: World): Promise<LedgerTransaction<Answer>> => {
  const { isActive, nextSegment } = await settingOf(world, wheel);
  if (!isActive) reject('locked');
  const isFree = await takeSpin(world, guestId, wheel);
  const segments = segmentsOf[wheel];
  const segment = segments.find(({ id }) => id === nextSegment) ?? drawn(segments, world.random);
  const prize = prizeOf(segment);
  const at = nowIso(world);
  const row = { guestId, wheel, isFree: isFree ? 1 : 0, segment: segment.id, prize: toJson(prize), at };
  const made = await insertSpin.first(world.tx, row);
  await award(prize, guestId, wheel, world);
  const counted = await addPoints.first(world.tx, { id: guestId, points: pointsOfSpin });
  const { spins, nextFreeSpinAt } = await spinsLeft(world, guestId, wheel);
  const answer: Answer = {
    win: { id: made?.id ?? 0, at, segment: segment.id, ...prize },
    spins,
    points: counted?.loyalty_points ?? 0,
    nextFreeSpinAt,
  };
  return {
    entries: entriesOf(prize, guestId),
    reference: { wheel, segment: segment.id },
    answer: () => answer,
  };
};

/** Tells a guest's sockets what a spin changed. */
const tell = async ({ win, points }: Answer, guestId: number, { language }: Caller, world: World): Promise<void> => {
  if (win.coins !== null) await publishBalance(world, guestId, language);
  await publishVouchers(world, guestId);
  publish(world.bus, loyaltyPointsChanged, { guestId }, { loyaltyPoints: points });
};

/** Spins once for each key of a guest, tells what changed, and answers every repeat alike. */
export const spin = async (
  { type: wheel = 'monthly' }: InputOf<typeof spinTheWheel>,
  caller: Caller,
  world: World,
): Promise<Answer> => {
  const guestId = guestOf(caller);
  const key = caller.key ?? reject('malformed', keyHeader);
  const terms = {
    guestId,
    key,
    kind: 'spin' as const,
    bodyHash: fingerprint(spinTheWheel.id, { wheel }),
    at: nowIso(world),
  };
  let hasTurned = false;
  const answer = await transferOnce(world.tx, terms, async () => {
    hasTurned = true;
    return turn(wheel, guestId, world);
  });
  if (hasTurned) await tell(answer, guestId, caller, world);
  return answer;
};
