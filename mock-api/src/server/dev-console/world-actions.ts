import { failureCodes, s } from '@lounge/protocol';
import { pageReload } from '@lounge/protocol/foundation/session';
import { ApiError } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { SteeredClock } from '../../world/SteeredClock.ts';
import { putBack, takeSnapshot, type Snapshot } from '../../world/snapshot.ts';
import type { WorldParts } from '../../world/world.ts';
import { devConsoleAction } from './dev-console-action.ts';
import type { DevConsoleOptions } from './dev-console-request.ts';

const mostSnapshots = 20;
/** A call that is later than this is lost to everybody who waits. */
const longestDelayMs = 60_000;
const mostTimes = 1000;

/** Which call a fault befalls. */
const failure = s.enum(failureCodes as readonly [string, ...string[]], {
  id: 'DevConsoleFailure',
  description: 'a named failure',
});

/** The ids that a fault may name. */
export const faultyCalls = ({ server: { context } }: DevConsoleOptions): readonly string[] =>
  [
    '*',
    ...context.handlers.map(({ call }) => call.id),
    ...context.commands.map(({ command }) => command.id),
  ].toSorted();

/** Faults of calls. */
export const troubles = (options: DevConsoleOptions) => {
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
        if (times < 1 || times > mostTimes) throw new ApiError('malformed', 'times');
        if (ms > longestDelayMs) throw new ApiError('malformed', 'ms');
        if (ms === 0 && code === undefined) throw new ApiError('malformed', 'code');
        // The shape lets through what is in the list of failures and nothing else.
        world.faults.plan({ call, times, ms, code: (code as (typeof failureCodes)[number] | undefined) ?? null });
        const whichever = call === '*' ? 'whatever is called next' : call;
        const how = [ms > 0 ? `late by ${ms} ms` : '', code === undefined ? '' : `answered ${code}`].filter(Boolean);
        return `Planned for ${whichever}: ${how.join(', ')}, ${times === 1 ? 'once' : `${times} times`}.`;
      },
    ),
    'no-faults': devConsoleAction(s.empty, async (_, { world }) => {
      world.faults.forget();
      return 'No fault is planned any more.';
    }),
  };
};

/** The snapshots of each world, while it lives. */
export const snapshotStore = () => {
  const kept = new WeakMap<WorldParts, Map<string, Snapshot>>();
  const of = (world: WorldParts): Map<string, Snapshot> => {
    const known = kept.get(world) ?? new Map<string, Snapshot>();
    kept.set(world, known);
    return known;
  };
  return {
    namesIn: (world: WorldParts): readonly string[] => [...of(world).keys()],
    find: (world: WorldParts, name: string): Snapshot | null => of(world).get(name) ?? null,
    keep: (world: WorldParts, name: string, snapshot: Snapshot): void => {
      const known = of(world);
      known.delete(name);
      known.set(name, snapshot);
      const [oldest] = known.keys();
      if (known.size > mostSnapshots && oldest !== undefined) known.delete(oldest);
    },
  };
};

/** Pages that are open show what is no more, so they load anew. */
const reload = ({ bus }: WorldParts): void => publish(bus, pageReload, { everyone: true }, {});

/** Which world it is, and what it holds. */
export const worldActions = (
  { server: { context }, original }: DevConsoleOptions,
  snapshots: ReturnType<typeof snapshotStore>,
) => ({
  world: devConsoleAction(s.object({ name: s.boundedString(64) }), async ({ name }, { cookies }) => {
    const world = context.worlds.named(name);
    if (world === null) throw new ApiError('malformed', 'name');
    const isMain = world === context.worlds.main;
    cookies.push(`world=${isMain ? '; Max-Age=0' : name}; Path=/; HttpOnly; SameSite=Lax`);
    return isMain ? 'This browser is in the main world.' : `This browser is in the world ${name}.`;
  }),
  snapshot: devConsoleAction(s.object({ name: s.boundedString(60) }), async ({ name }, { world }) => {
    snapshots.keep(world, name, await takeSnapshot(world));
    return `The snapshot ${name} was taken.`;
  }),
  restore: devConsoleAction(s.object({ name: s.boundedString(60) }), async ({ name }, { world }) => {
    const snapshot = snapshots.find(world, name);
    if (snapshot === null) throw new ApiError('unknown', 'name');
    await putBack(world, snapshot);
    reload(world);
    return `The world is as it was at the snapshot ${name}.`;
  }),
  reset: devConsoleAction(s.empty, async (_, { world }) => {
    await putBack(world, await original(world));
    world.faults.forget();
    if (world.clock instanceof SteeredClock) world.clock.follow();
    reload(world);
    return 'The world is as it was at its beginning: data, clock and faults.';
  }),
});
