import type { NamedContents } from '../../foundation/page/ports.ts';
import { parseSharedJson } from '../../world/json.ts';
import { allCategories } from './statements.ts';

/** The title of a category. */
export const categoryTitle: NamedContents['categoryTitle'] = async (slug, { language }, { tx }) => {
  const row = (await allCategories.all(tx)).find((each) => each.slug === slug);
  return row === undefined ? null : parseSharedJson(row.title)[language];
};
