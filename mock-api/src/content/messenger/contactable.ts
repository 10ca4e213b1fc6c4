import type { Infer } from '@lounge/protocol';
import type { model } from '@lounge/protocol/content/actors';
import { callerCountry } from '../../dispatch/caller-country.ts';
import { toJson } from '../../world/json.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { isBannedIn } from '../actors/index.ts';
import { modelOf } from '../actors/map-actor.ts';
import { actorTilesByIds } from '../actors/statements.ts';

/** The performers among some with whom a guest has no contact; `ids` is a JSON array. */
const withoutContact = statement((db, $: Bind<{ guestId: number; ids: string }>, { isAmong }) =>
  db
    .selectFrom('channel')
    .select('actorId')
    .where('channel.guestId', '=', $('guestId'))
    .where('channel.isBlocked', '=', 1)
    .where(isAmong('channel.actorId', $('ids'))),
);

/** The caller's country, and whether a performer among some may be contacted: she excludes no such country, and nobody blocked the other. */
export const contactsAmong = async (
  ids: readonly number[],
  caller: Caller,
  world: Pick<World, 'tx'>,
): Promise<{
  readonly country: string | null;
  readonly isContactable: (row: Pick<Row<'actor'>, 'id' | 'banned'>) => boolean;
}> => {
  const [country, blocked] = await Promise.all([
    callerCountry(caller, world),
    caller.guestId === null ? [] : withoutContact.all(world.tx, { guestId: caller.guestId, ids: toJson(ids) }),
  ]);
  const hidden = new Set(blocked.map(({ actorId }) => actorId));
  return { country, isContactable: (row) => !hidden.has(row.id) && !isBannedIn(row, country) };
};

/** The tiles of performers in the order of their ids, without those who exclude the caller's country or have no contact with the guest. */
export const contactableModels = async (
  ids: readonly number[],
  caller: Caller,
  world: World,
): Promise<Infer<typeof model>[]> => {
  const [rows, { country, isContactable }] = await Promise.all([
    actorTilesByIds(world.tx, ids, caller.language),
    contactsAmong(ids, caller, world),
  ]);
  return rows.filter(isContactable).map((row) => modelOf(row, country, caller, world));
};
