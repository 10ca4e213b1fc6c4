export { trailTo } from './trails.ts';
