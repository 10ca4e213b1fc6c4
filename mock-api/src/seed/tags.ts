import type { Row } from '../world/tables.ts';
import { toJson } from '../world/json.ts';
import type { ByLanguage } from './translations.ts';
import { byLanguage } from './translations.ts';
import type { VideoRow } from './rows.ts';
import { tagNames } from './texts/tag-names.ts';

/** The name of a tag or a mood; one that has none is called by its key. */
export const nameOfTag = (key: string): ByLanguage => byLanguage(tagNames[key] ?? [key, key, key, key]);

/** The number of items by key. */
export const countBy = <T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, number> => {
  const counts = new Map<K, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};

/** The tags of videos, and each tag with the number of its videos. */
export const tagRows = (
  videos: readonly VideoRow[],
): { readonly videoTag: readonly Row<'videoTag'>[]; readonly tag: readonly Row<'tag'>[] } => {
  const videoTag = videos.flatMap(({ id, tags }) =>
    [...new Set(tags)].map((tag) => ({ key: `${id} ${tag}`, videoId: id, tag })),
  );
  const counts = countBy(videoTag, ({ tag }) => tag);
  return { videoTag, tag: [...counts].map(([key, videoCount]) => ({ key, name: toJson(nameOfTag(key)), videoCount })) };
};
