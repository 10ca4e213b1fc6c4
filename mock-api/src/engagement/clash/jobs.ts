import { isoOf } from '../../world/now-iso.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { changedSince } from './statements.ts';
import { countsNow, publishCounts } from './vote.ts';

/** How long before its run a job looks for votes, in milliseconds: longer than a change takes to be committed. */
const lookBackMs = 10_000;

/** The votes that the job has published last with the instant at which they changed, by world and challenge. */
const published = new WeakMap<WorldParts, Map<number, string>>();

/** Publishes votes that came too close after others to be published at once, of any process. */
const publishChanged = async (parts: WorldParts): Promise<void> => {
  const last = published.get(parts) ?? new Map<number, string>();
  published.set(parts, last);
  const since = isoOf(parts.clock.now() - lookBackMs);
  await runInWorld(parts, false, async (world) => {
    const changed = await changedSince.all(world.tx, { since });
    for (const challenge of changed) {
      const counts = await countsNow(challenge, world);
      // Votes that come back to what they were are published again, as a process may have published others in between.
      const text = JSON.stringify([challenge.changedAt, counts]);
      if (last.get(challenge.id) === text) continue;
      last.set(challenge.id, text);
      publishCounts(challenge, counts, world);
    }
  });
};

/** The jobs of this module. */
export const clashJobs = [publishChanged];
