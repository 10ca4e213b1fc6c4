export { LateNightTile, type LateNightPerformer, type LateNightTileProps } from './LateNightTile.tsx';
export type { LateNightText } from './late-night-texts.ts';
