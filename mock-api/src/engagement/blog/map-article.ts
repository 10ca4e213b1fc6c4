import type { Infer } from '@lounge/protocol';
import type { blogArticle, blogNeighbour, blogPost } from '@lounge/protocol/engagement/blog';
import { pictureOf } from '../../media/picture.ts';
import { languageTexts, localized } from '../../wire/localized.ts';
import { parseJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { neighbour, type ArticleRow, type PostRow } from './statements.ts';

type Neighbour = Infer<typeof blogNeighbour>;

const coverOf = ({ pictureSeeds }: Pick<PostRow, 'pictureSeeds'>): string => parseJson(pictureSeeds)[0] ?? '';

/** The picture above an article, or on a cover. */
export const coverPicture = (
  row: Pick<PostRow, 'pictureSeeds'>,
  kind: 'still' | 'portrait',
  { brand }: Pick<Caller, 'brand'>,
) => pictureOf(brand, kind, coverOf(row));

/** Maps an article of a list. */
export const postOf = (row: PostRow, caller: Caller): Infer<typeof blogPost> => ({
  id: row.id,
  slug: localized(row.slug, caller),
  category: row.category,
  title: localized(row.title, caller),
  subtitle: localized(row.subtitle, caller),
  date: row.publishedAt,
  excerpt: localized(row.excerpt, caller),
  featured: row.featured === 1,
  picture: coverPicture(row, 'still', caller),
  readingMinutes: row.readingMinutes,
  actorIds: [...parseJson(row.actorIds)],
});

const neighbourOf = (
  row: Pick<ArticleRow, 'id' | 'slug' | 'category' | 'title'> | null,
  caller: Caller,
): Neighbour | null =>
  row === null
    ? null
    : { id: row.id, slug: localized(row.slug, caller), category: row.category, title: localized(row.title, caller) };

/** Maps an article with its text and its neighbours. */
export const articleOf = async (
  row: ArticleRow,
  caller: Caller,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Infer<typeof blogArticle>> => {
  const { category, publishedAt, id } = row;
  const place = { category, publishedAt, id, now: nowIso(world) };
  const [previous, next] = await Promise.all([
    neighbour('before').first(world.tx, place),
    neighbour('after').first(world.tx, place),
  ]);
  return {
    post: postOf(row, caller),
    slugs: languageTexts(parseJson(row.slug)),
    portrait: category === 'interviews' ? coverPicture(row, 'portrait', caller) : null,
    html: localized(row.html, caller).replaceAll('/pictures/{brand}/', `/pictures/${caller.brand}/`),
    previous: neighbourOf(previous, caller),
    next: neighbourOf(next, caller),
  };
};
