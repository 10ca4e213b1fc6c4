import { bannedBy, isCountryIn } from '../../content/actors/index.ts';
import { reject } from '../../dispatch/handler.ts';
import { isBlockedBetween } from '../../content/messenger/index.ts';
import { hasBought } from '../../foundation/wallet/restriction.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { postRow, type PostRow } from './statements.ts';

/** Whether the performer is there and does not exclude the caller's country. */
const isShownIn = async (actorId: number, caller: Caller, world: Pick<World, 'tx'>): Promise<boolean> => {
  const row = await bannedBy.first(world.tx, { id: actorId });
  return row !== null && !(await isCountryIn(row.banned, caller, world));
};

/** Why a post is not for a caller; what was bought stays. */
const limitsOf = async (row: PostRow, caller: Caller, world: Pick<World, 'tx'>) => {
  const [isBlocked, isBought, isShown] = await Promise.all([
    isBlockedBetween(row.actorId, caller, world),
    hasBought(caller, 'feedPost', row.id, world),
    isShownIn(row.actorId, caller, world),
  ]);
  return { isBlocked, isBought, isHidden: row.status === 'hidden' || !isShown };
};

/** Whether the caller reads the words of a post that has appeared. */
export const isReadable = async (row: PostRow, caller: Caller, world: Pick<World, 'tx'>): Promise<boolean> => {
  if (row.status === 'removed') return false;
  const { isBlocked, isBought, isHidden } = await limitsOf(row, caller, world);
  return isBought || !(isBlocked || isHidden);
};

/** The field that names the post, and who without contact to the performer is rejected as `blocked`. */
interface Asked {
  readonly field: string;
  /** @default nobody: to whom has not bought it, the post is unknown */
  readonly blocks?: 'everybody' | 'buyers';
}

/** A post, and whether the caller bought it. */
interface Found {
  readonly row: PostRow;
  readonly isBought: boolean;
}

/**
 * A post that the caller may read. One that is not there yet, hidden, or of a performer who is hidden from the caller is unknown; what the
 * guest bought stays. A removed one is found.
 */
export const visiblePost = async (
  id: number,
  { field, blocks }: Asked,
  caller: Caller,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Found> => {
  const row = (await postRow.first(world.tx, { id })) ?? reject('unknown', field);
  if (row.publishedAt > nowIso(world)) reject('unknown', field);
  const { isBlocked, isBought, isHidden } = await limitsOf(row, caller, world);
  if (!isBought && isHidden) reject('unknown', field);
  if (isBlocked && (blocks === 'everybody' || (blocks === 'buyers' && !isBought))) reject('blocked');
  if (isBlocked && !isBought) reject('unknown', field);
  return { row, isBought };
};

/** A post that the caller may read and react to: also not a removed one. */
export const openPost = async (
  id: number,
  asked: Asked,
  caller: Caller,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Found> => {
  const found = await visiblePost(id, asked, caller, world);
  return found.row.status === 'removed' ? reject('unknown', asked.field) : found;
};
