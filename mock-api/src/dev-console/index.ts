export { exampleOf } from './example-of.ts';
export { playScenario, playState } from './play.ts';
export { pushByType } from './push-by-type.ts';
export { statesIn, scenarioGuestId, scenarioOf, scenarios } from './scenarios.ts';
export { type Scenario, type ScenarioGuest } from './scenario.ts';
export { Faults, type Fault } from '../world/Faults.ts';
export { restoreSnapshot, takeSnapshot, type Snapshot } from '../world/snapshot.ts';
export { AdjustableClock, type ClockMode } from '../world/AdjustableClock.ts';
