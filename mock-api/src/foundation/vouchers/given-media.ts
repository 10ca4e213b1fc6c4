import type { Caller, World } from '../../world/world.ts';
import { mediaGivenTo } from './bonus-statements.ts';

/** The ids of the albums or videos that a visitor was given. */
export const givenMediaOf = async (
  { guestId }: Pick<Caller, 'guestId'>,
  kind: 'album' | 'video',
  { tx }: Pick<World, 'tx'>,
): Promise<ReadonlySet<number>> => {
  if (guestId === null) return new Set();
  const rows = await mediaGivenTo.all(tx, { guestId });
  return new Set(rows.filter((each) => each.kind === kind).map(({ contentId: id }) => id));
};
