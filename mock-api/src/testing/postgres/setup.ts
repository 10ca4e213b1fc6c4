import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import { openTestWorldsBy } from '../a-world.ts';
import { HeldWorlds } from './HeldWorlds.ts';

// Runs before each file of a worker, which keeps its databases.
const shared = globalThis as { heldWorlds?: HeldWorlds };
const worlds = (shared.heldWorlds ??= new HeldWorlds(inject('postgresRun'), process.env['VITEST_POOL_ID'] ?? '0'));
openTestWorldsBy(() => worlds.open());

const sizes: number[] = [];
beforeEach(() => void sizes.push(worlds.size));
afterEach(() => worlds.rollBackTo(sizes.pop() ?? 0));
afterAll(() => worlds.rollBackTo(0));
