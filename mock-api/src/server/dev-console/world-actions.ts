import { failureCodes, s } from '@lounge/protocol';
import { pageReload } from '@lounge/protocol/foundation/session';
import { stringifySetCookie } from 'cookie';
import { maxDelayMs, maxTimes } from '../../dev-console/fault-of.ts';
import { ApiError } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { AdjustableClock } from '../../world/AdjustableClock.ts';
import { restoreRows, takeSnapshot, type Snapshot } from '../../world/snapshot.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { devConsoleAction } from './dev-console-action.ts';
import type { DevConsoleOptions } from './dev-console-request.ts';

const maxSnapshots = 20;

/** The failure of a fault or a stub. */
export const failure = s.enum(failureCodes as readonly [string, ...string[]], {
  id: 'DevConsoleFailure',
  description: 'a named failure',
});

/** The ids of calls into which faults can be injected. */
export const faultyCalls = ({ server: { context } }: DevConsoleOptions): readonly string[] =>
  ['*', ...context.handlers.map(({ call }) => call.id)].toSorted();

/** Actions for faults. */
export const faultActions = (options: DevConsoleOptions) => {
  const ids = new Set(faultyCalls(options));
  return {
    fault: devConsoleAction(
      s.object({
        call: s.boundedString(120),
        times: s.optional(s.count),
        ms: s.optional(s.count),
        code: s.optional(failure),
      }),
      async ({ call, times = 1, ms = 0, code }, { world }) => {
        if (!ids.has(call)) throw new ApiError('unknown', 'call');
        if (times < 1 || times > maxTimes) throw new ApiError('malformed', 'times');
        if (ms > maxDelayMs) throw new ApiError('malformed', 'ms');
        if (ms === 0 && code === undefined) throw new ApiError('malformed', 'code');
        // The schema accepts only codes of `failureCodes`.
        const fault = { call, times, ms, code: (code as (typeof failureCodes)[number] | undefined) ?? null };
        await world.faults.change((faults) => faults.inject(fault));
        const target = call === '*' ? 'the next call' : call;
        const effects = [ms > 0 ? `delayed by ${ms} ms` : '', code === undefined ? '' : `fails with ${code}`];
        const count = times === 1 ? 'once' : `${times} times`;
        return `Fault for ${target}: ${effects.filter(Boolean).join(', ')}, ${count}.`;
      },
    ),
    'no-faults': devConsoleAction(s.empty, async (_, { world }) => {
      await world.faults.change((faults) => faults.clear());
      return 'All faults and stubs were cleared.';
    }),
  };
};

const kinds = { names: 'names of snapshots', find: 'find snapshot', retaken: 'snapshot retaken' } as const;

/** Stores snapshots of each world in the memory of the process that took them; the others ask it. */
export const snapshotStore = ({ worlds }: Pick<DevConsoleOptions['server']['context'], 'worlds'>) => {
  const snapshotsByWorld = new WeakMap<WorldParts, Map<string, Snapshot>>();
  const snapshotsOf = (world: WorldParts): Map<string, Snapshot> => {
    const snapshots = snapshotsByWorld.get(world) ?? new Map<string, Snapshot>();
    snapshotsByWorld.set(world, snapshots);
    return snapshots;
  };
  const findHere = (name: string, world: WorldParts): Snapshot | null => snapshotsOf(world).get(name) ?? null;
  worlds.onOpen((world) => {
    world.channel.on(kinds.names, () => [...snapshotsOf(world).keys()]);
    world.channel.on(kinds.find, (name) => findHere(String(name), world));
    world.channel.on(kinds.retaken, (name) => snapshotsOf(world).delete(String(name)));
  });
  return {
    namesIn: async (world: WorldParts): Promise<readonly string[]> => {
      const others = (await world.channel.ask(kinds.names, null)) as readonly (readonly string[])[];
      return [...new Set([...snapshotsOf(world).keys(), ...others.flat()])];
    },
    find: async (name: string, world: WorldParts): Promise<Snapshot | null> => {
      const here = findHere(name, world);
      if (here !== null) return here;
      const others = (await world.channel.ask(kinds.find, name)) as readonly (Snapshot | null)[];
      return others.find((each) => each !== null) ?? null;
    },
    /** Stores a snapshot, and resolves when no other process has an older one of its name. */
    store: async (name: string, snapshot: Snapshot, world: WorldParts): Promise<void> => {
      const snapshots = snapshotsOf(world);
      snapshots.delete(name);
      snapshots.set(name, snapshot);
      const [oldest] = snapshots.keys();
      if (snapshots.size > maxSnapshots && oldest !== undefined) snapshots.delete(oldest);
      await world.channel.ask(kinds.retaken, name);
    },
  };
};

/** Restores a world, and publishes `pageReload` to everyone in the same change, as open pages show old data. */
const restore = (snapshot: Snapshot, world: WorldParts): Promise<void> =>
  runInWorld(world, true, async ({ tx, bus }) => {
    await restoreRows(tx, snapshot);
    publish(bus, pageReload, { everyone: true }, {});
  });

/** Actions that select, snapshot, restore and reset a world. */
export const worldActions = (
  { server: { context }, initialSnapshot: original }: DevConsoleOptions,
  snapshots: ReturnType<typeof snapshotStore>,
) => ({
  world: devConsoleAction(s.object({ name: s.boundedString(64) }), async ({ name }, { cookies }) => {
    const world = await context.worlds.named(name);
    if (world === null) throw new ApiError('malformed', 'name');
    const isMain = world === context.worlds.main;
    const value = isMain ? { value: '', maxAge: 0 } : { value: name };
    cookies.push(stringifySetCookie({ name: 'world', ...value, path: '/', httpOnly: true, sameSite: 'lax' }));
    return isMain ? 'This browser is in the main world.' : `This browser is in the world ${name}.`;
  }),
  snapshot: devConsoleAction(s.object({ name: s.boundedString(60) }), async ({ name }, { world }) => {
    await snapshots.store(name, await takeSnapshot(world), world);
    return `The snapshot ${name} was taken.`;
  }),
  restore: devConsoleAction(s.object({ name: s.boundedString(60) }), async ({ name }, { world }) => {
    const snapshot = await snapshots.find(name, world);
    if (snapshot === null) throw new ApiError('unknown', 'name');
    await restore(snapshot, world);
    world.journal.forgetStates();
    return `The world is as it was at the snapshot ${name}.`;
  }),
  reset: devConsoleAction(s.empty, async (_, { world }) => {
    const snapshot = await original(world);
    await world.faults.change((faults) => faults.clear());
    if (world.clock instanceof AdjustableClock) await world.clock.change((clock) => clock.reset());
    await restore(snapshot, world);
    world.journal.forgetStates();
    return 'The world is as it was at its beginning: data, clock, faults and stubs.';
  }),
});
