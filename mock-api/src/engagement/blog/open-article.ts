import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { articleById, type ArticleRow } from './statements.ts';

/** An article that has appeared; null for another one. */
export const openArticle = async (id: number, world: Pick<World, 'tx' | 'clock'>): Promise<ArticleRow | null> => {
  const row = await articleById.first(world.tx, { id });
  return row === null || row.publishedAt > nowIso(world) ? null : row;
};
