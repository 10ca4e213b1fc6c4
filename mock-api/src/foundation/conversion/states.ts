import { s } from '@lounge/protocol';
import { incentiveEvent, incentiveRegion, incentiveType } from '@lounge/protocol/foundation/conversion';
import { nowIso } from '../../world/now-iso.ts';
import { state } from '../../world/state.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { runInWorld } from '../../world/world.ts';
import { guestCaller } from '../guest/index.ts';
import { noteEnd } from './blocks.ts';
import { deleteIncentives } from './statements.ts';

const putIncentive = replaceRow('incentive');

/** The incentives of the platform. */
export const incentivesAre = state('the platform has these incentives', {
  description:
    'These are all incentives; one with a countdown ends so many seconds from now, one without never. One without a group is alone.',
  params: s.object({
    incentives: s.array(
      s.object({
        id: s.entityId,
        region: incentiveRegion,
        type: incentiveType,
        event: incentiveEvent,
        priority: s.count,
        countdown: s.optional(s.count),
        uniqueGroup: s.optional(s.string),
      }),
    ),
  }),
  setUp: ({ incentives }, parts) =>
    runInWorld(parts, true, async (world) => {
      await deleteIncentives.all(world.tx);
      for (const { countdown = null, uniqueGroup = null, ...row } of incentives) {
        const countdownStart = countdown === null ? null : nowIso(world);
        await putIncentive.all(world.tx, { ...row, countdown, countdownStart, uniqueGroup });
      }
    }),
});

/** A guest has closed an incentive, so that its group stays away. */
export const incentiveWasClosed = state('the guest has closed an incentive', {
  description: 'The guest has closed this incentive just now.',
  params: s.object({ guestId: s.entityId, incentive: s.entityId }),
  setUp: ({ guestId, incentive }, parts) =>
    runInWorld(parts, true, async (world) => {
      const caller = await guestCaller(guestId, `state ${incentive}`, world);
      await noteEnd({ result: 'closed', incentive }, caller, world);
    }),
});

/** The states of this module. */
export const conversionStates = [incentivesAre, incentiveWasClosed];
