export * from './TileGrid.ts';
