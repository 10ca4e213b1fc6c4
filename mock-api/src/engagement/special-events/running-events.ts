import { eventPath } from '@lounge/protocol/engagement/special-events';
import type { Caller, World } from '../../world/world.ts';
import { readEvents } from './events.ts';

/** The events that run and have a page, with its path: those that began last come first. */
export const runningEvents = async (caller: Caller, world: World) => {
  const { events } = (await readEvents(caller, world)).data;
  return events
    .filter(({ hasStarted, hasEnded }) => hasStarted && !hasEnded)
    .flatMap((event) => {
      const path = eventPath(event, caller.language);
      return path === null ? [] : [{ ...event, path }];
    })
    .toReversed();
};
