import type { TileGridProps } from './TileGrid.tsx';

export const tileGridExample = {} satisfies TileGridProps;
