import type { InputOf } from '@lounge/protocol';
import { incentiveBlockDays, type closeIncentive, type setGuestInfo } from '@lounge/protocol/foundation/conversion';
import { reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { blocksOf, deleteBlock, forgetBlocks, incentiveById, putBlock } from './statements.ts';

const dayMs = 86_400_000;

/** How a block names a group of incentives. */
export const groupSubject = (group: string): string => `group:${group}`;

/** How a block names a type of incentives. */
export const typeSubject = (type: string): string => `type:${type}`;

/** Whose blocks they are: the guest's, else those of the visitor in this session; null where visitors are not distinguished. */
const ownerOf = ({ guestId, visitor }: Pick<Caller, 'guestId' | 'visitor'>): string | null => {
  if (guestId !== null) return `guest:${guestId}`;
  return visitor === undefined ? null : `visitor:${visitor}`;
};

/** The subjects that a visitor does not want to see now. */
export const blockedSubjects = async (
  caller: Pick<Caller, 'guestId' | 'visitor'>,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<ReadonlySet<string>> => {
  const owner = ownerOf(caller);
  if (owner === null) return new Set();
  return new Set((await blocksOf.all(world.tx, { owner, now: nowIso(world) })).map(({ subject }) => subject));
};

/** Blocks a subject for 30 days, or unblocks it; blocks of anybody that are over are forgotten with it. */
const setBlock = async (caller: Caller, subject: string, isBlocked: boolean, world: World): Promise<void> => {
  const owner = ownerOf(caller);
  if (owner === null) return;
  const key = `${owner} ${subject}`;
  await forgetBlocks.all(world.tx, { now: nowIso(world) });
  if (!isBlocked) return void (await deleteBlock.all(world.tx, { key }));
  const until = new Date(world.clock.now() + incentiveBlockDays * dayMs).toISOString();
  await putBlock.all(world.tx, { key, owner, subject, until });
};

/**
 * Notes how an incentive ended. Only one that was closed keeps its group away: one that was followed or is over is no wish to see less.
 * @spec state:incentives
 */
export const noteEnd = async (
  { result, incentive: id }: InputOf<typeof closeIncentive>,
  caller: Caller,
  world: World,
): Promise<{ data: { success: boolean } }> => {
  const { uniqueGroup } = (await incentiveById.first(world.tx, { id })) ?? reject('unknown', 'incentive');
  if (result === 'closed' && uniqueGroup !== null) await setBlock(caller, groupSubject(uniqueGroup), true, world);
  return { data: { success: true } };
};

/** Stores that a visitor has an account already, so that nobody asks to sign up; for a guest that is known anyway. */
export const storeGuestInfo = async (
  { value }: InputOf<typeof setGuestInfo>,
  caller: Caller,
  world: World,
): Promise<{ data: { success: boolean } }> => {
  if (caller.guestId === null) await setBlock(caller, typeSubject('signUp'), value, world);
  return { data: { success: true } };
};
