import { parse, s, type Infer, type Schema } from '@lounge/protocol';
import { giveGifts } from '../../content/gifts/index.ts';
import { reject } from '../../dispatch/handler.ts';
import { seedRows, type Seeds } from '../../seed/fill.ts';
import { setUpState, type ProviderState } from '../../states.ts';
import type { Executor } from '../../world/database.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { tables } from '../../world/tables.ts';
import { unstorableIn } from '../../wire/storable-text.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';

/** The parts of a server that its internal endpoints use. */
export interface InternalParts {
  /** The catalogue that is imported. */
  readonly seeds: () => Seeds;
  /** Forgets what the server has kept of pages. */
  readonly clearCaches: () => void;
}

type Action = (input: unknown, parts: InternalParts, world: WorldParts) => Promise<object>;

const action =
  <S extends Schema>(
    schema: S,
    run: (input: Infer<S>, parts: InternalParts, world: WorldParts) => Promise<object>,
  ): Action =>
  (input, parts, world) => {
    const parsed = parse(schema, input);
    const unstorable = unstorableIn(input);
    if (unstorable !== null) reject('malformed', unstorable);
    return run(parsed.ok ? parsed.value : reject('malformed', parsed.field), parts, world);
  };

const idsOf = {
  actor: statement((db) => db.selectFrom('actor').select('id')),
  album: statement((db) => db.selectFrom('album').select('id')),
};
const putText = replaceRow('actorText');
const put = { actor: replaceRow('actor'), album: replaceRow('album') };

/** Adds the rows that the world lacks; what is there has been used since, and stays. */
const missingOf = async <R extends { readonly id: number }>(
  table: 'actor' | 'album',
  rows: readonly R[],
  tx: Executor,
): Promise<readonly R[]> => {
  const known = new Set((await idsOf[table].all(tx)).map(({ id }) => id));
  return rows.filter(({ id }) => !known.has(id));
};

const onlineSince = statement((db, $: Bind<{ since: string }>) =>
  db.selectFrom('session').select('guestId').distinct().where('usedAt', '>=', $('since')).orderBy('guestId'),
);

/** How long ago an online guest may have used the site, in milliseconds. @assumed */
const onlineMs = 5 * 60_000;

const tablesWithIds = Object.entries(tables).flatMap(([name, columns]) =>
  'id' in columns && columns.id === 'id' ? [name] : [],
);

/**
 * The internal actions by name. They are for operators and tests: no page calls them.
 * @assumed What each does, as the documents give the names only.
 */
export const internalActions: ReadonlyMap<string, Action> = new Map([
  /** Ids go on after the highest one of each table. @spec rest:internal.regenerate-auto-incrementor */
  [
    'regenerate_auto_incrementor',
    action(s.empty, async (_, _parts, world) => {
      await world.database.change(async (tx) => tx.dialect.continueIds?.(tx, tablesWithIds));
      return { tables: tablesWithIds.length };
    }),
  ],
  /** @spec rest:internal.clear-di-cache */
  [
    'clear_di_cache',
    action(s.empty, (_, { clearCaches }) => {
      clearCaches();
      return Promise.resolve({ success: true });
    }),
  ],
  /** @spec rest:internal.actor-import-full */
  [
    'actor_import_full',
    action(s.empty, (_, { seeds }, world) =>
      world.database.change(async (tx) => {
        const { actor, actorText } = seedRows(seeds());
        const missing = await missingOf('actor', actor, tx);
        const ids = new Set(missing.map(({ id }) => id));
        for (const row of missing) await put.actor.all(tx, row);
        for (const row of actorText.filter(({ actorId }) => ids.has(actorId))) await putText.all(tx, row);
        return { imported: missing.length };
      }),
    ),
  ],
  /** @spec rest:internal.album-import */
  [
    'album_import',
    action(s.empty, (_, { seeds }, world) =>
      world.database.change(async (tx) => {
        const missing = await missingOf('album', seedRows(seeds()).album, tx);
        for (const row of missing) await put.album.all(tx, row);
        return { imported: missing.length };
      }),
    ),
  ],
  /** @spec rest:internal.grant-messenger-gifts */
  [
    'grantMessengerGifts',
    action(
      s.object({ guestId: s.entityId, giftId: s.entityId, quantity: s.integerBetween(1, 100) }),
      async ({ guestId, giftId, quantity }, _parts, world) => {
        await runInWorld(world, true, (change) => giveGifts(guestId, giftId, quantity, change));
        return { success: true };
      },
    ),
  ],
  /** The guests who used the site within five minutes. @spec rest:internal.online-guests */
  [
    'onlineGuests',
    action(s.empty, async (_, _parts, { database, clock }) => {
      const since = new Date(clock.now() - onlineMs).toISOString();
      return { guestIds: (await onlineSince.all(database.reader, { since })).map(({ guestId }) => guestId) };
    }),
  ],
  /** Sets up a provider state. @spec rest:internal.test */
  [
    'test/state',
    action(
      s.object({ state: s.boundedString(200), params: s.optional(s.record) }),
      async ({ state, params = {} }, _parts, world) => {
        try {
          await setUpState({ name: state, params: params as ProviderState['params'] }, world);
        } catch {
          reject('malformed', 'state');
        }
        return { success: true };
      },
    ),
  ],
]);
