import { actorStateChanged } from '@lounge/protocol/content/live-chat';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { actorStateOf } from '../actors/index.ts';
import { performersInShow } from '../tickets/statements.ts';
import { openChats } from './chat-statements.ts';
import { presentOfActors } from './present-of-actors.ts';
import { changeStage, isExclusive } from './stage.ts';

type Shown = Row<'stage'>['shown'];

/** The performers who are private by their own stage, or were shown as busy. */
const stagesToCompare = statement((db, $: Bind<{ now: string }>) =>
  db
    .selectFrom('stage')
    .select(['actorId', 'privateUntil', 'shown'])
    .where((e) => e.or([e('shown', '!=', 'here'), e('privateUntil', '>', $('now'))])),
);

const setShown = statement((db, $: Bind<{ actorId: number; shown: Shown }>) =>
  db
    .updateTable('stage')
    .set({ shown: $('shown') })
    .where('actorId', '=', $('actorId'))
    .where('shown', '!=', $('shown'))
    .returning('actorId'),
);

/** Publishes what a performer does now. */
const publishActorState = async (actorId: number, world: World): Promise<void> => {
  const state = await actorStateOf(actorId, presentOfActors, world);
  publish(world.bus, actorStateChanged, { everyone: true }, state);
};

/** The state of each performer who is busy now, and the published state of each. */
const stagesNow = async (world: Pick<World, 'tx' | 'clock'>) => {
  const now = nowIso(world);
  const stages = await stagesToCompare.all(world.tx, { now });
  const isPrivate = (until: string | null): boolean => until !== null && until > now;
  const busy = new Map<number, Shown>();
  for (const { actorId: id, privateUntil: until } of stages) if (isPrivate(until)) busy.set(id, 'inChat');
  for (const chat of await openChats.all(world.tx)) if (isExclusive(chat)) busy.set(chat.actorId, 'inChat');
  for (const { actorId: id } of await performersInShow.all(world.tx, { now })) busy.set(id, 'inShow');
  return { busy, shown: new Map(stages.map(({ actorId: id, shown }) => [id, shown])) };
};

/**
 * Publishes changed states of performers: a private chat or a ticket show began or ended, by a press or by the clock. To be called about
 * once a second, by any process; a repeat does nothing.
 * @spec state:actor-availability
 */
export const publishStages = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const { busy, shown } = await stagesNow({ tx: parts.database.reader, clock: parts.clock });
  for (const id of new Set([...busy.keys(), ...shown.keys()])) {
    const next = busy.get(id) ?? 'here';
    if (next === (shown.get(id) ?? 'here')) continue;
    await runInWorld(parts, true, async (world) => {
      await changeStage(id, {}, world);
      if ((await setShown.first(world.tx, { actorId: id, shown: next })) !== null) await publishActorState(id, world);
    }).catch(report);
  }
};
