import { dropOldRatings } from '../content/actors/index.ts';
import { chatJobs } from '../content/live-chat/index.ts';
import { watchedShow } from '../content/live-chat/watched-show.ts';
import { settleShows } from '../content/tickets/settle-shows.ts';
import { clashJobs } from '../engagement/clash/index.ts';
import { surveyJobs } from '../engagement/surveys/index.ts';
import { drawDue } from '../engagement/special-events/index.ts';
import { tvJobs } from '../engagement/tv/index.ts';
import { deliverDue, fanOut } from '../engagement/web-push/index.ts';
import { renewDue } from '../foundation/subscriptions/renew.ts';
import { noticeEnds } from '../foundation/vouchers/index.ts';
import { sendNewsletters } from '../foundation/guest/newsletters.ts';
import { forgetDeletedPictures } from '../foundation/guest/place.ts';
import { exceptClosed } from '../world/database.ts';
import { handleDueEvents, type WorldParts } from '../world/world.ts';
import type { ServerContext } from './server-context.ts';

/** Something that is due by the clock of a world; failures are reported. */
type Job = (parts: WorldParts, report: (cause: unknown) => void) => Promise<void>;

/** The jobs, and their intervals in milliseconds. */
const schedule: readonly (readonly [name: string, everyMs: number, jobs: readonly Job[]])[] = [
  ['renewals', 10_000, [renewDue]],
  ['chats', 1000, chatJobs],
  ['shows', 5000, [settleShows(watchedShow)]],
  ['tv', 1000, tvJobs],
  ['draws', 5000, [drawDue]],
  ['clashes', 500, clashJobs],
  ['ratings', 60_000, [dropOldRatings]],
  ['vouchers', 60_000, [noticeEnds]],
  ['newsletters', 60_000, [sendNewsletters]],
  ['pictures', 60_000, [forgetDeletedPictures]],
  ['feedback', 60_000, surveyJobs],
  ['web push', 1000, [fanOut, deliverDue]],
  ['events', 1000, [handleDueEvents]],
];

/**
 * Runs the jobs that are due by the clock of each world that this process leads. A failure is logged and tried again. Returns a function
 * that ends it.
 */
export const runScheduledJobs = (context: ServerContext): (() => void) => {
  const worlds = new Set<WorldParts>();
  context.worlds.onLead((world) => {
    worlds.add(world);
    return () => void worlds.delete(world);
  });
  const timers = schedule.map(([call, everyMs, due]) => {
    const report = exceptClosed((cause) => {
      context.metrics?.noteJobFailure(call);
      context.log({ id: context.newRequestId(), call, status: 500, ms: 0, cause });
    });
    let isRunning = false;
    const run = async (): Promise<void> => {
      // A run that takes longer than its interval is not joined by another one.
      if (isRunning || worlds.size === 0) return;
      isRunning = true;
      const startedAt = performance.now();
      for (const world of worlds) for (const each of due) await each(world, report).catch(report);
      context.metrics?.noteJob(call, (performance.now() - startedAt) / 1000);
      isRunning = false;
    };
    return setInterval(() => void run(), everyMs).unref();
  });
  return () => timers.forEach((timer) => clearInterval(timer));
};
