import type { SearchPorts } from '../../content/global-search/ports.ts';
import { publishedBy } from '../../content/global-search/statements.ts';
import { inOrderOf } from '../../world/in-order-of.ts';
import { toJson } from '../../world/json.ts';
import { articleAddresses } from './article-addresses.ts';
import { listNames } from './list-names.ts';
import { postOf } from './map-article.ts';
import { articlesAmong } from './statements.ts';

/** The articles of the magazine for the search. */
export const searchedArticles: SearchPorts['articles'] = {
  ...publishedBy('article'),
  hits: async (ids, caller, { tx }) => {
    const rows = await articlesAmong.all(tx, { ids: toJson(ids) });
    const { language } = caller;
    return inOrderOf(ids, rows).map((row) => {
      const { id, title, subtitle, date, excerpt, featured, picture } = postOf(row, caller);
      const [category, link] = [listNames[row.category][language], articleAddresses(row)[language]];
      return { id, title, subtitle, date, excerpt, featured, category, picture, link };
    });
  },
};
