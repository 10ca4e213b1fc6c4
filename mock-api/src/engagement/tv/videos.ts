import { alternates } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import type {
  getTvPost,
  getTvSuggestions,
  getTvVideo,
  pinTvVideo,
  updateMediathek,
} from '@lounge/protocol/engagement/tv';
import { contactableModels } from '../../content/messenger/index.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { trailTo } from '../../foundation/page/index.ts';
import { isTvSubscriber } from '../../foundation/subscriptions/index.ts';
import { clipFor } from '../../media/clips.ts';
import { sourceOf } from '../../media/media-source.ts';
import { localized } from '../../wire/localized.ts';
import type { ByLanguage } from '../../world/by-language.ts';
import { parseSharedJson, toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { previewOf, publicClipBase } from '../../world/ports.ts';
import { placeOf } from '../../world/tv-keys.ts';
import type { Caller, World } from '../../world/world.ts';
import { suggestedFor } from './lists.ts';
import { videosFrom } from './map-video.ts';
import {
  categoriesOf,
  formatByKey,
  markKey,
  setPinned,
  setWatched,
  videoByHash,
  videoById,
  videoBySlug,
  videosByPlaces,
  type FormatRow,
  type VideoRow,
} from './statements.ts';

const seriesLabel: ByLanguage = { de: 'Serien', en: 'Series', nl: 'Series', es: 'Series' };

/** The steps from the start page to a video. */
const trailOf = (row: VideoRow, format: FormatRow, caller: Caller) => {
  const { language, brand } = caller;
  const home = trailTo('home', {}, { language, brand })[0]?.label ?? '';
  const params = { product: brand, series: format.key };
  const link = (route: 'home' | 'tv.series-overview' | 'tv.mediathek-series') => alternates(route, params)[language];
  return [
    { label: home, link: link('home') },
    { label: seriesLabel[language], link: link('tv.series-overview') },
    { label: localized(format.title, caller), link: link('tv.mediathek-series') },
    { label: localized(row.title, caller), link: null },
  ];
};

/** Reads the page of a video. */
export const readPost = async (
  { slug }: InputOf<typeof getTvPost>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getTvPost>> => {
  const now = nowIso(world);
  const row = (await videoBySlug.first(world.tx, { slug, now })) ?? reject('unknown', 'slug');
  const [format, before, categories] = await Promise.all([
    formatByKey.first(world.tx, { key: row.formatKey }),
    videosByPlaces.all(world.tx, { places: toJson([placeOf(row.formatKey, row.number - 1)]) }),
    categoriesOf.all(world.tx, { videoId: row.id }),
  ]);
  if (format === null) return reject('unknown', 'slug');
  const previousRows = before.filter(({ publishedAt }) => publishedAt <= now);
  const [[video, previous], models] = await Promise.all([
    videosFrom([row, ...previousRows], caller, world),
    contactableModels(parseSharedJson(format.hostIds), caller, world),
  ]);
  if (video === undefined) return reject('unknown', 'slug');
  return {
    post: { ...video, text: localized(row.text, caller) },
    previous: previous ?? null,
    similar: { models },
    categories: categories.map(({ key, name }) => ({ key, name: localized(name, caller) })),
    breadcrumbs: trailOf(row, format, caller),
  };
};

const videoOf = async (id: number, world: Pick<World, 'tx' | 'clock'>): Promise<VideoRow> =>
  (await videoById.first(world.tx, { id, now: nowIso(world) })) ?? reject('unknown', 'videoId');

const isLockedFor = async (row: VideoRow, { guestId }: Caller, world: World): Promise<boolean> =>
  row.isPremium === 1 && !(await isTvSubscriber(guestId, world));

/** Reads a video with its sources. */
export const readVideo = async (
  { videoId }: InputOf<typeof getTvVideo>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getTvVideo>> => {
  const row = await videoOf(videoId, world);
  const [isLocked, [video]] = await Promise.all([isLockedFor(row, caller, world), videosFrom([row], caller, world)]);
  if (video === undefined) return reject('unknown', 'videoId');
  const clip = { brand: caller.brand, clip: clipFor(row.pictureSeed) };
  const needsTv = row.isPremium === 1;
  const url = isLocked
    ? null
    : world.mediaUrls.video({ ...clip, seconds: row.duration, needsTv }, needsTv ? caller.guestId : null);
  return {
    video,
    preview: sourceOf(previewOf(clip), null, publicClipBase(clip)),
    full: url === null ? null : sourceOf(url, row.duration, url.slice(0, url.lastIndexOf('/'))),
    isLocked,
  };
};

/** Reads videos that fit another one. */
export const readSuggestions = async (
  { hashId }: InputOf<typeof getTvSuggestions>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getTvSuggestions>> => {
  const row = (await videoByHash.first(world.tx, { hashId, now: nowIso(world) })) ?? reject('unknown', 'hashId');
  return { videos: await suggestedFor(row, caller, world) };
};

/** Marks a video as watched; a locked one cannot be. */
export const watchVideo = async (
  { videoId }: InputOf<typeof updateMediathek>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof updateMediathek>> => {
  const guestId = guestOf(caller);
  if (await isLockedFor(await videoOf(videoId, world), caller, world)) reject('needAbo');
  await setWatched.all(world.tx, { key: markKey({ guestId, videoId }), guestId, videoId, watchedAt: nowIso(world) });
  return { isWatched: true };
};

/** Pins a video, or takes the pin away. */
export const pinVideo = async (
  { videoId, isPinned }: InputOf<typeof pinTvVideo>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof pinTvVideo>> => {
  const guestId = guestOf(caller);
  await videoOf(videoId, world);
  const pinnedAt = isPinned ? nowIso(world) : null;
  await setPinned.all(world.tx, { key: markKey({ guestId, videoId }), guestId, videoId, pinnedAt });
  return { isPinned };
};
