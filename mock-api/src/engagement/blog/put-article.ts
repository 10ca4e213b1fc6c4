import { actorTilesByIds } from '../../content/actors/statements.ts';
import { articleMonthKey, listsOf } from '../../world/article-lists.ts';
import { articleTexts } from '../../world/article-texts.ts';
import { inAllLanguages } from '../../world/by-language.ts';
import type { Executor } from '../../world/database.ts';
import { parseJson } from '../../world/json.ts';
import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { putSearchDocument } from '../../world/search-document.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { articleById, type ArticleRow } from './statements.ts';

const replaceArticle = replaceRow('article');

const deleteArticle = statement((db, $: Bind<{ id: number }>) => db.deleteFrom('article').where('id', '=', $('id')));

const addToMonth = insertRow('articleMonth', {}, (insert) =>
  insert.onConflict((conflict) =>
    conflict.column('key').doUpdateSet((e) => ({ total: e('articleMonth.total', '+', e.ref('excluded.total')) })),
  ),
);

const count = async (row: ArticleRow, by: 1 | -1, tx: Executor): Promise<void> => {
  for (const list of listsOf(row))
    await addToMonth.all(tx, { key: articleMonthKey(list, row.month), list, month: row.month, total: by });
};

/** Removes an article with its place in the totals and its words in the search. */
export const removeArticle = async (id: number, tx: Executor): Promise<void> => {
  const row = await articleById.first(tx, { id });
  if (row === null) return;
  await count(row, -1, tx);
  await deleteArticle.all(tx, { id });
  await putSearchDocument(tx, 'article', id, inAllLanguages(''));
};

/** Writes an article in the place of one with its id, counts it in its lists, and lets the search find it. */
export const putArticle = async (row: ArticleRow, tx: Executor): Promise<void> => {
  await removeArticle(row.id, tx);
  await replaceArticle.all(tx, row);
  await count(row, 1, tx);
  const performers = await actorTilesByIds(tx, parseJson(row.actorIds), 'en');
  await putSearchDocument(
    tx,
    'article',
    row.id,
    articleTexts(
      row,
      performers.map(({ name }) => name),
    ),
  );
};
