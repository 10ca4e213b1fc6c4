export { handlers } from './handlers.ts';
export { inProcess, type InProcess, type InProcessContext } from './pipeline/in-process.ts';
export type { Handled } from './pipeline/handler.ts';
export type { RunOptions } from './pipeline/run.ts';
export { publish, type Audience } from './world/bus.ts';
export type { Seeds } from './world/fill.ts';
export { setPresence } from './content/actors/set-presence.ts';
export type { Caller, Clock, WorldParts } from './world/world.ts';
