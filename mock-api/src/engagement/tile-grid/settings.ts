import type { InputOf } from '@lounge/protocol';
import type { getTileGrid, storeTileGridSettings } from '@lounge/protocol/engagement/tile-grid';
import type { Caller, World } from '../../world/world.ts';
import { deleteSetting, putSetting, settingOf } from './statements.ts';

type GridType = InputOf<typeof getTileGrid>['type'];
/** An order that somebody stored; null is the usual one. */
export type GridSort = InputOf<typeof storeTileGridSettings>['settings']['sort'];

const keyOf = (guestId: number, type: GridType): string => `${guestId} ${type}`;

/** Stores the order of a type of grid for a guest; null takes it back. */
export const storeSort = async (
  guestId: number,
  type: GridType,
  sort: GridSort,
  { tx }: Pick<World, 'tx'>,
): Promise<void> => {
  const key = keyOf(guestId, type);
  if (sort === null) await deleteSetting.all(tx, { key });
  else await putSetting.all(tx, { key, guestId, type, sort });
};

/** The order that the caller stored for a type of grid; null for the usual one. */
export const storedSort = async (
  type: GridType,
  { guestId }: Pick<Caller, 'guestId'>,
  { tx }: Pick<World, 'tx'>,
): Promise<GridSort> =>
  guestId === null ? null : ((await settingOf.first(tx, { key: keyOf(guestId, type) }))?.sort ?? null);
