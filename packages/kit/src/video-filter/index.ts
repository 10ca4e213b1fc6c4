export type { DurationFilter } from './DurationRange.tsx';
export { VideoFilter, type VideoFilterProps } from './VideoFilter.tsx';
