import { settleShows } from '../content/tickets/index.ts';
import { renewDue } from '../foundation/subscriptions/index.ts';
import type { WorldParts } from '../world/world.ts';
import type { ServerContext } from './server-context.ts';

/** How often subscriptions whose month is over, and shows whose time has come, are looked for. */
const everyMs = 10_000;

/**
 * Renews subscriptions and settles shows by the clock of each world. Returns a function that ends it. A failure is logged, and the next round tries
 * again; a renewal is charged once, however many rounds see it.
 */
export const watchRenewals = (context: ServerContext): (() => void) => {
  const worlds = new Set<WorldParts>([context.worlds.main]);
  context.worlds.onOpen((world) => void worlds.add(world));
  context.worlds.onEvict((world) => void worlds.delete(world));
  const report = (cause: unknown) =>
    context.log({ id: context.newRequestId(), call: 'renewals', status: 500, ms: 0, cause });
  const round = async (): Promise<void> => {
    for (const world of worlds) {
      await renewDue(world, report).catch(report);
      await settleShows(world, report).catch(report);
    }
  };
  const timer = setInterval(() => void round(), everyMs).unref();
  return () => clearInterval(timer);
};
