export { aWorld, type AWorld } from './a-world.ts';
export { aVisit, type AVisit } from './a-visit.ts';
