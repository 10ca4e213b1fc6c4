import { searchActors } from '@lounge/protocol/content/actor-search';
import { aWorld } from './a-world.ts';
import { testClient } from './test-client.ts';

/** A world with the committed performers, and a search of all of them unless it is narrowed. */
export const searchWorld = () => {
  const { world, run } = aWorld();
  const client = testClient(world);
  const search = (input: object = {}, who: object = {}) =>
    client.answer(searchActors, { page: 1, searchType: 'custom', requestId: 1, ...input }, who);
  /** The ids of all pages of a search. */
  const allIds = async (input: object = {}, who: object = {}): Promise<readonly number[]> => {
    const ids: number[] = [];
    for (let page = 1, maxPage = 1; page <= maxPage; page += 1) {
      const state = await search({ ...input, page }, who);
      ids.push(...state.actorList.map(({ model }) => model.id));
      maxPage = state.maxPage ?? maxPage;
    }
    return ids;
  };
  const idsWhere = async (condition: string): Promise<readonly number[]> =>
    (await run<{ id: number }>(`select id from actor where ${condition} order by "isOnline" desc, id`)).map(
      ({ id }) => id,
    );
  return { world, run, ...client, search, allIds, idsWhere };
};
