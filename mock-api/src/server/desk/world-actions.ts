import { boundedText, count, maybe, nothing, oneOf, failureCodes, shape } from '@lounge/protocol';
import { pageReload } from '@lounge/protocol/foundation/session';
import { Refusal } from '../../pipeline/handler.ts';
import { publish } from '../../world/bus.ts';
import { SteeredClock } from '../../world/SteeredClock.ts';
import { putBack, takeSnapshot, type Snapshot } from '../../world/snapshot.ts';
import type { WorldParts } from '../../world/world.ts';
import { deskAction } from './desk-action.ts';
import type { DeskOptions } from './desk-visit.ts';

const mostSnapshots = 20;
/** A call that is later than this is lost to everybody who waits. */
const longestDelayMs = 60_000;
const mostTimes = 1000;

/** Which call a fault befalls. */
const failure = oneOf('DeskFailure', 'a named failure', failureCodes as readonly [string, ...string[]]);

/** The ids that a fault may name. */
export const faultyCalls = ({ server: { shell } }: DeskOptions): readonly string[] =>
  ['*', ...shell.handlers.map(({ call }) => call.id), ...shell.commands.map(({ command }) => command.id)].toSorted();

/** Faults of calls. */
export const troubles = (options: DeskOptions) => {
  const ids = new Set(faultyCalls(options));
  return {
    fault: deskAction(
      shape({ call: boundedText(120), times: maybe(count), ms: maybe(count), code: maybe(failure) }),
      async ({ call, times = 1, ms = 0, code }, { world }) => {
        if (!ids.has(call)) throw new Refusal('unknown', 'call');
        if (times < 1 || times > mostTimes) throw new Refusal('malformed', 'times');
        if (ms > longestDelayMs) throw new Refusal('malformed', 'ms');
        if (ms === 0 && code === undefined) throw new Refusal('malformed', 'code');
        // The shape lets through what is in the list of failures and nothing else.
        world.faults.plan({ call, times, ms, code: (code as (typeof failureCodes)[number] | undefined) ?? null });
        const whichever = call === '*' ? 'whatever is called next' : call;
        const how = [ms > 0 ? `late by ${ms} ms` : '', code === undefined ? '' : `answered ${code}`].filter(Boolean);
        return `Planned for ${whichever}: ${how.join(', ')}, ${times === 1 ? 'once' : `${times} times`}.`;
      },
    ),
    'no-faults': deskAction(nothing, async (_, { world }) => {
      world.faults.forget();
      return 'No fault is planned any more.';
    }),
  };
};

/** The snapshots of each world, while it lives. */
export const keepSnapshots = () => {
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
  { server: { shell }, original }: DeskOptions,
  snapshots: ReturnType<typeof keepSnapshots>,
) => ({
  world: deskAction(shape({ name: boundedText(64) }), async ({ name }, { cookies }) => {
    const world = shell.worlds.named(name);
    if (world === null) throw new Refusal('malformed', 'name');
    const isMain = world === shell.worlds.main;
    cookies.push(`world=${isMain ? '; Max-Age=0' : name}; Path=/; HttpOnly; SameSite=Lax`);
    return isMain ? 'This browser is in the main world.' : `This browser is in the world ${name}.`;
  }),
  snapshot: deskAction(shape({ name: boundedText(60) }), async ({ name }, { world }) => {
    snapshots.keep(world, name, await takeSnapshot(world));
    return `The snapshot ${name} was taken.`;
  }),
  restore: deskAction(shape({ name: boundedText(60) }), async ({ name }, { world }) => {
    const snapshot = snapshots.find(world, name);
    if (snapshot === null) throw new Refusal('unknown', 'name');
    await putBack(world, snapshot);
    reload(world);
    return `The world is as it was at the snapshot ${name}.`;
  }),
  reset: deskAction(nothing, async (_, { world }) => {
    await putBack(world, await original(world));
    world.faults.forget();
    if (world.clock instanceof SteeredClock) world.clock.follow();
    reload(world);
    return 'The world is as it was at its beginning: data, clock and faults.';
  }),
});
