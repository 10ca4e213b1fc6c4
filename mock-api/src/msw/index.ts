export { handlersOf, type WorldHandlerOptions } from './handlers-of.ts';
export type { WorldParts } from '../world/world.ts';
