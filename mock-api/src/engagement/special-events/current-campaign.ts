import type { Row } from '../../world/tables.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { currentOf, phaseOf } from './phase.ts';
import { begunCampaign, nextCampaign } from './statements.ts';

type CampaignType = Row<'campaign'>['eventType'];

/** The campaign of a kind: the one that runs, else the next one, else the last one; null without any. */
export const currentCampaign = async (eventType: CampaignType, world: Pick<World, 'tx' | 'clock'>) => {
  const around = { eventType, now: nowIso(world) };
  const [begun, next] = [await begunCampaign.first(world.tx, around), await nextCampaign.first(world.tx, around)];
  return currentOf(begun, next, world);
};

/** The campaign of a kind that runs; null without one. */
export const runningCampaign = async (eventType: CampaignType, world: Pick<World, 'tx' | 'clock'>) => {
  const begun = await begunCampaign.first(world.tx, { eventType, now: nowIso(world) });
  return begun === null || phaseOf(begun, world).hasEnded ? null : begun;
};
