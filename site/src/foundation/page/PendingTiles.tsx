import { TileSkeleton } from '@lounge/kit/skeleton';
import { TileGrid, type TileGridKind } from '@lounge/kit/tile-grid';

/** Props of PendingTiles. */
export interface PendingTilesProps {
  /** The kind of tiles. @default 'performers' */
  kind?: TileGridKind;
  /** Whether videos are below each other on a phone, not in a row. @default false */
  stacked?: boolean;
  /** Name of the thing that is loading, for assistive technology. */
  label?: string;
}

/** Tiles that are loading. */
export const PendingTiles = ({ kind = 'performers', stacked = false, label }: PendingTilesProps) => (
  <TileGrid kind={kind} stacked={stacked} isPending aria-label={label}>
    {Array.from({ length: 8 }, (_, at) => (
      <TileSkeleton key={at} shape={kind === 'videos' ? 'video' : 'album'} />
    ))}
  </TileGrid>
);
