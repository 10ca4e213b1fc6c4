import { exceptClosed } from '../world/database.ts';
import type { After } from '../scripts/after.ts';
import { runCameras } from '../scripts/camera-script.ts';
import { runChats } from '../scripts/chat-script.ts';
import { runMessenger } from '../scripts/messenger-script.ts';
import { runPresence } from '../scripts/presence-script.ts';
import { runStages } from '../scripts/stage-script.ts';
import { afterByTimer } from './after-by-timer.ts';
import type { Worlds } from './worlds/worlds.ts';

/**
 * Simulates performers in conversations and chats of every world that this process leads, `pace` times as fast, until the worlds are
 * closed.
 */
export const runPerformers = (worlds: Worlds, report: (cause: unknown) => void, pace = 1): void => {
  const reportOpen = exceptClosed(report);
  const faster: After = (ms, act) => afterByTimer(ms / pace, act);
  worlds.onLead((world) => {
    const stops = [
      runMessenger({ world, after: faster, report: reportOpen }),
      runChats({ world, after: afterByTimer, report: reportOpen, pace }),
      runCameras({ world, after: afterByTimer, report: reportOpen, pace }),
    ];
    return () => stops.forEach((stop) => stop());
  });
};

/** Runs what happens without a guest, where this process leads: performers of every world, presence and free chats of the main one. */
export const runScripts = (worlds: Worlds, reportAs: (call: string) => (cause: unknown) => void): void => {
  runPerformers(worlds, reportAs('performers'));
  worlds.onLead((world) => {
    if (world !== worlds.main) return () => undefined;
    const presence = runPresence(reportAs('presence'), afterByTimer, world);
    const stopStages = runStages(reportAs('stages'), afterByTimer, world);
    presence.catch(exceptClosed(reportAs('presence')));
    return () => {
      stopStages();
      presence.then(
        (stop) => stop(),
        () => undefined,
      );
    };
  });
};
