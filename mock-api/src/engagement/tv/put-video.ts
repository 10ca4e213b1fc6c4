import { sql } from 'kysely';
import { inAllLanguages, type ByLanguage } from '../../world/by-language.ts';
import type { Executor } from '../../world/database.ts';
import { parseJson } from '../../world/json.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { putSearchDocument, removeSearchDocument } from '../../world/search-document.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { slugKeys, videoCategoryKey } from '../../world/tv-keys.ts';
import { tvVideoTexts } from '../../world/tv-video-texts.ts';
import { formatByKey, type VideoRow } from './statements.ts';

const replaceVideo = replaceRow('tvVideo');
const replaceSlug = replaceRow('tvVideoSlug');
const replaceCategory = replaceRow('tvVideoCategory');

const idAtPlace = statement((db, $: Bind<{ place: string }>) =>
  db.selectFrom('tvVideo').select('id').where('place', '=', $('place')),
);
const deleteVideo = statement((db, $: Bind<{ id: number }>) =>
  db.deleteFrom('tvVideo').where('id', '=', $('id')).returning('formatKey'),
);
const deleteSlugs = statement((db, $: Bind<{ id: number }>) =>
  db.deleteFrom('tvVideoSlug').where('videoId', '=', $('id')),
);
const deleteCategories = statement((db, $: Bind<{ id: number }>) =>
  db.deleteFrom('tvVideoCategory').where('videoId', '=', $('id')),
);

/** Counts the videos of a format anew. */
const countVideos = statement((db, $: Bind<{ key: string }>) =>
  db
    .updateTable('tvFormat')
    .set({
      videoCount: sql`(select count(*) from "tvVideo" where "tvVideo"."formatKey" = "tvFormat"."key")`,
    })
    .where('key', '=', $('key')),
);

/** Removes a video with what finds it. */
const removeVideo = async (id: number, tx: Executor): Promise<void> => {
  const removed = await deleteVideo.first(tx, { id });
  for (const each of [deleteSlugs, deleteCategories]) await each.all(tx, { id });
  await removeSearchDocument(tx, 'tvVideo', id);
  if (removed !== null) await countVideos.all(tx, { key: removed.formatKey });
};

/** Writes a video in the place of one with its id, or with its number in its format, with what finds it: slugs, categories and the words of its titles. */
export const putVideo = async (row: VideoRow, categories: readonly string[], tx: Executor): Promise<void> => {
  await removeVideo(row.id, tx);
  const former = await idAtPlace.first(tx, { place: row.place });
  if (former !== null) await removeVideo(former.id, tx);
  await replaceVideo.all(tx, row);
  const slug: ByLanguage = parseJson(row.slug);
  for (const key of slugKeys(slug)) await replaceSlug.all(tx, { key, videoId: row.id });
  for (const category of categories)
    await replaceCategory.all(tx, {
      key: videoCategoryKey(row.id, category),
      category,
      videoId: row.id,
      publishedAt: row.publishedAt,
    });
  const format = await formatByKey.first(tx, { key: row.formatKey });
  const formatTitle = format === null ? inAllLanguages('') : parseJson(format.title);
  await putSearchDocument(tx, 'tvVideo', row.id, tvVideoTexts(parseJson(row.title), formatTitle));
  await countVideos.all(tx, { key: row.formatKey });
};
