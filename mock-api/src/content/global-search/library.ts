import { pathTo, performerSlug } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { libraryItem } from '@lounge/protocol/content/global-search';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { inOrderOf } from '../../world/in-order-of.ts';
import { documentId, storedWord } from '../../world/search-document.ts';
import { meets, withWords } from '../../world/word-query.ts';
import type { Caller, World } from '../../world/world.ts';
import type { SearchPage } from './find.ts';
import type { SearchTerms } from './search-terms.ts';
import { albumsAmong } from '../galleries/statements.ts';
import { givenMediaOf } from '../../foundation/vouchers/index.ts';
import { boughtBy } from '../../foundation/wallet/restriction.ts';
import { videosAmong } from '../videos/statements.ts';
import { wordsAmong } from './statements.ts';

type Item = Infer<typeof libraryItem>;
type OwnedKind = Item['kind'];

/** The most things of a guest that are searched: the latest ones. */
const mostOwned = 1000;

/** The ids of a kind among those that a guest owns whose words begin like all words of a pattern. */
const ownedThatMatch = async (
  kind: OwnedKind,
  owned: ReadonlySet<number>,
  terms: SearchTerms | null,
  { language }: Caller,
  { tx }: World,
): Promise<readonly number[]> => {
  if (owned.size === 0 || terms === null) return [];
  const query = withWords(terms.wide ?? terms.exact, (word) => storedWord(kind, language, word));
  const ids = [...owned].slice(-mostOwned);
  const rows = await wordsAmong.all(tx, { ids: JSON.stringify(ids.map((id) => documentId(kind, id))) });
  const matching = new Set(rows.flatMap(({ id, words }) => (meets(words.split(' '), query) ? [id] : [])));
  return ids.filter((id) => matching.has(documentId(kind, id)));
};

/** The ids of what a guest owns that a pattern finds, by kind; nothing for visitors. */
const idsOwned = async (terms: SearchTerms | null, caller: Caller, world: World) => {
  if (caller.guestId === null) return { video: [], album: [] };
  const [videos, given, albums] = await Promise.all([
    boughtBy(caller, 'video', world),
    givenMediaOf(caller, 'video', world),
    boughtBy(caller, 'album', world),
  ]);
  const [video, album] = await Promise.all([
    ownedThatMatch('video', new Set([...videos, ...given]), terms, caller, world),
    ownedThatMatch('album', albums, terms, caller, world),
  ]);
  return { video, album };
};

/** A page of what the guest owns that a pattern finds, videos first, with the total. */
export const foundInLibrary = async (
  { terms, first, offset }: Pick<SearchPage, 'terms' | 'first' | 'offset'>,
  caller: Caller,
  world: World,
): Promise<{ readonly items: Item[]; readonly total: number }> => {
  const { video, album } = await idsOwned(terms, caller, world);
  const page = [...video.map((id) => ['video', id] as const), ...album.map((id) => ['album', id] as const)].slice(
    offset,
    offset + first,
  );
  const idsOf = (kind: OwnedKind) => page.flatMap(([each, id]) => (each === kind ? [id] : []));
  const [videoIds, albumIds] = [idsOf('video'), idsOf('album')];
  const [videos, albums] = await Promise.all([
    videosAmong.all(world.tx, { ids: JSON.stringify(videoIds) }),
    albumsAmong.all(world.tx, { ids: JSON.stringify(albumIds) }),
  ]);
  const items: Item[] = [
    ...inOrderOf(videoIds, videos).map((row) => ({
      kind: 'video' as const,
      id: row.id,
      title: localized(row.title, caller),
      actor: { id: row.actorId, name: row.actorName },
      preview: pictureOf(caller.brand, 'still', row.previewSeed),
      link: pathTo('performer.video-details', caller.language, { actorName: row.actorSlug, videoId: row.id }),
    })),
    ...inOrderOf(albumIds, albums).map((row) => ({
      kind: 'album' as const,
      id: row.id,
      title: localized(row.title, caller),
      actor: { id: row.actorId, name: row.actorName },
      preview: pictureOf(caller.brand, 'portrait', row.coverSeed),
      link: pathTo('performer.album-details', caller.language, {
        actorName: performerSlug(row.actorName),
        albumId: row.id,
      }),
    })),
  ];
  return { items, total: video.length + album.length };
};
