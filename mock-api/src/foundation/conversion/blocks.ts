import type { InputOf } from '@lounge/protocol';
import { incentiveBlockDays, type closeIncentive } from '@lounge/protocol/foundation/conversion';
import { reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { blocksOf, forgetBlocks, incentiveById, putBlock } from './statements.ts';

const dayMs = 86_400_000;

/** How a block names a group of incentives. */
export const groupSubject = (group: string): string => `group:${group}`;

/** How a block names its owner. */
const ownerOf = (guestId: number): string => `guest:${guestId}`;

/**
 * The subjects that a guest does not want to see now. A visitor's device remembers those of the visitor: each page has another visitor, so
 * rows of them would never be read.
 */
export const blockedSubjects = async (
  { guestId }: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<ReadonlySet<string>> => {
  if (guestId === null) return new Set();
  const blocks = await blocksOf.all(world.tx, { owner: ownerOf(guestId), now: nowIso(world) });
  return new Set(blocks.map(({ subject }) => subject));
};

/** Blocks a subject for 30 days; blocks of anybody that are over are forgotten with it. */
const putBlockOf = async (guestId: number, subject: string, world: World): Promise<void> => {
  const owner = ownerOf(guestId);
  await forgetBlocks.all(world.tx, { now: nowIso(world) });
  const until = new Date(world.clock.now() + incentiveBlockDays * dayMs).toISOString();
  await putBlock.all(world.tx, { key: `${owner} ${subject}`, owner, subject, until });
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
  const { guestId } = caller;
  if (result === 'closed' && uniqueGroup !== null && guestId !== null)
    await putBlockOf(guestId, groupSubject(uniqueGroup), world);
  return { data: { success: true } };
};
