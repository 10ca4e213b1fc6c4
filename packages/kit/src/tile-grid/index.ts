export { TileGrid, type TileGridKind, type TileGridProps } from './TileGrid.tsx';
