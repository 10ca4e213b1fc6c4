import type { Infer } from '@lounge/protocol';
import {
  conditionsOf,
  type SearchConditions,
  type actorSearchType,
  type collection,
  defaultCategoryId,
  newCategoryId,
} from '@lounge/protocol/content/actor-search';
import { reject } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { totalOf } from '../../world/bounded-count.ts';
import { languageTexts } from '../../wire/localized.ts';
import { parseJson, parseSharedJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { matchBindings, type MatchOptions } from './matches.ts';
import { allCategories, countInCategory, type CategoryRow } from './statements.ts';

type SearchType = Infer<typeof actorSearchType>;
type Collection = Infer<typeof collection>;

/** No conditions. */
const noConditions: SearchConditions = {
  flags: [],
  genders: [],
  languages: [],
  tags: [],
  ages: null,
  priceTo: null,
};

/** The categories of searches that name none. @assumed A search by distance or by conditions of its own has none. */
const idByType: Readonly<Record<SearchType, number | null>> = {
  default: defaultCategoryId,
  'new girls': newCategoryId,
  location: null,
  custom: null,
};

/** The category of a search: the one that it names, else that of its type; null without one. Rejects one that nobody knows. */
export const categoryOf = async (
  searchType: SearchType,
  slug: string | undefined,
  world: Pick<World, 'tx'>,
): Promise<CategoryRow | null> => {
  const id = idByType[searchType];
  if (slug === undefined && id === null) return null;
  const rows = await allCategories.all(world.tx);
  if (slug === undefined) return rows.find((row) => row.id === id) ?? null;
  return rows.find((row) => row.slug === slug) ?? reject('unknown', 'currentCollection');
};

/** The conditions of a category. Throws where the stored ones cannot be searched for. */
export const conditionsOfCategory = (row: CategoryRow | null): SearchConditions => {
  if (row === null) return noConditions;
  const conditions = conditionsOf(parseJson(row.conditions));
  if (conditions === null) throw new Error(`The category ${row.slug} has a condition that nobody knows.`);
  return conditions;
};

/** A category with the number of its performers. @spec entity:collection */
export const collectionOf = async (
  row: CategoryRow,
  options: MatchOptions,
  caller: Caller,
  world: Pick<World, 'tx'>,
): Promise<Collection> => {
  const bindings = matchBindings(conditionsOfCategory(row), options);
  const title = parseSharedJson(row.title)[caller.language];
  const text = parseSharedJson(row.text);
  const picture = pictureOf(caller.brand, 'still', row.pictureSeed);
  return {
    id: row.id,
    slug: row.slug,
    name: title,
    label: title,
    texts: languageTexts(text),
    imageId: row.pictureSeed,
    imageUrl: picture.url,
    picture,
    modelCount: await totalOf(countInCategory.first(world.tx, bindings)),
  };
};

/** All categories. */
export const allCollections = async (
  options: MatchOptions,
  caller: Caller,
  world: Pick<World, 'tx'>,
): Promise<Collection[]> => {
  const rows = await allCategories.all(world.tx);
  return Promise.all(rows.map((row) => collectionOf(row, options, caller, world)));
};
