import type { Infer } from '@lounge/protocol';
import type { incentive, incentiveEvent } from '@lounge/protocol/foundation/conversion';
import { voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { isBarredFromSpending } from '../../dispatch/locked-out.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { fittingVouchers } from '../vouchers/index.ts';
import { vouchersOfGuest } from '../vouchers/statements.ts';
import { hiddenTypes, spendingOf } from '../wallet/index.ts';
import { isVipGuest } from '../wallet/restriction.ts';
import { blockedSubjects, groupSubject } from './blocks.ts';
import type { OfferedContent } from './ports.ts';
import { incentivesOn, type IncentiveRow } from './statements.ts';

type Incentive = Infer<typeof incentive>;
type Event = Infer<typeof incentiveEvent>;
type ReadWorld = Pick<World, 'tx' | 'clock'>;

/** From how long before its end on a voucher is an incentive of a page, in milliseconds. @assumed A week. */
const voucherEndsWithinMs = 7 * 86_400_000;

/** The facts by which incentives are chosen. */
interface Situation {
  readonly isLoggedIn: boolean;
  readonly isVip: boolean;
  readonly content: OfferedContent | null;
  /** The voucher that the incentives are about, with its end, which may be open. */
  readonly voucher: { readonly validTo: string | null } | null;
}

/**
 * Whom an incentive of a type is for.
 * @assumed Nobody is offered what they have: an account, the VIP club, content that was bought.
 */
const isFor: Readonly<Record<Incentive['type'], (situation: Situation) => boolean>> = {
  signUp: ({ isLoggedIn }) => !isLoggedIn,
  topUp: ({ isLoggedIn }) => isLoggedIn,
  vip: ({ isLoggedIn, isVip, content }) => isLoggedIn && !isVip && (content === null || content.isVip),
  voucher: ({ voucher }) => voucher !== null,
  video: ({ content }) => content?.kind === 'video' && content.restriction === 'needPurchase',
  album: ({ content }) => content?.kind === 'album' && content.restriction === 'needPurchase',
};

const voucherTypeOf = { video: voucherTypes.video, album: voucherTypes.photoAlbum } as const;

/** The guest's voucher that pays for the content, or without content the one that ends within a week; null without one. */
const voucherOf = async (
  { guestId }: Pick<Caller, 'guestId'>,
  content: OfferedContent | null,
  world: ReadWorld,
): Promise<Situation['voucher']> => {
  if (guestId === null) return null;
  if (content !== null) {
    if (content.restriction !== 'needPurchase') return null;
    const use = { type: voucherTypeOf[content.kind], actorId: content.actorId, price: content.price };
    return (await fittingVouchers(guestId, use, world))[0] ?? null;
  }
  const [at, soon] = [nowIso(world), new Date(world.clock.now() + voucherEndsWithinMs).toISOString()];
  const [first] = await vouchersOfGuest.all(world.tx, { guestId, at });
  return first !== undefined && first.validFrom <= at && first.validTo !== null && first.validTo <= soon ? first : null;
};

/** The end of an incentive in milliseconds since 1970: that of the voucher it is about, else its own; null without one. */
const endOf = ({ type, countdown, countdownStart }: IncentiveRow, { voucher }: Situation): number | null => {
  if (type === 'voucher') return voucher?.validTo == null ? null : Date.parse(voucher.validTo);
  return countdown === null || countdownStart === null ? null : Date.parse(countdownStart) + countdown * 1000;
};

/**
 * An incentive at this moment, with the seconds that are left; null once it is over. The end is stored, so that reading it again never
 * begins it anew.
 * @spec state:incentive-countdown
 */
const incentiveAt = (row: IncentiveRow, situation: Situation, world: ReadWorld): Incentive | null => {
  const end = endOf(row, situation);
  const { id, region, type, event, priority, uniqueGroup } = row;
  const shown = { id, region, type, event, priority, uniqueGroup };
  if (end === null) return { ...shown, countdown: null, countdownStartTime: null };
  const countdown = Math.ceil((end - world.clock.now()) / 1000);
  return countdown <= 0 ? null : { ...shown, countdown, countdownStartTime: nowIso(world) };
};

const noTypes: readonly string[] = [];

/** Whether nobody should offer a guest anything: on a break, or kept from spending by the platform. */
const isLeftAlone = async (guestId: number, world: ReadWorld): Promise<boolean> =>
  (await spendingOf(guestId, world)).pausedUntil !== null || (await isBarredFromSpending(world.tx, guestId));

/**
 * The incentives of an occasion for a visitor, the most important first: those that are not over, for somebody like the visitor, and
 * neither closed nor hidden. A guest on a break gets none.
 * @spec feature:pay.incentives
 */
export const incentivesFor = async (
  event: Event,
  caller: Caller,
  world: ReadWorld,
  content: OfferedContent | null = null,
): Promise<Incentive[]> => {
  const { guestId } = caller;
  if (guestId !== null && (await isLeftAlone(guestId, world))) return [];
  const [rows, isVip, voucher, blocked, hidden] = await Promise.all([
    incentivesOn.all(world.tx, { event }),
    isVipGuest(caller, world),
    voucherOf(caller, content, world),
    blockedSubjects(caller, world),
    guestId === null ? noTypes : hiddenTypes(guestId, world),
  ]);
  const situation = { isLoggedIn: guestId !== null, isVip, content, voucher };
  return rows
    .filter(({ type }) => isFor[type](situation) && !hidden.includes(type))
    .filter(({ uniqueGroup }) => uniqueGroup === null || !blocked.has(groupSubject(uniqueGroup)))
    .map((row) => incentiveAt(row, situation, world))
    .filter((each) => each !== null);
};
