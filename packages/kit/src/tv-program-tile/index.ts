export { programElapsed, programState, type ProgramState, type ProgramTimes } from './program-state.ts';
export { TvProgramTile, type TvProgramTileProps } from './TvProgramTile.tsx';
export { TvProgramTileSkeleton, type TvProgramTileSkeletonProps } from './TvProgramTileSkeleton.tsx';
