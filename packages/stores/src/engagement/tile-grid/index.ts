export * from './TileGrid.ts';
export * from './GridOrder.ts';
